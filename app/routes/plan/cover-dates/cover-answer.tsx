import type {
  ComparedPlan,
  CoverBenefitId,
  CoverRule,
  PlanCoverRules,
  PlanId,
} from '#content/schema/plan.ts';
import type { CoverQuery } from '#domain/plans/cover-dates.ts';
import {
  type CoverLine,
  type CoverSpan,
  coverDates,
  type Enrolment,
  isContinued,
  lastDaysToJoin,
  policyStart,
} from '#domain/plans/cover-dates.ts';
import { formatDate } from '#domain/text/format-date.ts';
import type { IsoDay } from '#domain/text/iso-day.ts';
import { coverBenefitLabels, coverRules, coverDatesPage as words } from '#words/cover-dates.ts';
import { dateWords } from '#words/language.ts';
import { comparedPlans, diasporaPlan } from '#words/plans.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { PhoneText } from '../../phone-text.tsx';
import signs from '../signs.module.css';
import styles from './cover-answer.module.css';

type Asked = NonNullable<CoverQuery['asked']>;

export function CoverAnswer({ planId, asked }: { planId: PlanId; asked: Asked }) {
  const plan = comparedPlans.find(({ id }) => id === planId);
  return (
    <section className={styles.answer} aria-labelledby="answer-title">
      <h2 id="answer-title">
        {words.answerHeading((plan ?? diasporaPlan).name, formatDate(asked.paid, dateWords))}
      </h2>
      {asked.isToday && <p>{words.todayTaken}</p>}
      {asked.enrolled !== asked.paid && <p>{words.enrolledOn(formatDate(asked.enrolled, dateWords))}</p>}
      {plan ? <PublishedAnswer plan={plan} asked={asked} /> : <UnpublishedAnswer />}
    </section>
  );
}

function PublishedAnswer({ plan, asked }: { plan: ComparedPlan; asked: Asked }) {
  const rules = coverRules[plan.id];
  const continued = isContinued(rules, asked);
  return (
    <>
      {continued && (
        <p>
          <PhoneText text={words.continued.note} />
        </p>
      )}
      {asked.due && <BirthAnswer rules={rules} asked={asked} due={asked.due} today={asked.today} />}
      <dl className={styles.lines}>
        {coverDates(rules, asked).map((line) => {
          const rule = rules.rules.find(({ id }) => id === line.id);
          const isPolicy = continued && line.id === 'policy';
          return (
            <div key={line.id} className={styles.line}>
              <dt className={styles.label}>
                {isPolicy ? words.continued.policyLabel : coverBenefitLabels[line.id]}
              </dt>
              <dd className={lineClass(line)}>
                {isPolicy ? (
                  words.continued.policy
                ) : (
                  <PhoneText text={describe(line, continued, asked.paid)} />
                )}
              </dd>
              <dd className={styles.rule}>
                {isPolicy && `${describeNewStart(rules, asked.paid)} `}
                {rule && <RuleText rule={rule} />}
              </dd>
            </div>
          );
        })}
      </dl>
      <section className={styles.notes} aria-labelledby="notes-title">
        <h3 id="notes-title">{words.notes.heading}</h3>
        <ul className={styles.list}>
          {words.notes.items.map((note) => (
            <li key={note}>
              <PhoneText text={note} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function lineClass({ rule }: CoverLine): string {
  const sign = rule === 'not-covered' ? signs['not-covered'] : rule === 'not-stated' ? signs.condition : '';
  return [styles.days, sign].filter(Boolean).join(' ');
}

function describe({ rule, span }: CoverLine, continued: boolean, paid: IsoDay): string {
  if (!span) return rule === 'not-covered' ? words.notCovered : words.notStated;
  return continued && span.to <= paid ? words.continued.over : describeSpan(span, rule);
}

/** For a policy that does not continue another one. */
function describeNewStart({ start }: PlanCoverRules, paid: IsoDay): string {
  return words.continued.afterGap(describeSpan(policyStart(start, paid), { months: 0 }));
}

const birthWords = words.birth;

type BirthAnswerProps = { rules: PlanCoverRules; asked: Enrolment; due: IsoDay; today: IsoDay };

/** Whether a delivery on the due date is covered, and for a new enrollee the last day on which to join for it. */
function BirthAnswer({ rules, asked, due, today }: BirthAnswerProps) {
  return (
    <section className={styles.birth} aria-labelledby="birth-title">
      <h3 id="birth-title">{birthWords.heading(formatDate(due, dateWords))}</h3>
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
    day < today ? `${sentence} ${birthWords.hasPassed}` : sentence;
  return (
    <>
      <p>{write(birthWords.lastSure(formatDate(last.surely, dateWords)), last.surely)}</p>
      {last.perhaps !== last.surely && (
        <p>{write(birthWords.lastPerhaps(formatDate(last.perhaps, dateWords)), last.perhaps)}</p>
      )}
      {last.perhaps >= today && <p>{birthWords.early}</p>}
    </>
  );
}

function verdict(rules: PlanCoverRules, asked: Enrolment, due: IsoDay): string {
  const lines = coverDates(rules, asked);
  const spanOf = (id: CoverBenefitId) => lines.find((line) => line.id === id)?.span;
  const delivery = spanOf('delivery');
  if (!delivery) return birthWords.notCovered;
  if (due >= delivery.to)
    return isContinued(rules, asked) ? birthWords.coveredWithoutGap : birthWords.covered;
  if (due >= delivery.from) return birthWords.perhaps;
  const antenatal = spanOf('antenatal');
  if (!antenatal || due < antenatal.from) return birthWords.notActive;
  return `${birthWords.tooEarly} ${birthWords.antenatal(describeSpan(antenatal, { months: 0 }))}`;
}

const unpublishedWords = words.unpublished;

/** For a plan whose rules are not published. */
function UnpublishedAnswer() {
  return (
    <>
      <p>
        <PhoneText text={unpublishedWords.text} />
      </p>
      <p>
        <ButtonLink to={unpublishedWords.ask.to}>{unpublishedWords.ask.label}</ButtonLink>
      </p>
    </>
  );
}

/** The first day of cover, or the days between which it falls. */
function describeSpan({ from, to }: CoverSpan, rule: CoverRule): string {
  if (from === to) return words.from(formatDate(from, dateWords));
  const isCounted = typeof rule === 'object' && 'months' in rule && rule.months > 0;
  return isCounted
    ? words.fromOrLatest(formatDate(from, dateWords), formatDate(to, dateWords))
    : words.within(formatDate(from, dateWords), formatDate(to, dateWords));
}

type RuleTextProps = { rule: PlanCoverRules['rules'][number] };

/** A rule with its source, and apart from it how we read what the source leaves open. */
export function RuleText({ rule: { text, source, reading } }: RuleTextProps) {
  return (
    <>
      {text}{' '}
      <span className={styles.source}>
        {words.source} {source}.
      </span>{' '}
      {reading}
    </>
  );
}
