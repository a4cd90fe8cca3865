import * as english from '../../en/search/filler-words.ts';
import { faqFillerWords } from '../faq.ts';

export { ownNames } from '../../facts/search/filler-words.ts';

/** Words that say nothing of what is looked for; on this site "covered" is one of them. */
export const searchFillerWords: typeof english.searchFillerWords = [
  ...new Set([...english.searchFillerWords, ...faqFillerWords, 'gree', 'make', 'sey']),
];
