import type { ReactNode } from 'react';
import buttons from '../../../ui/button/button.module.css';
import { joinClasses } from '../../../ui/join-classes.ts';
import styles from './confirm-step.module.css';

interface ConfirmStepProps {
  /** Opens the question, such as "Delete the draft". */
  label: string;
  /** What will happen, and whether it can be undone. */
  question: ReactNode;
  /** What the button does, such as "Yes, delete it". */
  confirm: string;
  /** Where the form goes, if not to the page itself. */
  action?: string;
  /** Makes it a part of the form around it, sent by a button of this name and value. */
  button?: { name: string; value: string };
  /** Nothing is lost by it, so it does not look dangerous. */
  isSafe?: boolean;
  /** Hidden fields of the form. */
  fields?: Readonly<Record<string, string>>;
  /** More fields, such as a reason. */
  children?: ReactNode;
}

/** Something that is asked about first, mostly because it is dangerous. */
export function ConfirmStep(props: ConfirmStepProps) {
  const { label, question, confirm, action, button, isSafe, fields = {}, children } = props;
  const Frame = button ? 'div' : 'form';
  return (
    <details className={joinClasses(styles.step, isSafe && styles.safe)}>
      <summary className={joinClasses(buttons.button, buttons.secondary, styles.summary)}>{label}</summary>
      <Frame {...(!button && { method: 'post', action })} className={styles.form}>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {typeof question === 'string' ? <p>{question}</p> : question}
        {children}
        <button type="submit" {...button} className={joinClasses(buttons.button, styles.confirm)}>
          {confirm}
        </button>
      </Frame>
    </details>
  );
}
