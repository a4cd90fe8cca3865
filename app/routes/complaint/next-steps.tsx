import { escalation, nextSteps } from '#words/complaint-page.ts';
import { Link } from '../../ui/link/link.tsx';
import { NumberedList } from '../../ui/numbered-list/numbered-list.tsx';
import { PhoneText } from '../phone-text.tsx';
import styles from './next-steps.module.css';

/** What follows once a complaint is sent, and by when, in one sentence or a few. */
export function NextSteps({ byWhen, isSent = false }: { byWhen: readonly string[]; isSent?: boolean }) {
  const { stored, ...later } = nextSteps.steps;
  return (
    <section className={styles.part} aria-labelledby="next-title">
      <h2 id="next-title" className={styles.heading}>
        {nextSteps.heading}
      </h2>
      <NumberedList
        items={[...(isSent ? [] : [stored]), ...Object.values(later)]}
        className={styles.steps}
        itemClassName={styles.step}
      />
      {byWhen.length > 0 && <p>{byWhen.join(' ')}</p>}
    </section>
  );
}

export function Escalation() {
  return (
    <section className={styles.part} aria-labelledby="escalation-title">
      <h2 id="escalation-title" className={styles.heading}>
        {escalation.heading}
      </h2>
      <ul className={styles.ways}>
        {escalation.ways.map(({ name, text, lines, link }) => (
          <li key={name}>
            <h3 className={styles.name}>{name}</h3>
            <PhoneText text={text} tag="p" />
            {lines?.map(({ display, digits, to }) => (
              <Link key={to} to={to} label={`${display} (${digits})`} className={styles.link} />
            ))}
            {link && <Link to={link.to} label={link.label} className={styles.link} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
