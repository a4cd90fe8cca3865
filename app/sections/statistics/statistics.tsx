import { statisticsSection } from '#words/home.ts';
import { statistics } from '#words/statistics.ts';
import { SectionFrame, type SectionProps } from '../section-frame.tsx';
import { Counter } from './counter.tsx';
import styles from './statistics.module.css';

export function Statistics({ heading }: SectionProps) {
  return (
    <SectionFrame id="statistics" heading={heading} tone="sand" lead={statisticsSection.text}>
      <dl className={styles.counters} data-behaviour="statistics">
        {statistics.counters.map((counter) => (
          <Counter key={counter.id} counter={counter} />
        ))}
      </dl>
    </SectionFrame>
  );
}
