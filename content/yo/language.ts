import type * as english from '../en/language.ts';
import type { DateWords, Language } from '../schema/site.ts';

export const language: Language = {
  code: 'yo',
  tag: 'yo',
  ogLocale: 'yo_NG',
  name: 'Yorùbá',
  isReviewed: false,
  hasDisplayFace: false,
};

export const dateWords: DateWords = {
  months: [
    'Oṣù Kínní',
    'Oṣù Kejì',
    'Oṣù Kẹta',
    'Oṣù Kẹrin',
    'Oṣù Karùn-ún',
    'Oṣù Kẹfà',
    'Oṣù Keje',
    'Oṣù Kẹjọ',
    'Oṣù Kẹsàn-án',
    'Oṣù Kẹwàá',
    'Oṣù Kọkànlá',
    'Oṣù Kejìlá',
  ],
  withTime: (date, time) => `${date}, ${time}`,
};

export const languageWords: typeof english.languageWords = {
  label: 'Èdè',
  offer: 'Ẹ ka ojú ewé yìí ní Yorùbá',
  inEnglish: 'ní Gẹ̀ẹ́sì',
  draft: 'Ìtumọ̀ yìí ṣì wà lábẹ́ àyẹ̀wò. Ojú ewé Gẹ̀ẹ́sì ni kí ẹ tẹ̀ lé. Fún ìbéèrè:',
  older: 'Ojú ewé Gẹ̀ẹ́sì tuntun ju ìtumọ̀ yìí lọ.',
  toEnglish: 'Ẹ ka ojú ewé Gẹ̀ẹ́sì',
};
