import type * as english from '../en/plan-sources.ts';
import { planFactsDate } from './plans.ts';

/** Where the facts about the plans were published, with the date. */
export const planSources: typeof english.planSources = {
  plans: `Plans wey dem don publish, as at ${planFactsDate.text}`,
  waiting: 'Waiting time rules wey start on 1 January 2026',
  standardJaara: 'Standard Jaara document, October 2025',
  standardReport: 'Report about Standard Jaara, March 2025',
  jaaraPlus: 'Jaara Plus benefit package, e no get date',
  seniors: 'Seniors Plan document, May 2025',
  order: 'Di Executive Order from July 2024',
};
