import { planFactsDate } from '../plans.ts';

/** The sources that answers cite. */
export const bases = {
  order: 'Executive Order of July 2024, resting on the NHIA Act 2022.',
  published: `Published plans, as of ${planFactsDate.text}.`,
  standardJaara: 'Standard Jaara document of October 2025.',
  waiting: 'Waiting periods in force since 1 January 2026.',
};
