import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { joinClasses } from '../join-classes.ts';
import styles from './toast.module.css';
import type { ToastKind } from './toast.ts';

const KINDS = ['error', 'info'] as const satisfies readonly ToastKind[];

/**
 * Stands in the page from the start: a live region that comes together with its words is often not read out. The
 * script copies the markup of a toast from the templates.
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
