import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import styles from './link-card.module.css';

interface LinkCardProps {
  to: string;
  icon: IconName;
  /** A number or a name: what the eye looks for. */
  name: string;
  /** What it is, in a few words below the name. */
  children: ReactNode;
}

/** A whole card that leads somewhere, such as a phone line to call. */
export function LinkCard({ to, icon, name, children }: LinkCardProps) {
  return (
    <a href={to} className={styles.card}>
      <Icon name={icon} />
      <span>
        <span className={styles.name}>{name}</span> {children}
      </span>
    </a>
  );
}
