import type { ComparedPlanId, PlanCoverRules } from '#content/schema/plan.ts';
import { renewBy, soonerStart, type TimelineStep } from '#domain/plans/cover-timeline.ts';
import { coverRules, coverDatesPage as words } from '#words/cover-dates.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { PhoneText } from '../../phone-text.tsx';
import { type Asked, answerPath, describeSpan, describeStep, writeDay } from './cover-calendar.ts';
import styles from './cover-timeline.module.css';

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
      <div className={styles.calendar}>
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
