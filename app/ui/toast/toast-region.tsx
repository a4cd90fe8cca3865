import { Icon, IconButton } from '../icon/icon.tsx';
import { joinClasses } from '../join-classes.ts';
import styles from './toast.module.css';
import type { ToastKind } from './toast.ts';

const KINDS = ['error', 'info'] as const satisfies readonly ToastKind[];

/**
 * Always in the page, because a live region that is added together with its text is often not read out; script clones
 * the templates.
 */
export function ToastRegion({ closeLabel }: { closeLabel: string }) {
  return (
    <ul data-toasts aria-live="polite" aria-relevant="additions" className={styles.region}>
      {KINDS.map((kind) => (
        <template key={kind} data-kind={kind}>
          <li className={joinClasses(styles.toast, styles[kind])}>
            <Icon name={kind === 'error' ? 'circle-alert' : 'info'} />
            <p />
            <IconButton icon="x" label={closeLabel} />
          </li>
        </template>
      ))}
    </ul>
  );
}

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
