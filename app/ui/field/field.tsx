import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './field.module.css';

interface FieldWords {
  label: string;
  name: string;
  /** Shown below the label: what the field is for, or that it is optional. */
  hint?: string | undefined;
  /** What is wrong with the value, and how to fix it. */
  error?: string | undefined;
}

export function Field(props: FieldWords & ComponentProps<'input'>) {
  const { frame, input } = useField(props);
  return (
    <FieldFrame {...frame}>
      <input {...input} />
    </FieldFrame>
  );
}

export function SelectField(props: FieldWords & ComponentProps<'select'>) {
  const { frame, input } = useField(props);
  return (
    <FieldFrame {...frame}>
      <select {...input} />
    </FieldFrame>
  );
}

export function TextAreaField(props: FieldWords & ComponentProps<'textarea'>) {
  const { frame, input } = useField(props);
  const defaultValue = useTypedText(input.id, input.defaultValue);
  return (
    <FieldFrame {...frame}>
      <textarea {...input} defaultValue={defaultValue} />
    </FieldFrame>
  );
}

/** Hydration would reset a textarea to the server's text; keeps what was typed since. */
function useTypedText<Text>(id: string, served: Text): Text | string {
  const [text] = useState(() => {
    if (!served || typeof document === 'undefined') return served;
    const area = document.getElementById(id);
    return area instanceof HTMLTextAreaElement ? area.value : served;
  });
  return text;
}

type AnyFieldProps = FieldWords & Pick<ComponentProps<'input'>, 'id' | 'className' | 'aria-describedby'>;

/** Connects label, hint and error to the input; other attributes pass through. */
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

type FieldFrameProps = ReturnType<typeof useField>['frame'] & { children: ReactNode };

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
