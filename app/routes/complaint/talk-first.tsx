import { complaintPage as words } from '#words/complaint-page.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import styles from './talk-first.module.css';

/** What is quicker than a form: in an emergency, and for those who would rather speak. */
export function TalkFirst() {
  const { emergency, call, status } = words;
  return (
    <div className={styles.ways}>
      <section className={styles.emergency} aria-labelledby="emergency-title">
        <h2 id="emergency-title" className={styles.heading}>
          {emergency.heading}
        </h2>
        <p>{emergency.text}</p>
      </section>
      <section aria-labelledby="call-title">
        <h2 id="call-title" className={styles.heading}>
          {call.heading}
        </h2>
        <p>{call.text}</p>
        <a href={call.to} className={styles.phone}>
          <Icon name="phone" />
          <span>
            {call.label} <span className={styles.digits}>{call.digits}</span>
          </span>
        </a>
      </section>
      <p className={styles.status}>
        {status.text} <Link to={status.to}>{status.label}</Link>
      </p>
    </div>
  );
}
