/** The words and content of the directory island. */

export { lgaTiles } from '../../facts/lga-tiles.ts';
export { providerLists } from '../directory.ts';
export { placeWords, sameNames } from '../directory-names.ts';
export { dateWords } from '../language.ts';
export { areaName } from '../lga-names.ts';
export * from '../provider-page.ts';
export { paginationWords, phoneLines, sharingWords } from '../site.ts';
