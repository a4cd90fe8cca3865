import { defineIsland } from '../../islands/define-island.ts';
import { Comparison } from './comparison/comparison.tsx';
import { HouseholdCost } from './household/household-cost.tsx';
import { type PlanToolsWords, PlanWords, usePlanQuery } from './plan-words.ts';

/** The page's query, and the site's origin for shared links. */
type PlanToolsData = { search: string; publicUrl: string };
type Resources = { words: PlanToolsWords };

export default defineIsland<PlanToolsData, Resources>({
  name: 'plan-tools',
  hasUrlState: true,
  View: PlanTools,
});

function PlanTools({ words, ...data }: PlanToolsData & Resources) {
  return (
    <PlanWords value={words}>
      <Tools {...data} />
    </PlanWords>
  );
}

/** The two parts of the page whose state is in the URL. */
function Tools({ search, publicUrl }: PlanToolsData) {
  const { query, change, follow } = usePlanQuery(search);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only the links inside are activated
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link fires a click
    <div onClick={follow}>
      <Comparison query={query} change={change} publicUrl={publicUrl} />
      <HouseholdCost query={query} change={change} publicUrl={publicUrl} />
    </div>
  );
}
