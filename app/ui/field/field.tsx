import {
  type ComponentProps,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
  useState,
} from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './field.module.css';

interface FieldWords {
  label: string;
  name: string;
  /** Told before anything is typed: what the field is for, or that it may stay empty. */
  hint?: string | undefined;
  /** What is wrong with the value, and how to mend it. */
  error?: string | undefined;
}

type FieldProps = FieldWords & InputHTMLAttributes<HTMLInputElement> & Pick<ComponentProps<'input'>, 'ref'>;

/** A labelled line of input. */
export function Field(props: FieldProps) {
  const { frame, input } = useField(props);
  return (
    <FieldFrame {...frame}>
      <input {...input} />
    </FieldFrame>
  );
}

type SelectFieldProps = FieldWords &
  SelectHTMLAttributes<HTMLSelectElement> &
  Pick<ComponentProps<'select'>, 'ref'>;

/** A labelled choice among the options given as children. */
export function SelectField(props: SelectFieldProps) {
  const { frame, input } = useField(props);
  return (
    <FieldFrame {...frame}>
      <select {...input} />
    </FieldFrame>
  );
}

type TextAreaFieldProps = FieldWords &
  TextareaHTMLAttributes<HTMLTextAreaElement> &
  Pick<ComponentProps<'textarea'>, 'ref'>;

/** A labelled input of many lines; it grows with what is typed where the browser can. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { frame, input } = useField(props);
  const defaultValue = useTypedText(input.id, input.defaultValue);
  return (
    <FieldFrame {...frame}>
      <textarea {...input} defaultValue={defaultValue} className={joinClasses(styles.input, styles.area)} />
    </FieldFrame>
  );
}

/** React puts the server's text back into a text area that it takes over. What was typed since then must stay. */
function useTypedText<Text>(id: string, served: Text): Text | string {
  const [text] = useState(() => {
    if (!served || typeof document === 'undefined') return served;
    const area = document.getElementById(id);
    return area instanceof HTMLTextAreaElement ? area.value : served;
  });
  return text;
}

type AnyFieldProps = FieldWords & {
  id?: string | undefined;
  className?: string | undefined;
  'aria-describedby'?: string | undefined;
};

/** Ties label, hint and error to the input, and leaves the input's own attributes as they are. */
function useField<Props extends AnyFieldProps>({ label, hint, error, className, ...own }: Props) {
  const madeId = useId();
  const id = own.id ?? madeId;
  const hintId = hint && `${id}-hint`;
  const errorId = error && `${id}-error`;
  const describedBy = joinClasses(hintId, errorId, own['aria-describedby']);
  return {
    frame: { id, label, hint, hintId, error, errorId, className },
    input: {
      ...own,
      id,
      className: styles.input,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': describedBy || undefined,
    },
  };
}

interface FieldFrameProps {
  id: string;
  label: string;
  hint: string | undefined;
  hintId: string | undefined;
  error: string | undefined;
  errorId: string | undefined;
  className: string | undefined;
  children: ReactNode;
}

function FieldFrame({ id, label, hint, hintId, error, errorId, className, children }: FieldFrameProps) {
  return (
    <div className={joinClasses(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
      {children}
    </div>
  );
}
