import type * as english from '../en/language.ts';
import { dateWords as englishDates } from '../en/language.ts';
import type { DateWords, Language } from '../schema/site.ts';

export const code: string = 'pcm';

export const language: Language = {
  code,
  tag: 'pcm',
  ogLocale: 'pcm_NG',
  name: 'Pidgin',
  isReviewed: false,
  hasDisplayFace: true,
  isNearEnglish: true,
};

/** Pidgin writes the months as English does. */
export const dateWords: DateWords = {
  months: englishDates.months,
  withTime: (date, time) => `${date}, ${time}`,
};

export const languageWords: typeof english.languageWords = {
  label: 'Language',
  offer: 'Read dis page for Pidgin',
  inEnglish: 'for English',
  draft: 'Dis translation na draft.',
  draftMore: 'Na di English page dey count. If e no clear, call us:',
  older: 'Di English page new pass dis translation.',
  toEnglish: 'Read di English page',
  englishOnly: 'Dis page dey for English only. If e no clear, call us:',
  toHome: 'Go our home page for Pidgin',
};
