import { Button } from '../button/button.tsx';
import styles from '../field/field.module.css';

interface AutosaveNoteProps {
  /** The name of the form. */
  name: string;
  words: { note: string; clear: string };
}

/** Says in a form that the browser tab keeps what is typed, once a script does so. */
export function AutosaveNote({ name, words }: AutosaveNoteProps) {
  return (
    // The script may have shown it before an island is hydrated.
    <div
      hidden
      className={styles.note}
      data-behaviour="autosave"
      data-autosave={keyOf(name)}
      suppressHydrationWarning
    >
      <p>{words.note}</p>
      <Button variant="secondary">{words.clear}</Button>
    </div>
  );
}

/** On the page that is shown after sending: nothing of the form is kept any more. */
export function AutosaveEnd({ name }: { name: string }) {
  return <span hidden data-behaviour="autosave" data-autosave={keyOf(name)} data-sent="" />;
}

const keyOf = (name: string) => `draft-${name}`;
