import { Link } from '../link/link.tsx';
import styles from './breadcrumbs.module.css';

type BreadcrumbsProps = {
  label: string;
  /** The pages above this one, outermost first. */
  links: readonly { name: string; path: string }[];
};

/** The way back up; the page itself follows as the heading. */
export function Breadcrumbs({ label, links }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className={styles.breadcrumbs}>
      <ol className={styles.list}>
        {links.map(({ name, path }) => (
          <li key={path} className={styles.item}>
            <Link to={path} className={styles.link}>
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
