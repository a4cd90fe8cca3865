import type * as english from '../../en/faq/bases.ts';
import { planFactsDate } from '../plans.ts';

/** The sources that answers cite. */
export const bases: typeof english.bases = {
  order: 'Executive Order for July 2024, wey stand on di NHIA Act 2022.',
  published: `Di plans wey dem publish, as at ${planFactsDate.text}.`,
  standardJaara: 'Standard Jaara document for October 2025.',
  waiting: 'Waiting time wey dey work since 1 January 2026.',
};
