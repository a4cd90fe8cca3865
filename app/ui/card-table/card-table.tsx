import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './card-table.module.css';

interface CardTableProps {
  /** The table's accessible name: a caption, or the id of a heading. */
  name: { caption: string } | { labelledBy: string };
  columns: readonly string[];
  className?: string | undefined;
  children: ReactNode;
}

/** A table of a few columns whose rows become cards on a small screen. */
export function CardTable({ name, columns, className, children }: CardTableProps) {
  return (
    <table
      className={joinClasses(styles.table, className)}
      aria-labelledby={'labelledBy' in name ? name.labelledBy : undefined}
    >
      {'caption' in name && (
        <caption className={styles.caption}>
          <VisuallyHidden>{name.caption}</VisuallyHidden>
        </caption>
      )}
      <thead className={styles.head}>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.body}>{children}</tbody>
    </table>
  );
}

export function CardRow({ children }: { children: ReactNode }) {
  return <tr className={styles.row}>{children}</tr>;
}
