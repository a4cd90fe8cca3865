import { supportSection } from '#words/home.ts';
import { IconTile } from '../../ui/icon-tile/icon-tile.tsx';
import { Link } from '../../ui/link/link.tsx';
import styles from './support-panel.module.css';

export function SupportPanel() {
  return (
    <ul className={styles.routes}>
      {supportSection.routes.map(({ icon, label, note, to }) => (
        <li key={to}>
          <Link className={styles.route} to={to}>
            <IconTile name={icon} />
            <span>
              <span className={styles.label}>{label}</span>
              <span className={styles.note}>{note}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
