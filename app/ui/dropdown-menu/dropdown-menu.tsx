import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './dropdown-menu.module.css';

interface DropdownMenuProps {
  label: string;
  /** Only one menu of a group is open at a time. */
  group: string;
  children: ReactNode;
}

/** Opens by click without script; its behaviour adds hover, arrow keys and closing. */
export function DropdownMenu({ label, group, children }: DropdownMenuProps) {
  return (
    <details className={styles.dropdown} name={group} data-behaviour="dropdown-menu">
      <summary className={styles.trigger}>
        {label}
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      <ul className={styles.panel}>{children}</ul>
    </details>
  );
}
