import { purpose, welcome } from '#words/about-page.ts';
import scene from '../../pictures/scenes/hero-bridge.svg';
import styles from './welcome.module.css';

export function Welcome() {
  return (
    <section className={styles.band} aria-labelledby="welcome-title">
      <div>
        <h2 id="welcome-title">{welcome.heading}</h2>
        <p className={styles.opening}>{welcome.opening}</p>
        <img className={styles.scene} src={scene} alt={welcome.alt} width={640} height={480} loading="lazy" />
      </div>
      <div className={styles.letter}>
        {welcome.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <dl className={styles.aims}>
          {[purpose.vision, purpose.mission].map(({ heading, text }) => (
            <div key={heading} className={styles.aim}>
              <dt className={styles.aimName}>{heading}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.signature}>{welcome.signature}</p>
      </div>
    </section>
  );
}
