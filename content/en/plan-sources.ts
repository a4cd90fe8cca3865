import { planFactsDate } from './plans.ts';

/** Where the facts about the plans were published, with the date. */
export const planSources = {
  plans: `Published plans, as of ${planFactsDate.text}`,
  waiting: 'Waiting periods in force since 1 January 2026',
  standardJaara: 'Standard Jaara document, October 2025',
  standardReport: 'Report on Standard Jaara, March 2025',
  jaaraPlus: 'Jaara Plus benefit package, undated',
  seniors: 'Seniors Plan document, May 2025',
  order: 'Executive Order of July 2024',
};
