import { useRef } from 'react';
import { statisticsSection } from '#content/home.ts';
import { statistics } from '#content/statistics.ts';
import { SectionFrame } from '../section-frame.tsx';
import type { SectionProps } from '../section-props.ts';
import { Counter } from './counter.tsx';
import { counterValue } from './counter-value.ts';
import styles from './statistics.module.css';
import { useElapsedInView } from './use-elapsed-in-view.ts';

const COUNT_MS = 5_000;

export default function Statistics({ heading }: SectionProps) {
  const list = useRef<HTMLDListElement>(null);
  const elapsedMs = useElapsedInView(list, COUNT_MS);
  return (
    <SectionFrame id="statistics" heading={heading} tone="sand" lead={statisticsSection.text}>
      <dl ref={list} className={styles.counters}>
        {statistics.counters.map((counter) => (
          <Counter
            key={counter.id}
            counter={counter}
            shown={counterValue(elapsedMs, counter.value, COUNT_MS)}
          />
        ))}
      </dl>
    </SectionFrame>
  );
}
