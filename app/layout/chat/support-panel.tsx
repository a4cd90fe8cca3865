import { supportSection } from '#content/home.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import styles from './support-panel.module.css';

/** The ways to reach a person. */
export function SupportPanel({ onFollow }: { onFollow?: () => void }) {
  return (
    <ul className={styles.routes}>
      {supportSection.routes.map(({ icon, label, note, to }) => (
        <li key={to}>
          <SiteLink className={styles.route} to={to} onClick={onFollow}>
            <span className={styles.badge}>
              <Icon name={icon} />
            </span>
            <span>
              <span className={styles.label}>{label}</span>
              <span className={styles.note}>{note}</span>
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
