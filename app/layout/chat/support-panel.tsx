import { supportSection } from '#content/home.ts';
import { IconTile } from '../../ui/icon-tile/icon-tile.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import styles from './support-panel.module.css';

/** The ways to reach a person. */
export function SupportPanel({ onFollow }: { onFollow?: () => void }) {
  return (
    <ul className={styles.routes}>
      {supportSection.routes.map(({ icon, label, note, to }) => (
        <li key={to}>
          <SiteLink className={styles.route} to={to} onClick={onFollow}>
            <IconTile name={icon} />
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
