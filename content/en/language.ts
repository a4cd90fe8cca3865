import type { DateWords, Language } from '../schema/site.ts';

/** The name of this folder. By itself, so that a script that needs it does not carry the rest. */
export const code: string = 'en';

/** The language of the words around this file; every translation has its own. */
export const language: Language = {
  code,
  tag: 'en-NG',
  ogLocale: 'en_NG',
  name: 'English',
  isReviewed: true,
  hasDisplayFace: true,
};

export const dateWords: DateWords = {
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  withTime: (date, time) => `${date} at ${time}`,
};

export const languageWords = {
  label: 'Language',
  /** To a visitor whose browser prefers this language. */
  offer: 'Read this page in English',
  /** Says of a link that it leads to an English page. */
  inEnglish: 'in English',
  /** Until the agency has read the translation. */
  draft: 'This translation is a draft.',
  /** Behind it, for those who press it. */
  draftMore: 'The English page counts. If it is not clear, call us:',
  /** When an English sentence of the page has changed since it was translated. */
  older: 'The English page is newer than this translation.',
  toEnglish: 'Read the English page',
  /** On an English page, to those who come from this language. */
  englishOnly: 'This page is in English only. If it is not clear, call us:',
  toHome: 'Go to the home page in English',
};
