import { aboutWaysOn } from '#words/about-page.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import styles from './related-links.module.css';

export function RelatedLinks() {
  return (
    <section className={styles.band} aria-labelledby="ways-on-title">
      <h2 id="ways-on-title">{aboutWaysOn.heading}</h2>
      <div className={styles.links}>
        {aboutWaysOn.links.map(({ label, to }, index) => (
          <ButtonLink key={to} to={to} variant={index === 0 ? 'primary' : 'secondary'}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </section>
  );
}
