import * as english from '../en/statistics.ts';
import { translate } from '../translate.ts';

export const statistics = translate(english.statistics, {
  asOf: english.statistics.asOf,
  asOfText: 'di end of September 2025',
  livesInText: '1.3 million',
  counters: [
    { label: 'Lives', note: 'Pipo wey don register for di scheme' },
    { label: 'Care providers', note: 'Hospitals and clinics wey dey our network' },
    { label: 'Belle and delivery', note: 'Belle and delivery wey dem don take care of' },
  ],
});
