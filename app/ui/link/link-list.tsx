import { Icon } from '../icon/icon.tsx';
import { Link } from './link.tsx';
import styles from './link-list.module.css';

/** The ways on from an answer, beside each other. */
export function LinkList({ links }: { links: readonly { label: string; to: string }[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ label, to }) => (
        <li key={to}>
          <Link
            to={to}
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
