import { aboutPage } from '#content/about-page.ts';
import scene from '../../art/scenes/about.svg';
import styles from './about-hero.module.css';

export function AboutHero() {
  return (
    <header className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1>{aboutPage.heading}</h1>
          <p className={styles.lead}>{aboutPage.lead}</p>
        </div>
        <img
          className={styles.scene}
          src={scene}
          alt={aboutPage.alt}
          width={640}
          height={480}
          fetchPriority="high"
        />
      </div>
    </header>
  );
}
