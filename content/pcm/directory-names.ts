import * as english from '../en/directory-names.ts';

/** Areas are called as in the lists. */
export { areaName, lgaNames } from '../en/directory-names.ts';

/** Pairs of spellings: a record with one is also found by the other. */
export const sameNames: typeof english.sameNames = [
  ...english.sameNames,
  ['Goment Hospital', 'General Hospital'],
  ['Government', 'Goment'],
];

/** What the words in names, addresses and questions stand for; all in lower case, without accents. */
export const placeWords: typeof english.placeWords = {
  ...english.placeWords,
  asking: [...english.placeWords.asking, 'gree'],
  fillers: [
    ...english.placeWords.fillers,
    'abeg',
    'abi',
    'anywhere',
    'dat',
    'dem',
    'dey',
    'di',
    'dia',
    'dis',
    'don',
    'find',
    'fit',
    'get',
    'gree',
    'how',
    'inside',
    'kain',
    'make',
    'na',
    'pipo',
    'reach',
    'see',
    'show',
    'una',
    'wan',
    'wetin',
    'wey',
    'wia',
    'wit',
  ],
};
