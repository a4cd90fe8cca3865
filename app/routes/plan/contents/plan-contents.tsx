import type { ComparedPlan } from '#content/schema/plan.ts';
import {
  type Instalment,
  instalmentsCostMore,
  listPremiums,
  type PremiumKind,
} from '#domain/plans/plan-facts.ts';
import { defaultPlanQuery, planHref } from '#domain/plans/plan-query.ts';
import { formatNaira } from '#domain/text/format-naira.ts';
import { examplesPath } from '#facts/plans.ts';
import { comparisonCategories, comparisonContent, comparisonIds } from '#words/plan-comparison.ts';
import { planDocument } from '#words/plan-details.ts';
import { planComparison, planContents } from '#words/plan-page.ts';
import { comparedPlans } from '#words/plans.ts';
import { examplesPage } from '#words/worked-examples.ts';
import { Accordion } from '../../../ui/accordion/accordion.tsx';
import { Band } from '../../../ui/band/band.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { BenefitNotes } from '../comparison/comparison-blocks.tsx';
import { BuyAndView } from '../plan-links.tsx';
import styles from './plan-contents.module.css';

/** The contents of the plan documents, so that nobody needs a PDF. */
export function PlanContents() {
  return (
    <Band id="plan-contents" heading={planContents.heading} lead={planContents.lead}>
      {/* A link to one plan opens it. */}
      <div data-behaviour="disclosure">
        <Accordion
          name="plan-contents"
          heading="h3"
          items={comparedPlans.map((plan) => ({
            id: `${plan.id}-content`,
            title: plan.name,
            detail: plan.audience,
            content: <PlanContent plan={plan} />,
          }))}
        />
      </div>
    </Band>
  );
}

const start = defaultPlanQuery(comparisonIds);

function PlanContent({ plan }: { plan: ComparedPlan }) {
  const { costs, waiting } = planDocument;
  const waits = comparisonContent.notes.filter(
    ({ kind, plans }) => kind === 'waiting' && plans.includes(plan.id),
  );
  return (
    <div className={styles.content}>
      <section className={styles.part}>
        <h4>{costs.heading}</h4>
        <PremiumTable plan={plan} />
      </section>
      <section className={styles.part}>
        <h4>{waiting.heading}</h4>
        <BenefitNotes notes={waits} />
        <p>{waiting.screening(plan.benefits.annualScreening.startYear)}</p>
      </section>
      <p>
        <Link to={examplesPath(plan.id)}>{examplesPage.linkFor(plan.shortName)}</Link>
      </p>
      <p>
        <Link to={`/plan/what-is-covered?plan=${plan.id}`}>{planContents.everything}</Link>
      </p>
      <p>
        <Link to={planHref({ ...start, plans: [plan.id] }, comparisonIds, `#${planComparison.id}`)}>
          {planContents.benefits}
        </Link>
      </p>
      <BuyAndView plan={plan} className={styles.ways} />
    </div>
  );
}

const words = planDocument.costs;

function PremiumTable({ plan }: { plan: ComparedPlan }) {
  const premiums = listPremiums(plan);
  const totals = premiums.flatMap(({ instalments }) =>
    instalments.map(
      (instalment) => `${write(instalment)} =\u00a0${formatNaira(instalment.times * instalment.each)}`,
    ),
  );
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.who}</th>
            <th scope="col">{words.year}</th>
          </tr>
        </thead>
        <tbody>
          {premiums.map(({ kind, price, instalments }) => (
            <tr key={kind}>
              <th scope="row">
                {premiumLabel(kind)}
                {premiumNote(kind) && <span className={styles.note}>{premiumNote(kind)}</span>}
              </th>
              <td className={styles.price}>
                {formatNaira(price)}
                {instalments.map((instalment) => (
                  <span key={instalment.times} className={styles.note}>
                    {write(instalment)}
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {totals.length > 0 && (
        <p className={styles.note}>
          {words.instalmentTotals(totals.join('; '), instalmentsCostMore(premiums))}
        </p>
      )}
    </>
  );
}

function write({ times, each }: Instalment): string {
  return words.each(times, formatNaira(each));
}

const extras = { 'extra-under-23': words.extraUnder23, 'extra-above-23': words.above23 };
const isExtra = (kind: PremiumKind): kind is keyof typeof extras => kind in extras;

/** "Individual" is one person; where a language says the same to both, once is enough. */
function premiumNote(kind: PremiumKind): string | undefined {
  const note = isExtra(kind) ? extras[kind].note : words.meanings[kind];
  return note === premiumLabel(kind) ? undefined : note;
}

/** The name of a price, as in the comparison and in the plan's document. */
export function premiumLabel(kind: PremiumKind): string {
  if (isExtra(kind)) return extras[kind].label;
  const rows = comparisonCategories.find(({ id }) => id === 'premiums')?.rows ?? [];
  return rows.find(({ id }) => id === kind)?.label ?? '';
}
