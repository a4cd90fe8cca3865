import { type InputHTMLAttributes, useId } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './field.module.css';

type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & {
  label: string;
  name: string;
  /** What is wrong with the value, and how to mend it. */
  error?: string | undefined;
};

/** A labelled line of input; the browser's own constraint validation guards it. */
export function Field({ label, error, className, ...input }: FieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className={joinClasses(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {error && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
      <input
        {...input}
        id={id}
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
      />
    </div>
  );
}
