import { joinClasses } from '../join-classes.ts';
import styles from './numbered-list.module.css';

type NumberedListProps = {
  items: readonly string[];
  className: string | undefined;
  itemClassName: string | undefined;
};

/** Sentences beside numbered discs; the caller sets the layout. */
export function NumberedList({ items, className, itemClassName }: NumberedListProps) {
  return (
    <ol className={joinClasses(styles.list, className)}>
      {items.map((item) => (
        <li key={item} className={joinClasses(styles.item, itemClassName)}>
          {item}
        </li>
      ))}
    </ol>
  );
}
