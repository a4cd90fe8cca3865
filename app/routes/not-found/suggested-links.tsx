import { notFoundPage as content } from '#words/status-pages.ts';
import { LinkCard } from '../../ui/link-card/link-card.tsx';
import styles from './suggested-links.module.css';

export function SuggestedLinks() {
  return (
    <nav aria-labelledby="ways-on-title" className={styles.ways}>
      <h2 id="ways-on-title" className={styles.title}>
        {content.waysTitle}
      </h2>
      <ul className={styles.list}>
        {content.ways.map(({ icon, label, text, to }) => (
          <li key={to}>
            <LinkCard to={to} icon={icon} name={label}>
              {text}
            </LinkCard>
          </li>
        ))}
      </ul>
    </nav>
  );
}
