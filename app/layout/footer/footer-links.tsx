import type { FooterEntry } from '#content/schema/navigation.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import styles from './footer-links.module.css';

export function FooterLinks({ entries, isRow = false }: { entries: FooterEntry[]; isRow?: boolean }) {
  return (
    <ul className={joinClasses(styles.links, isRow && styles.row)}>
      {entries.map(({ label, to }) => (
        <li key={label}>
          {to ? (
            <a className={styles.entry} href={to}>
              {label}
            </a>
          ) : (
            <span className={styles.entry}>{label}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
