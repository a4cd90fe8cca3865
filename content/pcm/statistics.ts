import type * as english from '../en/statistics.ts';
import * as facts from '../facts/statistics.ts';
import { withWords } from '../with-words.ts';

export const statistics: typeof english.statistics = {
  asOf: facts.statistics.asOf,
  asOfText: 'di end of September 2025',
  providersInText: facts.statistics.providersInText,
  livesInText: '1.3 million',
  counters: withWords(facts.statistics.counters, {
    lives: { label: 'Lives', note: 'Pipo wey don register for di scheme' },
    providers: { label: 'Care providers', note: 'Hospitals and clinics wey dey our network' },
    maternal: { label: 'Belle and delivery', note: 'Belle and delivery wey dem don take care of' },
  }),
};
