import { coverBenefitLabels, coverRules, coverDatesPage as words } from '#content/cover-dates.ts';
import { comparedPlans, diasporaPlan } from '#content/plans.ts';
import type { ComparedPlan, PlanId } from '#content/schema/plan.ts';
import { type CoverLine, coverDates } from '#domain/plans/cover-dates.ts';
import type { CoverQuery } from '#domain/plans/cover-query.ts';
import { formatDate } from '#domain/text/format-date.ts';
import { PhoneText } from '../../phone-text.tsx';
import signs from '../signs.module.css';
import { BirthAnswer } from './birth-answer.tsx';
import styles from './cover-answer.module.css';
import { UnpublishedAnswer } from './unpublished-answer.tsx';

type Asked = NonNullable<CoverQuery['asked']>;

export function CoverAnswer({ planId, asked }: { planId: PlanId; asked: Asked }) {
  const plan = comparedPlans.find(({ id }) => id === planId);
  return (
    <section className={styles.answer} aria-labelledby="answer-title">
      <h2 id="answer-title">{words.answerHeading((plan ?? diasporaPlan).name, formatDate(asked.paid))}</h2>
      {asked.isToday && <p>{words.todayTaken}</p>}
      {asked.enrolled !== asked.paid && <p>{words.enrolledOn(formatDate(asked.enrolled))}</p>}
      {plan ? <PublishedAnswer plan={plan} asked={asked} /> : <UnpublishedAnswer />}
    </section>
  );
}

function PublishedAnswer({ plan, asked }: { plan: ComparedPlan; asked: Asked }) {
  const rules = coverRules[plan.id];
  return (
    <>
      {asked.due && <BirthAnswer rules={rules} asked={asked} due={asked.due} />}
      <dl className={styles.lines}>
        {coverDates(rules, asked).map((line) => {
          const { text, source } = rules.rules.find(({ id }) => id === line.id) ?? { text: '', source: '' };
          return (
            <div key={line.id} className={styles.line}>
              <dt className={styles.label}>{coverBenefitLabels[line.id]}</dt>
              <dd className={lineClass(line)}>
                <PhoneText text={describe(line)} />
              </dd>
              <dd className={styles.rule}>
                {text}{' '}
                <span className={styles.source}>
                  {words.source} {source}.
                </span>
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

function describe({ rule, span }: CoverLine): string {
  if (!span) return rule === 'not-covered' ? words.notCovered : words.notStated;
  const from = formatDate(span.from);
  if (span.from === span.to) return words.from(from);
  const to = formatDate(span.to);
  const isCounted = typeof rule === 'object' && 'months' in rule && rule.months > 0;
  return isCounted ? words.fromOrLatest(from, to) : words.within(from, to);
}
