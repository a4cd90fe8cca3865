import type * as english from '../en/language.ts';
import type { DateWords, Language } from '../schema/site.ts';

export const code: string = 'yo';

export const language: Language = {
  code,
  tag: 'yo',
  ogLocale: 'yo_NG',
  name: 'Yorùbá',
  isReviewed: false,
  hasDisplayFace: false,
  face: 'yoruba',
};

export const dateWords: DateWords = {
  months: [
    'Oṣù Kínní (January)',
    'Oṣù Kejì (February)',
    'Oṣù Kẹta (March)',
    'Oṣù Kẹrin (April)',
    'Oṣù Karùn-ún (May)',
    'Oṣù Kẹfà (June)',
    'Oṣù Keje (July)',
    'Oṣù Kẹjọ (August)',
    'Oṣù Kẹsàn-án (September)',
    'Oṣù Kẹwàá (October)',
    'Oṣù Kọkànlá (November)',
    'Oṣù Kejìlá (December)',
  ],
  date: (day, month, year) => `ọjọ́ ${day}, ${month} ${year}`,
  withTime: (date, time) => `${date}, ${time}`,
};

export const languageWords: typeof english.languageWords = {
  label: 'Èdè',
  offer: 'Ẹ ka ojú ewé yìí ní Yorùbá',
  // On one line; in Pidgin a tile is too narrow for that.
  inEnglish: 'ní\u00a0Gẹ̀ẹ́sì',
  draft: 'Ìtumọ̀ yìí ṣì wà lábẹ́ àyẹ̀wò.',
  draftMore: 'Ojú ewé Gẹ̀ẹ́sì ni kí ẹ tẹ̀ lé. Bí kò bá yé yín, ẹ pè wá:',
  older: 'Ojú ewé Gẹ̀ẹ́sì tuntun ju ìtumọ̀ yìí lọ.',
  toEnglish: 'Ẹ ka ojú ewé Gẹ̀ẹ́sì',
  englishOnly: 'Ní Gẹ̀ẹ́sì nìkan ni ojú ewé yìí wà. Bí kò bá yé yín, ẹ pè wá:',
  toHome: 'Ẹ lọ sí ojú ewé àkọ́kọ́ ní Yorùbá',
};
