import type { ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { joinClasses } from '../join-classes.ts';
import styles from './dialog.module.css';

interface DialogProps {
  id: string;
  /** The id of the element that names the dialog. */
  labelledBy: string;
  closeLabel: string;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A modal window. The browser keeps the focus inside, gives it back afterwards and listens to Escape; the close
 * button is a form of the platform, so that it works before any script does.
 */
export function Dialog({ id, labelledBy, closeLabel, className, children }: DialogProps) {
  return (
    <dialog
      id={id}
      className={joinClasses(styles.dialog, className)}
      aria-labelledby={labelledBy}
      closedby="any"
    >
      <form method="dialog" className={styles.closeRow}>
        <IconButton type="submit" icon="x" label={closeLabel} className={styles.close} />
      </form>
      {children}
    </dialog>
  );
}
