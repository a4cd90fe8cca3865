import type { Statistics as StatisticsContent } from '#content/schema/home.ts';
import { groupThousands } from '#domain/text/format-naira.ts';
import { statisticsSection } from '#words/home.ts';
import { statistics } from '#words/statistics.ts';
import { usePage } from '../../page.ts';
import { Link } from '../../ui/link/link.tsx';
import { Tooltip } from '../../ui/tooltip/tooltip.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { SectionFrame, type SectionProps } from '../section-frame.tsx';
import styles from './statistics.module.css';

export function Statistics({ heading }: SectionProps) {
  const { places } = usePage().site.directory;
  const hospitals = places.filter(({ kind }) => kind === 'hospital').length;
  const { today, find } = statisticsSection;
  return (
    <SectionFrame id="statistics" heading={heading} tone="sand" lead={statisticsSection.text}>
      <dl className={styles.counters} data-behaviour="statistics">
        {statistics.counters.map((counter) => (
          <Counter key={counter.id} counter={counter} />
        ))}
      </dl>
      <p className={styles.today}>
        {today(hospitals, places.length - hospitals)} <Link to={find.to} label={find.label} />
      </p>
    </SectionFrame>
  );
}

/** Screen readers get only the final value. */
function Counter({ counter: { label, note, value } }: { counter: StatisticsContent['counters'][number] }) {
  return (
    <div className={styles.counter}>
      <dt className={styles.label}>
        {label}
        <Tooltip label={`${statisticsSection.about} ${label}`} className={styles.info}>
          {note}. {statisticsSection.asOf}
        </Tooltip>
      </dt>
      <dd className={styles.number}>
        <VisuallyHidden>{groupThousands(value)}</VisuallyHidden>
        <span data-value={value} data-screen="" aria-hidden="true">
          {groupThousands(value)}
        </span>
        {/* Nothing counts on paper, and off screen the animation stands at 0. */}
        <span data-paper="" aria-hidden="true">
          {groupThousands(value)}
        </span>
      </dd>
    </div>
  );
}
