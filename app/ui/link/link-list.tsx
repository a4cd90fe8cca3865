import { Icon } from '../icon/icon.tsx';
import { Link } from './link.tsx';
import styles from './link-list.module.css';

interface LinkTarget {
  label: string;
  to: string;
  hrefLang?: string | undefined;
}

/** The ways on from an answer, beside each other. */
export function LinkList({ links }: { links: readonly LinkTarget[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ label, to, hrefLang }) => (
        <li key={hrefLang ?? to}>
          <Link
            to={to}
            hrefLang={hrefLang}
            className={styles.link}
            after={
              <span className={styles.arrow} aria-hidden="true">
                <Icon name={to.startsWith('http') ? 'external' : 'arrow-right'} />
              </span>
            }
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
