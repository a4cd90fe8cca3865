import { menuWords } from '#words/navigation.ts';
import { socialLinks } from '#words/site.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './social-links.module.css';

export function SocialLinks() {
  return (
    <ul className={styles.links} aria-label={menuWords.social}>
      {socialLinks.map(({ label, icon, to }) => (
        <li key={icon}>
          <a className={styles.link} href={to} aria-label={label}>
            <Icon name={icon} />
          </a>
        </li>
      ))}
    </ul>
  );
}
