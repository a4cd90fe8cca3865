import type { ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { joinClasses } from '../join-classes.ts';
import styles from './dialog.module.css';

interface DialogProps {
  id: string;
  labelledBy: string;
  closeLabel: string;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A modal dialog. The browser traps the focus, restores it and handles Escape; the close button is a `method="dialog"`
 * form, so that it works before any script loads.
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
