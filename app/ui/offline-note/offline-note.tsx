import { useSyncExternalStore } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './offline-note.module.css';

type OfflineNoteProps = {
  text: string;
  call: { label: string; to: string };
  className?: string | undefined;
};

/** Says in a form that it cannot be sent while offline. */
export function OfflineNote({ text, call, className }: OfflineNoteProps) {
  const isOnline = useOnline();
  return (
    <div role="status" className={joinClasses(styles.place, className)}>
      {!isOnline && (
        <p className={styles.note}>
          {text} <a href={call.to}>{call.label}</a>.
        </p>
      )}
    </div>
  );
}

/** False as soon as the browser reports no connection. */
function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
