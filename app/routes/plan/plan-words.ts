import type * as words from '#content/en/plan-tools.ts';
import { createWords } from '../../islands/words.ts';

export type PlanToolsWords = typeof words;

/** Around the island, and around the documents of the page that have pieces in common with it. */
export const [PlanWords, usePlanWords] = createWords<PlanToolsWords>();
