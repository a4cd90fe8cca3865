import { createWords } from '../../islands/words.ts';

export type PlanToolsWords = typeof import('#content/en/plan-tools.ts');

/** Around the island, and around the documents of the page that have pieces in common with it. */
export const [PlanWords, usePlanWords] = createWords<PlanToolsWords>();
