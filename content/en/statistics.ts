import type { Statistics } from '../schema/home.ts';

/** One dated record for the sentence and the counters; its two provider figures differ by decision. */
export const statistics: Statistics = {
  asOf: '2025-09-30',
  asOfText: 'the end of September 2025',
  providersInText: 438,
  livesInText: '1.3 million',
  counters: [
    { id: 'lives', label: 'Lives', value: 1_334_361, note: 'People enrolled in the scheme' },
    { id: 'providers', label: 'Care Providers', value: 444, note: 'Hospitals and clinics in the network' },
    { id: 'maternal', label: 'Maternal Cases', value: 73_182, note: 'Pregnancies and births cared for' },
  ],
};
