import type * as words from '#words/islands/plan-tools.ts';
import { createWords } from '../../islands/define-island.ts';

export type PlanToolsWords = typeof words;

/** Used by the island and by the server-rendered parts that share components with it. */
export const [PlanWords, usePlanWords] = createWords<PlanToolsWords>();
