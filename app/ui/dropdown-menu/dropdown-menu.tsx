import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './dropdown-menu.module.css';
import { useDropdownMenu } from './use-dropdown-menu.ts';

interface DropdownMenuProps {
  label: string;
  /** Of the menus of one group only one is open at a time. */
  group: string;
  /** The list's items. */
  children: ReactNode;
}

export function DropdownMenu({ label, group, children }: DropdownMenuProps) {
  const { detailsProps, summaryProps, panel } = useDropdownMenu();
  return (
    <details className={styles.dropdown} name={group} {...detailsProps}>
      <summary className={styles.trigger} {...summaryProps}>
        {label}
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      <ul className={styles.panel} ref={panel}>
        {children}
      </ul>
    </details>
  );
}
