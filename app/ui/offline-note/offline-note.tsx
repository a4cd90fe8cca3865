import { joinClasses } from '../join-classes.ts';
import styles from './offline-note.module.css';
import { useOnline } from './use-online.ts';

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
