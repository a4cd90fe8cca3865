import { milestones } from '#words/about-page.ts';
import styles from './milestones.module.css';

export function Milestones() {
  return (
    <section className={styles.band} aria-labelledby="law-title">
      <header>
        <h2 id="law-title">{milestones.heading}</h2>
        <p className={styles.lead}>{milestones.lead}</p>
      </header>
      <ol>
        {milestones.list.map(({ date, text }) => (
          <li key={date} className={styles.milestone}>
            <span className={styles.date}>{date}</span>
            <span className={styles.text}>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
