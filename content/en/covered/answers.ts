import type { CoveredAnswer, CoveredQuestion } from '../../schema/plan.ts';
import { planSources as sources } from '../plan-sources.ts';

type Answers = CoveredQuestion['answers'];

export const covered = (text: string, source: string = sources.plans): CoveredAnswer => ({
  mark: 'covered',
  text,
  source,
});

export const notCovered = (text?: string, source: string = sources.plans): CoveredAnswer => ({
  mark: 'not-covered',
  ...(text && { text }),
  source,
});

/** With what comes nearest, if something does. */
export const notStated = (text?: string, source: string = sources.plans): CoveredAnswer => ({
  mark: 'not-stated',
  ...(text && { text }),
  source,
});

/** In the order of the page's columns. */
export const answers = (
  standardJaara: CoveredAnswer,
  jaaraPlus: CoveredAnswer,
  seniorsPlan: CoveredAnswer,
): Answers => ({
  'standard-jaara': standardJaara,
  'jaara-plus': jaaraPlus,
  'seniors-plan': seniorsPlan,
});

/** The documents that answers rest on; where one is silent, that is its answer. */
export const { plans, standardJaara, standardReport, jaaraPlus, seniors, waiting, order } = sources;
