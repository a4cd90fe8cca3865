import { email, phoneLines } from '#words/site.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './footer-lines.module.css';

const lines = [phoneLines.tollFree, phoneLines.askLine, phoneLines.salesLine];

export function FooterLines() {
  return (
    <ul className={styles.lines}>
      {lines.map(({ id, label, display, digits, to }) => (
        <li key={id}>
          <a className={styles.line} href={to}>
            <Icon name="phone" className={styles.icon} />
            <span>
              <span className={styles.label}>{label}</span>
              <span className={styles.number}>{display}</span>
              <span className={styles.label}>{digits}</span>
            </span>
          </a>
        </li>
      ))}
      <li>
        <a className={styles.line} href={`mailto:${email}`}>
          <Icon name="mail" className={styles.icon} />
          <span className={styles.mail}>{email}</span>
        </a>
      </li>
    </ul>
  );
}
