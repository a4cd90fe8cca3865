import { localPath, prefixOf } from '#domain/language/local-path.ts';
import { Icon } from '../icon/icon.tsx';
import { Link } from './link.tsx';
import styles from './link-list.module.css';

interface LinkTarget {
  label: string;
  to: string;
  /** Of the site in another language. */
  hrefLang?: string | undefined;
}

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
              <Arrow to={to} />
            </a>
          ) : (
            <Link to={to} className={styles.link} after={<Arrow to={to} />}>
              {label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

function Arrow({ to }: { to: string }) {
  return (
    <span className={styles.arrow} aria-hidden="true">
      <Icon name={to.startsWith('http') ? 'external' : 'arrow-right'} />
    </span>
  );
}
