/** The words and content of the directory island. */

export { directionsHref, lgaTiles } from '../../facts/directory.ts';
export { providerLists } from '../directory.ts';
export { areaName, nameWords, sameNames } from '../directory-names.ts';
export { dateWords } from '../language.ts';
export {
  actionWords,
  byPlaceWords,
  findWords,
  noResultWords,
  providerPage,
  reportHref,
  sectionWords,
  verdictWords,
} from '../provider-page.ts';
export { paginationWords, phoneLines, sharingWords } from '../site.ts';
