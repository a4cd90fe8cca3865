import type { PlanId } from '#content/schema/plan.ts';
import { COVER_QUERY_NAMES, type CoverQuery, parseCoverQuery } from '#domain/plans/cover-dates.ts';
import { lagosDay } from '#domain/text/format-date.ts';
import {
  coverBenefitLabels,
  coverDateBounds,
  coverRules,
  coverDatesPage as words,
} from '#words/cover-dates.ts';
import { comparedPlans, plans } from '#words/plans.ts';
import { definePage } from '../../../page.ts';
import { PageHead } from '../../../ui/page-head/page-head.tsx';
import { WaysOn } from '../ways-on.tsx';
import coverAnswerStyles from './cover-answer.module.css';
import { CoverAnswer, RuleText } from './cover-answer.tsx';
import styles from './cover-dates.module.css';
import { CoverDatesForm } from './cover-dates-form.tsx';

const PATH = '/plan/cover-dates';

export default definePage<CoverQuery>({
  query: COVER_QUERY_NAMES,
  // The page is cached for a minute like all others, so the answer names the day that was taken for today.
  load: ({ query }) =>
    parseCoverQuery(query, {
      planIds: plans.map(({ id }) => id),
      bounds: coverDateBounds,
      today: lagosDay(new Date()),
    }),
  meta: ({ mistakes }) => ({
    ...words,
    title: Object.keys(mistakes).length > 0 ? words.errorTitle(words.title) : words.title,
    canonical: PATH,
  }),
  View: CoverDates,
});

function CoverDates({ data: query }: { data: CoverQuery }) {
  return (
    <>
      <PageHead heading={words.heading} lead={words.lead} className={styles.hero} />
      <div className={styles.page}>
        {query.asked && <CoverAnswer planId={query.planId} asked={query.asked} />}
        <CoverDatesForm query={query} />
        {!query.asked && <CoverRuleList planId={query.planId} />}
        <WaysOn ways={words.ways} />
      </div>
    </>
  );
}

/** The rules behind the days, for those who have not asked yet. */
function CoverRuleList({ planId }: { planId: PlanId }) {
  const plan = comparedPlans.find(({ id }) => id === planId) ?? comparedPlans[0];
  if (!plan) return null;
  return (
    <section className={coverAnswerStyles.answer} aria-labelledby="rules-title">
      <h2 id="rules-title">{words.rulesHeading(plan.name)}</h2>
      <dl className={coverAnswerStyles.lines}>
        {coverRules[plan.id].rules.map((rule) => (
          <div key={rule.id} className={coverAnswerStyles.line}>
            <dt className={coverAnswerStyles.label}>{coverBenefitLabels[rule.id]}</dt>
            <dd className={coverAnswerStyles.rule}>
              <RuleText rule={rule} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
