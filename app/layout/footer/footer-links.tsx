import type { FooterEntry } from '#content/schema/navigation.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { Link } from '../../ui/link/link.tsx';
import styles from './footer-links.module.css';

export function FooterLinks({ entries, isRow = false }: { entries: FooterEntry[]; isRow?: boolean }) {
  return (
    <ul className={joinClasses(styles.links, isRow && styles.row)}>
      {entries.map(({ label, to }) => (
        <li key={label}>
          {to ? (
            <Link className={styles.entry} to={to}>
              {label}
            </Link>
          ) : (
            <span className={styles.entry}>{label}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
