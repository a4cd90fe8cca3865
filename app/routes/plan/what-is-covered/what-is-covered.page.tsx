import type { ComparedPlan } from '#content/schema/plan.ts';
import { coveredPage as words } from '#words/covered.ts';
import * as planWords from '#words/islands/plan-tools.ts';
import { comparedPlans } from '#words/plans.ts';
import { definePage } from '../../../page.ts';
import { PageHead } from '../../../ui/page-head/page-head.tsx';
import { PhoneText } from '../../phone-text.tsx';
import { PlanWords } from '../plan-words.ts';
import { WaysOn } from '../ways-on.tsx';
import { CoveredQuestions } from './covered-questions.tsx';
import { DiasporaNote } from './diaspora-note.tsx';
import { MarkKey } from './mark-key.tsx';
import { PackageList } from './package-list.tsx';
import { PlanChoice } from './plan-choice.tsx';
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
