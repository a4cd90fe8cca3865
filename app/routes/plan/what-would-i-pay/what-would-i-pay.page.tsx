import type { ComparedPlan } from '#content/schema/plan.ts';
import { listPremiums } from '#domain/plans/plan-facts.ts';
import { type WorkedExample, workExamples } from '#domain/plans/worked-examples.ts';
import { formatNaira } from '#domain/text/format-naira.ts';
import { examplesPath, statedCare } from '#facts/plans.ts';
import { coverRules } from '#words/cover-dates.ts';
import { benefitNotes } from '#words/plan-comparison.ts';
import { comparedPlans, standardJaara } from '#words/plans.ts';
import { exampleWords, examplesPage as words } from '#words/worked-examples.ts';
import { definePage } from '../../../page.ts';
import { ButtonLinks } from '../../../ui/button/button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Link } from '../../../ui/link/link.tsx';
import { PageHead } from '../../../ui/page-head/page-head.tsx';
import { PhoneText } from '../../phone-text.tsx';
import { premiumLabel } from '../contents/plan-contents.tsx';
import signs from '../signs.module.css';
import ways from '../ways.module.css';
import styles from './what-would-i-pay.module.css';

/** After the "Summary of Benefits and Coverage" of the United States: what a plan means in five situations. */
export default definePage({
  query: ['plan'],
  load: ({ query }) => comparedPlans.find(({ id }) => id === query.get('plan')) ?? standardJaara,
  meta: ({ shortName }) => ({
    title: words.title(shortName),
    description: words.description(shortName),
    canonical: '/plan/what-would-i-pay',
  }),
  View: ({ data: plan }) => (
    <>
      <PageHead heading={words.heading(plan.shortName)} lead={words.lead} />
      <div className={styles.page}>
        <PlanChoice plan={plan} />
        <Premiums plan={plan} />
        <div className={styles.examples}>
          {workExamples({
            plan,
            stated: statedCare[plan.id],
            rules: coverRules[plan.id].rules,
            notes: benefitNotes,
            words: exampleWords,
          }).map((example) => (
            <Example key={example.id} example={example} />
          ))}
        </div>
        <section className={styles.reading} aria-labelledby="reading-title">
          <h2 id="reading-title">{words.reading.heading}</h2>
          <ul className={styles.list}>
            {words.reading.items.map((item) => (
              <PhoneText key={item} text={item} tag="li" />
            ))}
          </ul>
        </section>
        <ButtonLinks
          links={[
            { label: words.covered, to: `/plan/what-is-covered?plan=${plan.id}` },
            { label: words.dates, to: `/plan/cover-dates?plan=${plan.id}` },
          ]}
        />
      </div>
    </>
  ),
});

function PlanChoice({ plan }: { plan: ComparedPlan }) {
  return (
    <nav aria-label={words.plansLabel}>
      <ul className={ways.choices}>
        {comparedPlans.map(({ id, shortName }) => (
          <li key={id}>
            <Link
              to={examplesPath(id)}
              className={ways.choiceLink}
              aria-current={id === plan.id ? 'page' : undefined}
            >
              {shortName}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Premiums({ plan }: { plan: ComparedPlan }) {
  const others = listPremiums(plan).filter(({ kind }) => kind !== 'premium-individual');
  return (
    <div className={styles.premium}>
      <p className={styles.first}>{words.premium(formatNaira(plan.premiums.individual))}</p>
      <p>{others.map(({ kind, price }) => `${premiumLabel(kind)}: ${formatNaira(price)}`).join(' · ')}</p>
    </div>
  );
}

function Example({
  example: { id, title, situation, outcome, tone, lines, conditions },
}: {
  example: WorkedExample;
}) {
  return (
    <section id={id} className={styles.example} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <p>{situation}</p>
      <p className={joinClasses(styles.outcome, signs[tone])}>
        <PhoneText text={outcome} />
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.what}</th>
            <th scope="col">{words.pay}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ what, pay, isOpen }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td className={isOpen ? styles.open : undefined}>{pay}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {conditions.length > 0 && (
        <>
          <h3 className={styles.when}>{words.conditions}</h3>
          <ul className={styles.list}>
            {conditions.map((condition) => (
              <li key={condition}>{condition}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
