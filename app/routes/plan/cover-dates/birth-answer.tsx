import { coverDatesPage } from '#content/cover-dates.ts';
import type { PlanCoverRules } from '#content/schema/cover-dates.ts';
import { coverDates, type Enrolment, lastDaysToJoin } from '#domain/plans/cover-dates.ts';
import { formatDate } from '#domain/text/format-date.ts';
import type { IsoDay } from '#domain/text/iso-day.ts';
import { PhoneText } from '../../phone-text.tsx';
import styles from './cover-answer.module.css';

const words = coverDatesPage.birth;

type BirthAnswerProps = { rules: PlanCoverRules; asked: Enrolment; due: IsoDay };

/** Whether a delivery on the due date is covered, and the last day on which to join for it. */
export function BirthAnswer({ rules, asked, due }: BirthAnswerProps) {
  const last = lastDaysToJoin(rules, 'delivery', due);
  return (
    <section className={styles.birth} aria-labelledby="birth-title">
      <h3 id="birth-title">{words.heading(formatDate(due))}</h3>
      <p className={styles.verdict}>
        <PhoneText text={verdict(rules, asked, due)} />
      </p>
      {last && <p>{words.lastSure(formatDate(last.surely))}</p>}
      {last && last.perhaps !== last.surely && <p>{words.lastPerhaps(formatDate(last.perhaps))}</p>}
      {last && <p>{words.early}</p>}
    </section>
  );
}

function verdict(rules: PlanCoverRules, asked: Enrolment, due: IsoDay): string {
  const span = coverDates(rules, asked).find(({ id }) => id === 'delivery')?.span;
  if (!span) return words.notCovered;
  if (due >= span.to) return words.covered;
  return due >= span.from ? words.perhaps : words.tooEarly;
}
