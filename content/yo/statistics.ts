import * as english from '../en/statistics.ts';
import { translate } from '../translate.ts';

export const statistics = translate(english.statistics, {
  asOf: english.statistics.asOf,
  asOfText: 'ìparí Oṣù Kẹsàn-án 2025',
  livesInText: 'mílíọ̀nù 1.3',
  counters: [
    { label: 'Èèyàn', note: 'Àwọn tó ti forúkọ sílẹ̀ nínú ètò' },
    { label: 'Olùpèsè ìtọ́jú', note: 'Àwọn ilé ìwòsàn àti ibùdó ìlera tó ń bá ètò ṣiṣẹ́' },
    { label: 'Ìtọ́jú oyún àti ìbímọ', note: 'Àwọn oyún àti ìbímọ tó rí ìtọ́jú gbà' },
  ],
});
