import { localPath, prefixOf } from '#domain/language/local-path.ts';
import { Link } from './link.tsx';
import styles from './link-list.module.css';
import { TrailingIcon } from './trailing-icon.tsx';

interface LinkTarget {
  label: string;
  to: string;
  /** Of the site in another language. */
  hrefLang?: string | undefined;
}

const iconOf = (to: string) => (to.startsWith('http') ? 'external' : 'arrow-right');

/** The ways on from an answer, beside each other. */
export function LinkList({ links }: { links: readonly LinkTarget[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ label, to, hrefLang }) => (
        <li key={hrefLang ?? to}>
          {hrefLang ? (
            <a
              href={localPath(to, prefixOf(hrefLang))}
              hrefLang={hrefLang}
              lang={hrefLang}
              className={styles.link}
            >
              {label}
              <TrailingIcon name={iconOf(to)} />
            </a>
          ) : (
            <Link to={to} className={styles.link} after={<TrailingIcon name={iconOf(to)} />}>
              {label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
