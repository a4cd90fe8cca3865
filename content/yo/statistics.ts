import type * as english from '../en/statistics.ts';
import * as facts from '../facts/statistics.ts';
import { withWords } from '../with-words.ts';

export const statistics: typeof english.statistics = {
  asOf: facts.statistics.asOf,
  asOfText: 'ìparí Oṣù Kẹsàn-án (September) 2025',
  providersInText: facts.statistics.providersInText,
  livesInText: 'mílíọ̀nù 1.3',
  counters: withWords(facts.statistics.counters, {
    lives: { label: 'Èèyàn', note: 'Àwọn tó ti forúkọ sílẹ̀ nínú ètò' },
    providers: { label: 'Olùpèsè ìtọ́jú', note: 'Àwọn ilé ìwòsàn àti ibùdó ìlera tó ń bá ètò ṣiṣẹ́' },
    maternal: { label: 'Ìtọ́jú oyún àti ìbímọ', note: 'Àwọn oyún àti ìbímọ tó rí ìtọ́jú gbà' },
  }),
};
