import type { Plan as PlanFacts } from '#content/schema/plan.ts';
import { listPremiums } from '#domain/plans/plan-facts.ts';
import { PLAN_QUERY_NAMES } from '#domain/plans/plan-query.ts';
import { agencyRecord as agency } from '#facts/pages.ts';
import { coverDatesForm } from '#words/cover-dates.ts';
import * as words from '#words/islands/plan-tools.ts';
import { comparisonCategories } from '#words/plan-comparison.ts';
import { enrolment, planPage, planRules } from '#words/plan-page.ts';
import { plans } from '#words/plans.ts';
import { Island } from '../../islands/island.tsx';
import { ownPath } from '../../own-path.ts';
import { definePage, usePage } from '../../page.ts';
import scene from '../../pictures/scenes/hero-family.svg';
import { agencyId, type Node } from '../../structured-data/describe-page.ts';
import { Band } from '../../ui/band/band.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { NumberedList } from '../../ui/numbered-list/numbered-list.tsx';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import { PlanCards } from './cards/plan-cards.tsx';
import { Diaspora } from './contents/diaspora.tsx';
import { PlanContents } from './contents/plan-contents.tsx';
import coverDatesBandStyles from './cover-dates/cover-dates-band.module.css';
import { ShortCoverDatesForm } from './cover-dates/cover-dates-form.tsx';
import enrolmentStyles from './enrolment/enrolment.module.css';
import styles from './plan-hero.module.css';
import planTools from './plan-tools.island.tsx';
import { PlanWords } from './plan-words.ts';
import { WaysOn } from './ways-on.tsx';

export default definePage({
  query: PLAN_QUERY_NAMES,
  meta: () => ({ ...planPage, canonical: '/plan', subject: describePlans }),
  View: Plan,
});

function Plan() {
  const { query, site } = usePage();
  return (
    <PlanWords value={words}>
      <PlanHero />
      <PlanCards />
      <Island
        of={planTools}
        when="interaction"
        data={{ search: query.toString(), publicUrl: site.publicUrl }}
        resources={{ words }}
      />
      <CoverDatesBand />
      <PlanContents />
      <Diaspora />
      <Enrolment />
    </PlanWords>
  );
}

function PlanHero() {
  const { heading, lead, action, compare, alt } = planPage.hero;
  return (
    <PageHead heading={heading} lead={lead} scene={{ src: scene, alt }}>
      <div className={styles.actions}>
        <ButtonLink to={action.to}>{action.label}</ButtonLink>
        <ButtonLink to={compare.to} variant="onDark">
          {compare.label}
        </ButtonLink>
      </div>
    </PageHead>
  );
}

function Enrolment() {
  return (
    <Band id="enrolment" heading={enrolment.heading} lead={enrolment.places}>
      <NumberedList
        items={enrolment.steps}
        className={enrolmentStyles.steps}
        itemClassName={enrolmentStyles.step}
      />
      <WaysOn ways={enrolment.ways} />
      <h3 className={enrolmentStyles.rulesTitle}>{planRules.heading}</h3>
      <ul className={enrolmentStyles.rules}>
        {planRules.items.map((rule) => (
          <li key={rule} className={enrolmentStyles.rule}>
            <Icon name="shield-check" className={enrolmentStyles.sign} />
            {rule}
          </li>
        ))}
      </ul>
    </Band>
  );
}

/** The question on /plan; its answer has a page of its own. */
function CoverDatesBand() {
  return (
    <Band id={coverDatesForm.id} heading={coverDatesForm.heading} lead={coverDatesForm.shortLead} tone="sand">
      <ShortCoverDatesForm />
      <p className={coverDatesBandStyles.covered}>
        {coverDatesForm.covered.before}{' '}
        <Link to={coverDatesForm.covered.to}>{coverDatesForm.covered.label}</Link>.
      </p>
    </Band>
  );
}

function describePlans(publicUrl: string): Node[] {
  return plans.map((plan) => describePlan(plan, publicUrl));
}

/** In schema.org only a service can carry offers, so a plan is typed as both. */
function describePlan(plan: PlanFacts, publicUrl: string): Node {
  return {
    '@type': ['HealthInsurancePlan', 'Service'],
    '@id': `${publicUrl}/plan#${plan.id}`,
    name: plan.name,
    description: plan.audience,
    category: agency.planCategory,
    areaServed: agency.area,
    provider: { '@id': agencyId(publicUrl) },
    benefitsSummaryUrl: publicUrl + plan.pdf,
    healthPlanMarketingUrl: publicUrl + ownPath('/plan'),
    ...(plan.published && { offers: describeOffers(plan) }),
  };
}

/** The yearly prices; a further dependant is not a plan of its own. */
function describeOffers(plan: Extract<PlanFacts, { published: true }>): Node[] {
  const rows = comparisonCategories.flatMap((category) => category.rows);
  return listPremiums(plan).flatMap(({ kind, price }) =>
    rows
      .filter(({ id }) => id === kind)
      .map(({ label }) => ({
        '@type': 'Offer',
        name: label,
        price,
        priceCurrency: 'NGN',
        eligibleDuration: { '@type': 'QuantitativeValue', value: 1, unitCode: 'ANN' },
      })),
  );
}
