import { coveredMarks, coveredPage as words } from '#content/en/covered.ts';
import type { ComparedPlan } from '#content/schema/plan.ts';
import * as planWords from '#words/islands/plan-tools.ts';
import { planDetails } from '#words/plan-details.ts';
import { comparedPlans } from '#words/plans.ts';
import { definePage } from '../../../page.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { PageHead } from '../../../ui/page-head/page-head.tsx';
import { PhoneText } from '../../phone-text.tsx';
import { ViewLink } from '../buy-and-view.tsx';
import { PlanWords } from '../plan-words.ts';
import { WaysOn } from '../ways-on.tsx';
import { CoveredQuestions, markClass } from './covered-questions.tsx';
import markKeyStyles from './mark-key.module.css';
import packageListStyles from './package-list.module.css';
import planChoiceStyles from './plan-choice.module.css';
import styles from './what-is-covered.module.css';

/** The plan to show alone; undefined shows all of them beside each other. */
type CoveredData = { plan: ComparedPlan | undefined };

export default definePage<CoveredData>({
  query: ['plan'],
  load: ({ query }) => ({ plan: comparedPlans.find(({ id }) => id === query.get('plan')) }),
  meta: () => ({ ...words, canonical: '/plan/what-is-covered' }),
  View: WhatIsCovered,
});

function WhatIsCovered({ data: { plan } }: { data: CoveredData }) {
  return (
    <PlanWords value={planWords}>
      <PageHead heading={plan ? words.oneHeading(plan.name) : words.heading} lead={words.lead} />
      <div className={styles.page} data-behaviour="disclosure">
        <MarkKey />
        <PlanChoice plan={plan} />
        <CoveredQuestions plans={plan ? [plan] : comparedPlans} />
        <p className={styles.note}>
          <PhoneText text={words.unlisted} />
        </p>
        {plan ? <PackageList plan={plan} /> : <DiasporaNote />}
        <WaysOn ways={words.ways} />
      </div>
    </PlanWords>
  );
}

const PATH = '/plan/what-is-covered';

function PlanChoice({ plan }: { plan: ComparedPlan | undefined }) {
  const choices = [
    { id: undefined, label: words.allPlans, to: PATH },
    ...comparedPlans.map(({ id, shortName }) => ({ id, label: shortName, to: `${PATH}?plan=${id}` })),
  ];
  return (
    <nav className={planChoiceStyles.choice} aria-label={words.plansLabel}>
      <ul className={planChoiceStyles.list}>
        {choices.map(({ id, label, to }) => (
          <li key={to}>
            <Link
              to={to}
              className={planChoiceStyles.link}
              aria-current={id === plan?.id ? 'page' : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What the three marks mean. */
function MarkKey() {
  return (
    <ul className={markKeyStyles.key}>
      {words.marks.map(({ mark, text }) => (
        <li key={mark} className={markClass(mark)}>
          <b>{coveredMarks[mark]}:</b> <PhoneText text={text} />
        </li>
      ))}
    </ul>
  );
}

const diasporaWords = words.diaspora;

function DiasporaNote() {
  return (
    <section className={packageListStyles.package} aria-labelledby="diaspora-title">
      <h2 id="diaspora-title">{diasporaWords.heading}</h2>
      <p>
        <PhoneText text={diasporaWords.text} />
      </p>
      <p>
        <ButtonLink to={diasporaWords.ask.to}>{diasporaWords.ask.label}</ButtonLink>
      </p>
    </section>
  );
}

/** What the published package names beyond the compared benefits, field by field. */
function PackageList({ plan }: { plan: ComparedPlan }) {
  const { source, details } = planDetails[plan.id];
  return (
    <section className={packageListStyles.package} aria-labelledby="package-title">
      <h2 id="package-title">{words.furtherHeading(plan.name)}</h2>
      <dl className={packageListStyles.details}>
        {details.map(({ heading, items }) => (
          <div key={heading} className={packageListStyles.field}>
            <dt>{heading}</dt>
            {items.map((item) => (
              <dd key={item}>{item}</dd>
            ))}
          </div>
        ))}
      </dl>
      <p className={packageListStyles.source}>{source}</p>
      <p>
        <ViewLink plan={plan} />
      </p>
    </section>
  );
}
