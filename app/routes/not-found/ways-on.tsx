import { notFoundPage as content } from '#content/status-pages.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import styles from './ways-on.module.css';

export function WaysOn() {
  return (
    <nav aria-labelledby="ways-on-title" className={styles.ways}>
      <h2 id="ways-on-title" className={styles.title}>
        {content.waysTitle}
      </h2>
      <ul className={styles.list}>
        {content.ways.map(({ icon, label, text, to }) => (
          <li key={to} className={styles.slot}>
            <SiteLink to={to} className={styles.way}>
              <Icon name={icon} className={styles.icon} />
              <span>
                <span className={styles.label}>{label}</span> {text}
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
