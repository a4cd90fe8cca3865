import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { joinClasses } from '../join-classes.ts';
import styles from './disclosure.module.css';

type DisclosureProps = ComponentProps<'details'> & {
  /** Always visible: a heading, perhaps with a few words beside it. */
  summary: ReactNode;
};

/** A card based on `<details>`. */
export function Disclosure({ summary, className, children, ...details }: DisclosureProps) {
  return (
    <details {...details} className={joinClasses(styles.item, className)}>
      <summary className={styles.summary}>
        {summary}
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      {children}
    </details>
  );
}
