import { PLAN_QUERY_NAMES } from '#domain/plans/plan-query.ts';
import * as words from '#words/islands/plan-tools.ts';
import { planPage } from '#words/plan-page.ts';
import { Island } from '../../islands/island.tsx';
import { definePage, usePage } from '../../page.ts';
import { describePlans } from '../../structured-data/plans.ts';
import { PlanCards } from './cards/plan-cards.tsx';
import { Diaspora } from './contents/diaspora.tsx';
import { PlanContents } from './contents/plan-contents.tsx';
import { CoverDatesBand } from './cover-dates/cover-dates-band.tsx';
import { Enrolment } from './enrolment/enrolment.tsx';
import { PlanHero } from './plan-hero.tsx';
import planTools from './plan-tools.island.tsx';
import { PlanWords } from './plan-words.ts';

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
