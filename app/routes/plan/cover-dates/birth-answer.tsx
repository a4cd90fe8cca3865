import type { CoverBenefitId, PlanCoverRules } from '#content/schema/cover-dates.ts';
import { coverDates, type Enrolment, isContinued, lastDaysToJoin } from '#domain/plans/cover-dates.ts';
import { formatDate } from '#domain/text/format-date.ts';
import type { IsoDay } from '#domain/text/iso-day.ts';
import { coverDatesPage } from '#words/cover-dates.ts';
import { dateWords } from '#words/language.ts';
import { PhoneText } from '../../phone-text.tsx';
import styles from './cover-answer.module.css';
import { describeSpan } from './describe-span.ts';

const words = coverDatesPage.birth;

type BirthAnswerProps = { rules: PlanCoverRules; asked: Enrolment; due: IsoDay; today: IsoDay };

/** Whether a delivery on the due date is covered, and for a new enrollee the last day on which to join for it. */
export function BirthAnswer({ rules, asked, due, today }: BirthAnswerProps) {
  return (
    <section className={styles.birth} aria-labelledby="birth-title">
      <h3 id="birth-title">{words.heading(formatDate(due, dateWords))}</h3>
      <p className={styles.verdict}>
        <PhoneText text={verdict(rules, asked, due)} />
      </p>
      {!isContinued(rules, asked) && <LastDays rules={rules} due={due} today={today} />}
    </section>
  );
}

function LastDays({ rules, due, today }: Omit<BirthAnswerProps, 'asked'>) {
  const last = lastDaysToJoin(rules, 'delivery', due);
  if (!last) return null;
  const write = (sentence: string, day: IsoDay) =>
    day < today ? `${sentence} ${words.hasPassed}` : sentence;
  return (
    <>
      <p>{write(words.lastSure(formatDate(last.surely, dateWords)), last.surely)}</p>
      {last.perhaps !== last.surely && (
        <p>{write(words.lastPerhaps(formatDate(last.perhaps, dateWords)), last.perhaps)}</p>
      )}
      {last.perhaps >= today && <p>{words.early}</p>}
    </>
  );
}

function verdict(rules: PlanCoverRules, asked: Enrolment, due: IsoDay): string {
  const lines = coverDates(rules, asked);
  const spanOf = (id: CoverBenefitId) => lines.find((line) => line.id === id)?.span;
  const delivery = spanOf('delivery');
  if (!delivery) return words.notCovered;
  if (due >= delivery.to) return isContinued(rules, asked) ? words.coveredWithoutGap : words.covered;
  if (due >= delivery.from) return words.perhaps;
  const antenatal = spanOf('antenatal');
  if (!antenatal || due < antenatal.from) return words.notActive;
  return `${words.tooEarly} ${words.antenatal(describeSpan(antenatal, { months: 0 }))}`;
}
