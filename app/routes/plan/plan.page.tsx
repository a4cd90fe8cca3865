import type { Plan as PlanFacts } from '#content/schema/plan.ts';
import { listPremiums } from '#domain/plans/plan-facts.ts';
import { PLAN_QUERY_NAMES } from '#domain/plans/plan-query.ts';
import { email } from '#facts/addresses.ts';
import { agencyRecord as agency } from '#facts/pages.ts';
import { coverDatesForm } from '#words/cover-dates.ts';
import * as words from '#words/islands/plan-tools.ts';
import { language } from '#words/language.ts';
import { comparisonCategories } from '#words/plan-comparison.ts';
import { diasporaDetails, enrolment, householdAssumptions, planPage, planRules } from '#words/plan-page.ts';
import { diasporaPlan, plans } from '#words/plans.ts';
import { whatsAppLines } from '#words/support.ts';
import { Island } from '../../islands/island.tsx';
import { ownPath } from '../../own-path.ts';
import { definePage, usePage } from '../../page.ts';
import scene from '../../pictures/scenes/hero-family.svg';
import { agencyId, type Node } from '../../structured-data/describe-page.ts';
import { Band } from '../../ui/band/band.tsx';
import { ButtonLink, ButtonLinks } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { NumberedList } from '../../ui/numbered-list/numbered-list.tsx';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import { FromAbroad } from '../phone-text.tsx';
import { cutNote } from '../search/cut-note.ts';
import { PlanCards } from './cards/plan-cards.tsx';
import { PlanContents } from './contents/plan-contents.tsx';
import styles from './plan.module.css';
import { BuyLink, PlanWords, ViewLink } from './plan-links.tsx';
import planTools from './plan-tools.island.tsx';

export default definePage({
  hasPopUp: true,
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
        data={{
          search: query.toString(),
          publicUrl: site.publicUrl,
          cutNote: cutNote(query.get('search')),
        }}
        resources={{ words, assumptions: householdAssumptions }}
      />
      <CoverDatesBand />
      <PlanContents />
      <Diaspora />
      <Enrolment />
    </PlanWords>
  );
}

function PlanHero() {
  const { heading, lead, action, compare, covered, alt } = planPage.hero;
  return (
    <PageHead heading={heading} lead={lead} scene={{ src: scene, alt }} className={styles.hero}>
      <div className={styles.actions}>
        <ButtonLink to={action.to}>{action.label}</ButtonLink>
        <ButtonLink to={compare.to} label={compare.label} variant="onDark" />
        <ButtonLink to={covered.to} label={covered.label} variant="onDark" />
      </div>
    </PageHead>
  );
}

function Enrolment() {
  return (
    <Band id="enrolment" heading={enrolment.heading} lead={enrolment.places}>
      <NumberedList items={enrolment.steps} className={styles.steps} itemClassName={styles.step} />
      <ButtonLinks links={enrolment.ways} />
      <h3 className={styles.rulesTitle}>{planRules.heading}</h3>
      <ul className={styles.rules}>
        {planRules.items.map((rule) => (
          <li key={rule} className={styles.rule}>
            <Icon name="shield-check" className={styles.sign} />
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
      <p>
        <ButtonLink to={coverDatesForm.to}>{coverDatesForm.submit}</ButtonLink>
      </p>
    </Band>
  );
}

/** In English only: the translations are about the same plans, and heavy enough. */
function describePlans(publicUrl: string): Node[] {
  if (language.code !== 'en') return [];
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

const { heading, paragraphs, askHeading, write, questionsHeading, questions, aboutHeading, about, have } =
  diasporaDetails;
const [whatsApp] = whatsAppLines;

function Diaspora() {
  return (
    <Band id={diasporaPlan.id} heading={heading} tone="sand">
      <div className={styles.columns}>
        <div className={styles.words}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <h3>{aboutHeading}</h3>
          {about.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p>
            <ViewLink plan={diasporaPlan} />
          </p>
        </div>
        <div className={styles.ask}>
          <h3>{questionsHeading}</h3>
          <ul className={styles.questions}>
            {questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
          <p>{have}</p>
          <h3>{askHeading}</h3>
          <div className={styles.lines}>
            <ButtonLink to={write.to}>{write.label}</ButtonLink>
            <ButtonLink to={`mailto:${email}`} label={email} icon="mail" variant="secondary" />
            <ButtonLink to={whatsApp.url} label={whatsApp.display} icon="whatsapp" variant="secondary" />
          </div>
          <FromAbroad />
          <p>
            <BuyLink plan={diasporaPlan} variant="secondary" />
          </p>
        </div>
      </div>
    </Band>
  );
}
