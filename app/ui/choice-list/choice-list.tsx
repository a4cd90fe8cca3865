import styles from './choice-list.module.css';

interface ChoiceListProps {
  /** The id of the first choice, to which an error summary leads. */
  id: string;
  legend: string;
  name: string;
  choices: { value: string; label: string; note?: string | undefined }[];
  /** The value that is chosen at first. */
  chosen?: string | undefined;
  error?: string | undefined;
  required?: boolean;
}

/** One question with a few answers, all of them in sight. */
export function ChoiceList({ id, legend, name, choices, chosen, error, required }: ChoiceListProps) {
  const errorId = error && `${id}-error`;
  return (
    <fieldset className={styles.question} aria-describedby={errorId}>
      <legend className={styles.legend}>{legend}</legend>
      {error && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
      {choices.map(({ value, label, note }, index) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            id={index === 0 ? id : undefined}
            name={name}
            value={value}
            defaultChecked={value === chosen}
            required={required}
            className={styles.mark}
          />
          <span>
            {label}
            {note && <span className={styles.note}>{note}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
