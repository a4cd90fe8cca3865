import { useId, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { usePreHydrationValue } from '../use-pre-hydration-value.ts';
import styles from './stepper.module.css';

type StepperProps = {
  label: string;
  hint: string;
  name: string;
  value: number;
  max: number;
  /** The text that was sent in place of a number; `notCounted` says so until it is changed. */
  misread?: string | undefined;
  notCounted: string;
  /** Accessible names of the two buttons. */
  fewer: string;
  more: string;
  /** Shown at `max`, to which a higher number in the field or the URL has been clamped. */
  tooMany: string;
  onChange: (value: number) => void;
};

/**
 * A number field with step buttons. Before hydration the buttons submit their form with a `step` such as `children+1`.
 */
export function Stepper(props: StepperProps) {
  const { label, hint, name, value, max, fewer, more, tooMany, notCounted, onChange } = props;
  const id = useId();
  const hintId = `${id}-hint`;
  const noteId = `${id}-note`;
  const [misread, setMisread] = useState(props.misread);
  const isMisread = misread !== undefined;
  const shown = misread ?? String(value);
  const change = (wanted: number) => {
    setMisread(undefined);
    onChange(Math.max(0, Math.min(max, Math.trunc(wanted) || 0)));
  };
  const button = (by: 1 | -1) => (
    <button
      type="submit"
      name="step"
      value={by > 0 ? `${name}+1` : `${name}-1`}
      className={styles.step}
      aria-label={by > 0 ? more : fewer}
      aria-disabled={by > 0 ? value >= max : value <= 0}
      onClick={(event) => {
        event.preventDefault();
        change(value + by);
      }}
    >
      <Icon name={by > 0 ? 'plus' : 'minus'} />
    </button>
  );
  const input = usePreHydrationValue<HTMLInputElement>(shown, (text) => change(Number(text)));
  return (
    <div className={styles.stepper}>
      <div>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
        <p id={noteId} role="status" className={styles.tooMany}>
          {isMisread && `${notCounted} `}
          {value >= max && tooMany}
        </p>
      </div>
      {/* The buttons are never disabled, because a disabled button would lose the focus. */}
      <div className={styles.controls}>
        {button(-1)}
        <input
          ref={input}
          id={id}
          // A field of numbers would drop the text.
          type={isMisread ? 'text' : 'number'}
          inputMode="numeric"
          name={name}
          min={0}
          max={max}
          className={styles.input}
          aria-invalid={isMisread || undefined}
          aria-describedby={isMisread ? `${hintId} ${noteId}` : hintId}
          value={shown}
          onFocus={(event) => event.currentTarget.select()}
          onChange={({ target }) => change(Number(target.value))}
        />
        {button(1)}
      </div>
    </div>
  );
}
