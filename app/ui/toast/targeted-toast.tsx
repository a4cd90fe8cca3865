import { Icon } from '../icon/icon.tsx';
import { joinClasses } from '../join-classes.ts';
import styles from './toast.module.css';

type TargetedToastProps = {
  /** The URL's hash. */
  id: string;
  message: string;
  /** Where closing it leads. */
  goOnAt: string;
  closeLabel: string;
};

/** An error that the server reports by the #hash of a redirect, so that it needs no script. */
export function TargetedToast({ id, message, goOnAt, closeLabel }: TargetedToastProps) {
  return (
    <div id={id} role="alert" className={joinClasses(styles.region, styles.targeted)}>
      <div className={joinClasses(styles.toast, styles.error)}>
        <Icon name="circle-alert" />
        <p>{message}</p>
        <a href={`#${goOnAt}`} aria-label={closeLabel} className={styles.close}>
          <Icon name="x" />
        </a>
      </div>
    </div>
  );
}
