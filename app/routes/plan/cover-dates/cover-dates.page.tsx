import type { ReactNode } from 'react';
import type { ComparedPlanId, CoverBenefitId, PlanCoverRules, PlanId } from '#content/schema/plan.ts';
import {
  COVER_QUERY_NAMES,
  type CoverLine,
  type CoverSpan,
  coverDates,
  coverTimeline,
  type Enrolment,
  isContinued,
  lastDaysToJoin,
  policyStart,
  renewBy,
  soonerStart,
  type TimelineStep,
} from '#domain/plans/cover-dates.ts';
import type { IsoDay } from '#domain/text/iso-day.ts';
import { enrolCases as caseFacts } from '#facts/enrol-page.ts';
import { coverBenefitLabels, coverRules, coverDatesPage as words } from '#words/cover-dates.ts';
import { enrolCases } from '#words/enrol-page.ts';
import { comparedPlans, diasporaPlan } from '#words/plans.ts';
import { definePage } from '../../../page.ts';
import { ButtonLink, ButtonLinks } from '../../../ui/button/button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Link } from '../../../ui/link/link.tsx';
import { PageHead } from '../../../ui/page-head/page-head.tsx';
import { Sources } from '../../../ui/sources/sources.tsx';
import { PhoneText } from '../../phone-text.tsx';
import signs from '../signs.module.css';
import {
  type Asked,
  answerPath,
  describeSpan,
  describeStep,
  readCoverQuery,
  writeDay,
} from './cover-calendar.ts';
import styles from './cover-dates.module.css';
import { COVER_ANSWER, CoverDatesForm } from './cover-dates-form.tsx';

const { birth, continued, unpublished } = words;

export default definePage({
  query: COVER_QUERY_NAMES,
  // The page is cached for a minute like all others, so the answer names the day that was taken for today.
  load: ({ query }) => readCoverQuery(query),
  meta: ({ mistakes }) => ({
    ...words,
    title: Object.keys(mistakes).length > 0 ? words.errorTitle(words.title) : words.title,
    canonical: '/plan/cover-dates',
  }),
  View: ({ data: query }) => (
    <>
      <PageHead heading={words.heading} lead={words.lead} className={styles.hero} />
      <div className={styles.page}>
        {query.asked ? (
          <CoverAnswer planId={query.planId} asked={query.asked} again={<CoverDatesForm query={query} />} />
        ) : (
          <>
            <CoverDatesForm query={query} />
            <CoverRuleList planId={query.planId} />
          </>
        )}
        <ButtonLinks links={words.ways} />
      </div>
    </>
  ),
});

function CoverRuleList({ planId }: { planId: PlanId }) {
  const plan = comparedPlans.find(({ id }) => id === planId) ?? comparedPlans[0];
  if (!plan) return null;
  return (
    <section className={styles.answer} aria-labelledby="rules-title">
      <h2 id="rules-title">{words.rulesHeading(plan.name)}</h2>
      <dl className={styles.lines}>
        {coverRules[plan.id].rules.map((rule) => (
          <div key={rule.id} className={styles.line}>
            <dt className={styles.label}>{coverBenefitLabels[rule.id]}</dt>
            <dd className={styles.rule}>
              <RuleText rule={rule} />
            </dd>
          </div>
        ))}
      </dl>
      <RuleSources rules={coverRules[plan.id]} />
    </section>
  );
}

/** `again` is the form, which follows what was asked for and not all that there is to know. */
type Answered = { asked: Asked; again: ReactNode };

function CoverAnswer({ planId, asked, again }: Answered & { planId: PlanId }) {
  const plan = comparedPlans.find(({ id }) => id === planId);
  return (
    <section id={COVER_ANSWER} className={styles.answer} aria-labelledby="answer-title">
      <h2 id="answer-title">{words.answerHeading((plan ?? diasporaPlan).name, writeDay(asked.paid))}</h2>
      {asked.isToday && <p>{words.todayTaken}</p>}
      {asked.enrolled !== asked.paid && <p>{words.enrolledOn(writeDay(asked.enrolled))}</p>}
      {plan ? (
        <PublishedAnswer planId={plan.id} rules={coverRules[plan.id]} asked={asked} again={again} />
      ) : (
        <>
          <PhoneText text={unpublished.text} tag="p" />
          <p>
            <ButtonLink to={unpublished.ask.to}>{unpublished.ask.label}</ButtonLink>
          </p>
          {again}
        </>
      )}
    </section>
  );
}

type AnswerProps = { rules: PlanCoverRules; asked: Asked };

type PublishedAnswerProps = AnswerProps & Answered & { planId: ComparedPlanId };

function PublishedAnswer({ planId, rules, asked, again }: PublishedAnswerProps) {
  const isRenewal = isContinued(rules, asked);
  const steps = coverTimeline(rules, asked);
  const others = coverDates(rules, asked).filter((line) => !steps.some(({ id }) => id === line.id));
  return (
    <>
      {isRenewal && <PhoneText text={continued.note} tag="p" />}
      {asked.due && <BirthAnswer rules={rules} asked={asked} due={asked.due} />}
      <CoverTimeline planId={planId} asked={asked} steps={steps} />
      {again}
      <dl className={styles.lines}>
        {others.map((line) => {
          const rule = rules.rules.find(({ id }) => id === line.id);
          const isPolicy = isRenewal && line.id === 'policy';
          return (
            <div key={line.id} className={styles.line}>
              <dt className={styles.label}>
                {isPolicy ? continued.policyLabel : coverBenefitLabels[line.id]}
              </dt>
              <dd className={lineClass(line)}>
                <PhoneText text={isPolicy ? continued.policy : describe(line, isRenewal, asked.paid)} />
              </dd>
              <dd className={styles.rule}>
                {isPolicy && `${describeNewStart(rules, asked.paid)} `}
                {rule && line.rule !== 'not-stated' && <RuleText rule={rule} />}
              </dd>
            </div>
          );
        })}
      </dl>
      <section className={styles.notes} aria-labelledby="notes-title">
        <h3 id="notes-title">{words.notes.heading}</h3>
        <ul className={styles.list}>
          {words.notes.items.map((note) => (
            <PhoneText key={note} text={note} tag="li" />
          ))}
        </ul>
      </section>
      <RuleSources rules={rules} />
    </>
  );
}

function lineClass({ rule }: CoverLine): string {
  return joinClasses(
    styles.days,
    rule === 'not-covered' && signs['not-covered'],
    rule === 'not-stated' && signs.condition,
  );
}

function describe({ rule, span }: CoverLine, isRenewal: boolean, paid: IsoDay): string {
  if (!span) return rule === 'not-covered' ? words.notCovered : words.notStated;
  return isRenewal && span.to <= paid ? continued.over : describeSpan(span, rule);
}

function describeNewStart({ start }: PlanCoverRules, paid: IsoDay): string {
  return continued.afterGap(describeSpan(policyStart(start, paid), { months: 0 }));
}

/** Whether a delivery on the due date is covered, and for a new enrollee the last day on which to join for it. */
function BirthAnswer({ rules, asked, due }: AnswerProps & { due: IsoDay }) {
  const isRenewal = isContinued(rules, asked);
  const last = isRenewal ? undefined : lastDaysToJoin(rules, 'delivery', due);
  const tell = (sentence: string, day: IsoDay) =>
    day < asked.today ? `${sentence} ${birth.hasPassed}` : sentence;
  const days = daysOf(rules, asked);
  const isTooEarly = days.delivery !== undefined && due < days.delivery.from;
  const isActive = days.antenatal !== undefined && due >= days.antenatal.from;
  return (
    <section className={styles.birth} aria-labelledby="birth-title">
      <h3 id="birth-title">{birth.heading(writeDay(due))}</h3>
      <PhoneText text={verdict(days, due, isRenewal)} tag="p" className={styles.verdict} />
      {isActive && <p>{birth.conditions}</p>}
      {isTooEarly && <StillToDo everyday={isRenewal ? undefined : days['new-enrollee']} rules={rules} />}
      {last && <p>{tell(birth.lastSure(writeDay(last.surely)), last.surely)}</p>}
      {last && last.perhaps !== last.surely && (
        <p>{tell(birth.lastPerhaps(writeDay(last.perhaps)), last.perhaps)}</p>
      )}
      {last && last.perhaps >= asked.today && <p>{birth.early}</p>}
    </section>
  );
}

type CoverDays = Partial<Record<CoverBenefitId, CoverSpan>>;

function daysOf(rules: PlanCoverRules, asked: Enrolment): CoverDays {
  return Object.fromEntries(coverDates(rules, asked).map(({ id, span }) => [id, span]));
}

function verdict({ delivery, antenatal }: CoverDays, due: IsoDay, isRenewal: boolean): string {
  if (!delivery) return birth.notCovered;
  if (due >= delivery.to) return isRenewal ? birth.coveredWithoutGap : birth.covered;
  if (due >= delivery.from) return birth.perhaps;
  if (!antenatal || due < antenatal.from) return birth.notActive;
  return `${birth.tooEarly} ${birth.antenatal(describeSpan(antenatal, { months: 0 }))}`;
}

/** Whoever is told that a birth is not covered hears what is, and whom to ask. */
function StillToDo({ everyday, rules }: { everyday: CoverSpan | undefined; rules: PlanCoverRules }) {
  const { still } = birth;
  const rule = rules.rules.find(({ id }) => id === 'new-enrollee')?.rule;
  return (
    <>
      <p>{still.pay}</p>
      <h4>{still.heading}</h4>
      <ul className={styles.list}>
        <PhoneText text={still.ask} tag="li" />
        <li>
          <Link to={caseFacts['cannot-pay'].to} label={enrolCases['cannot-pay'].label} />
        </li>
        {everyday && rule && <li>{still.everyday(describeSpan(everyday, rule))}</li>}
      </ul>
    </>
  );
}

function RuleSources({ rules: { rules } }: { rules: PlanCoverRules }) {
  const entries = rules.map(({ id, source }) => ({ of: coverBenefitLabels[id], source }));
  return <Sources label={words.source} entries={entries} />;
}

type CoverTimelineProps = { planId: ComparedPlanId; asked: Asked; steps: readonly TimelineStep[] };

/** The days of an answer one after the other, and the same for the calendar of a phone. */
export function CoverTimeline({ planId, asked, steps }: CoverTimelineProps) {
  const rules = coverRules[planId];
  const sooner = soonerStart(rules, asked.paid, asked.today);
  return (
    <section className={styles.section} aria-labelledby="timeline-title">
      <h3 id="timeline-title">{words.timeline.heading}</h3>
      {steps.some(({ id, from, to }) => id !== 'policy' && from !== to) && (
        <PhoneText text={words.timeline.twoDays} tag="p" />
      )}
      <ol className={styles.steps}>
        {steps.map((step) => {
          const { name, days } = describeStep(step, rules);
          const rule = rules.rules.find(({ id }) => id === step.id);
          return (
            <li key={step.id} className={joinClasses(styles.step, styles[step.id])}>
              <p className={styles.name}>{name}</p>
              <p>
                <time dateTime={step.to}>{days}</time>
              </p>
              {rule && (
                <p className={styles.note}>
                  <RuleText rule={rule} />
                </p>
              )}
              {step.id === 'policy' && sooner && (
                <p className={styles.hint}>
                  {words.timeline.sooner(writeDay(sooner.by), describeSpan(sooner.span, { months: 0 }))}
                </p>
              )}
              {step.id === 'end' && (
                <p className={styles.hint}>{words.timeline.renew(writeDay(renewBy(step.to)))}</p>
              )}
            </li>
          );
        })}
      </ol>
      <div className={styles.calendar} data-screen="">
        <ButtonLink
          to={answerPath(words.calendar.path, planId, asked)}
          label={words.calendar.link}
          icon="calendar"
          variant="secondary"
        />
        <p className={styles.note}>{words.calendar.note}</p>
      </div>
    </section>
  );
}

/** A rule, and how it is counted where that can be read in two ways. */
export function RuleText({ rule: { text, reading } }: { rule: PlanCoverRules['rules'][number] }) {
  return (
    <>
      <PhoneText text={text} /> {reading}
    </>
  );
}
