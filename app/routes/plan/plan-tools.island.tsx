import { defineIsland } from '../../islands/define-island.ts';
import { PlanComparison } from './comparison/comparison.tsx';
import { HouseholdCost } from './household/household-cost.tsx';
import { type PlanToolsWords, PlanWords, usePlanQuery } from './plan-links.tsx';

/** The page's query, the site's origin for shared links, and that the search of the query was cut. */
type PlanToolsData = { search: string; publicUrl: string; cutNote: string | undefined };
/** The assumptions are there on the server only. */
type Resources = { words: PlanToolsWords; assumptions?: readonly string[] };

export default defineIsland<PlanToolsData, Resources>({
  name: 'plan-tools',
  hasUrlState: true,
  View: ({ words, ...data }) => (
    <PlanWords value={words}>
      <PlanTools {...data} />
    </PlanWords>
  ),
});

function PlanTools({ search, publicUrl, cutNote, assumptions }: PlanToolsData & Omit<Resources, 'words'>) {
  const { state: query, change, follow } = usePlanQuery(search);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only the links inside are activated
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link fires a click
    <div onClick={follow}>
      <PlanComparison query={query} change={change} publicUrl={publicUrl} cutNote={cutNote} />
      <HouseholdCost
        query={query}
        change={change}
        publicUrl={publicUrl}
        search={search}
        assumptions={assumptions}
      />
    </div>
  );
}
