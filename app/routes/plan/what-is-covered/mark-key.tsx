import { coveredMarks, coveredPage } from '#words/covered.ts';
import { PhoneText } from '../../phone-text.tsx';
import { markClass } from './mark-class.ts';
import styles from './mark-key.module.css';

/** What the three marks mean. */
export function MarkKey() {
  return (
    <ul className={styles.key}>
      {coveredPage.marks.map(({ mark, text }) => (
        <li key={mark} className={markClass(mark)}>
          <b>{coveredMarks[mark]}:</b> <PhoneText text={text} />
        </li>
      ))}
    </ul>
  );
}
