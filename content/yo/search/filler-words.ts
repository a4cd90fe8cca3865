import * as english from '../../en/search/filler-words.ts';
import { faqFillerWords } from '../faq.ts';

export { ownNames } from '../../facts/search/filler-words.ts';

/** As in English, "covered" is one of them: "wà nínú ètò". */
export const searchFillerWords: typeof english.searchFillerWords = [
  ...new Set([
    ...english.searchFillerWords,
    ...faqFillerWords,
    ...'eto itosi ko labe lo nitosi pe sunmo wipe'.split(' '),
  ]),
];
