import type { MouseEvent, ReactNode, Ref } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { joinClasses } from '../join-classes.ts';
import styles from './dialog.module.css';

interface DialogProps {
  ref: Ref<HTMLDialogElement>;
  id: string;
  /** The id of the element that names the dialog. */
  labelledBy: string;
  closeLabel: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Only the backdrop itself answers with the dialog as the target; browsers with `closedby` do it themselves. */
function closeOnBackdrop({ target, currentTarget }: MouseEvent<HTMLDialogElement>) {
  if (target === currentTarget && !('closedBy' in HTMLDialogElement.prototype)) currentTarget.close();
}

/**
 * A modal window. The browser keeps the focus inside, gives it back afterwards and listens to Escape; the close
 * button is a form of the platform, so that it works before any script does.
 */
export function Dialog({ ref, id, labelledBy, closeLabel, className, children }: DialogProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and the browser handles it
    <dialog
      ref={ref}
      id={id}
      className={joinClasses(styles.dialog, className)}
      aria-labelledby={labelledBy}
      closedby="any"
      onClick={closeOnBackdrop}
      // A script may have opened it before React came.
      suppressHydrationWarning
    >
      <form method="dialog" className={styles.closeRow}>
        <IconButton type="submit" icon="x" label={closeLabel} className={styles.close} />
      </form>
      {children}
    </dialog>
  );
}
