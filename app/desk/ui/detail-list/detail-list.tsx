import type { ReactNode } from 'react';
import styles from './detail-list.module.css';

interface DetailListProps {
  /** Those without a detail are left out. */
  items: readonly { term: string; detail: ReactNode }[];
}

/** Facts about one thing, name by name. */
export function DetailList({ items }: DetailListProps) {
  return (
    <dl className={styles.list}>
      {items
        .filter(({ detail }) => detail !== undefined && detail !== null && detail !== '')
        .map(({ term, detail }) => (
          <div key={term} className={styles.item}>
            <dt>{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
    </dl>
  );
}
