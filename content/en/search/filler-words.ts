export { ownNames } from '../../facts/search/filler-words.ts';

import { faqFillerWords } from '../faq.ts';

/** Words that say nothing of what is looked for; on this site "covered" is one of them. */
export const searchFillerWords = [
  ...faqFillerWords,
  ...'accept accepts am at by covered go im into let near not please so take takes than then under up'.split(
    ' ',
  ),
];
