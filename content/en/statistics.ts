import * as facts from '../facts/statistics.ts';
import type { Statistics } from '../schema/home.ts';
import { withWords } from '../with-words.ts';

/** One dated record for the sentence and the counters; its two provider figures differ by decision. */
export const statistics: Statistics = {
  asOf: facts.statistics.asOf,
  asOfText: 'the end of September 2025',
  providersInText: facts.statistics.providersInText,
  livesInText: '1.3 million',
  counters: withWords(facts.statistics.counters, {
    lives: { label: 'Lives', note: 'People enrolled in the scheme' },
    providers: { label: 'Care Providers', note: 'Hospitals and clinics in the network' },
    maternal: { label: 'Maternal Cases', note: 'Pregnancies and births cared for' },
  }),
};
