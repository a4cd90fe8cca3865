import { type MouseEvent, useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useEarlyEntry } from '../use-early-entry.ts';
import styles from './stepper.module.css';

type StepperProps = {
  label: string;
  hint: string;
  name: string;
  value: number;
  max: number;
  /** The names of the two buttons, for those who do not see the field between them. */
  fewer: string;
  more: string;
  /** Said at `max`, to which a higher number, typed or in a link, has been cut. */
  tooMany: string;
  onChange: (value: number) => void;
};

/**
 * A number that is mostly changed by one. Where no script runs yet, the buttons send their form and say by `step`, as
 * `children+1`, what is wanted.
 */
export function Stepper({ label, hint, name, value, max, fewer, more, tooMany, onChange }: StepperProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const change = (wanted: number) => onChange(Math.max(0, Math.min(max, Math.trunc(wanted))));
  const step = (by: 1 | -1) => (event: MouseEvent) => {
    event.preventDefault();
    change(value + by);
  };
  const input = useEarlyEntry<HTMLInputElement>(String(value), (text) => change(Number(text)));
  return (
    <div className={styles.stepper}>
      <div>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
        <p role="status" className={styles.tooMany}>
          {value >= max && tooMany}
        </p>
      </div>
      {/* At its end a button stays what it is: one that is switched off would lose the focus of who presses it. */}
      <div className={styles.controls}>
        <button
          type="submit"
          name="step"
          value={`${name}-1`}
          className={styles.step}
          aria-label={fewer}
          aria-disabled={value <= 0}
          onClick={step(-1)}
        >
          <Icon name="minus" />
        </button>
        <input
          ref={input}
          id={id}
          type="number"
          inputMode="numeric"
          name={name}
          min={0}
          max={max}
          className={styles.input}
          aria-describedby={hintId}
          value={value}
          onFocus={(event) => event.currentTarget.select()}
          onChange={({ target }) => change(Number(target.value))}
        />
        <button
          type="submit"
          name="step"
          value={`${name}+1`}
          className={styles.step}
          aria-label={more}
          aria-disabled={value >= max}
          onClick={step(1)}
        >
          <Icon name="plus" />
        </button>
      </div>
    </div>
  );
}
