import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './dropdown-menu.module.css';

interface DropdownMenuProps {
  label: string;
  /** Of the menus of one group only one is open at a time. */
  group: string;
  /** The list's items. */
  children: ReactNode;
}

/** Opens by press without script; its behaviour adds hovering, arrow keys and quick closing. */
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
