import { useSyncExternalStore } from 'react';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { joinClasses } from '../join-classes.ts';
import styles from './toast-region.module.css';
import { closeToast, currentToasts, serverToasts, subscribeToToasts } from './toast-store.ts';

/** Stands in the page from the start: a live region that comes together with its words is often not read out. */
export function ToastRegion({ closeLabel }: { closeLabel: string }) {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, serverToasts);
  return (
    <ul aria-live="polite" aria-relevant="additions" className={styles.region}>
      {toasts.map(({ id, message, kind }) => (
        <li key={id} className={joinClasses(styles.toast, styles[kind])}>
          <Icon name={kind === 'error' ? 'circle-alert' : 'info'} />
          <p>{message}</p>
          <IconButton icon="x" label={closeLabel} onClick={() => closeToast(id)} />
        </li>
      ))}
    </ul>
  );
}
