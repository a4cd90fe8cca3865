import type { GuideFact } from '#content/schema/guide.ts';
import { guideWords } from '#words/guides.ts';
import { PhoneText } from '../phone-text.tsx';
import styles from './guide-facts.module.css';

/** Facts as cards, each with its source and date. */
export function GuideFacts({ list }: { list: readonly GuideFact[] }) {
  return (
    <dl className={styles.facts}>
      {list.map(({ term, text, basis }) => (
        <div key={term} className={styles.fact}>
          <dt className={styles.term}>{term}</dt>
          <dd>
            <PhoneText text={text} />
          </dd>
          <dd className={styles.basis}>
            {guideWords.basis} {basis}
          </dd>
        </div>
      ))}
    </dl>
  );
}
