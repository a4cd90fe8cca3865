import type { PlanCoverRules } from '#content/schema/cover-dates.ts';
import type { ComparedPlan, PlanId } from '#content/schema/plan.ts';
import { type CoverLine, coverDates, isContinued, policyStart } from '#domain/plans/cover-dates.ts';
import type { CoverQuery } from '#domain/plans/cover-query.ts';
import { formatDate } from '#domain/text/format-date.ts';
import type { IsoDay } from '#domain/text/iso-day.ts';
import { coverBenefitLabels, coverRules, coverDatesPage as words } from '#words/cover-dates.ts';
import { dateWords } from '#words/language.ts';
import { comparedPlans, diasporaPlan } from '#words/plans.ts';
import { PhoneText } from '../../phone-text.tsx';
import signs from '../signs.module.css';
import { BirthAnswer } from './birth-answer.tsx';
import styles from './cover-answer.module.css';
import { describeSpan } from './describe-span.ts';
import { RuleText } from './rule-text.tsx';
import { UnpublishedAnswer } from './unpublished-answer.tsx';

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
