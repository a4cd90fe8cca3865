import { Icon } from '../../ui/icon/icon.tsx';
import type { IconName } from '../../ui/icon/icon-paths.ts';
import styles from './store-badge.module.css';

type StoreBadgeProps = { icon: IconName; lead: string; label: string; to: string };

/** Our own drawing, because the stores' artwork comes with usage rules. */
export function StoreBadge({ icon, lead, label, to }: StoreBadgeProps) {
  return (
    <a href={to} className={styles.badge}>
      <Icon name={icon} className={styles.icon} />
      <span>
        <span className={styles.lead}>{lead}</span> <span className={styles.store}>{label}</span>
      </span>
    </a>
  );
}
