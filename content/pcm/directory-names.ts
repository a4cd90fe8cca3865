import * as english from '../en/directory-names.ts';
import { wordsIn } from '../words-in.ts';

/** Areas are called as in the lists. */
export { areaName, lgaNames, nameWords } from '../en/directory-names.ts';

/** Pairs of spellings: a record with one is also found by the other. */
export const sameNames: typeof english.sameNames = [
  ...english.sameNames,
  ['Goment Hospital', 'General Hospital'],
  ['Government', 'Goment'],
];

/** Marked as pure, so that the scripts of browsers leave them out. */
export const pageWords: typeof english.pageWords = /* @__PURE__ */ Object.assign({}, english.pageWords, {
  asking: /* @__PURE__ */ english.pageWords.asking.concat('gree'),
  fillers: /* @__PURE__ */ english.pageWords.fillers.concat(
    /* @__PURE__ */ wordsIn(`
    abeg abi anywhere dat dem dey di dia dis don fit get gree inside kain make na pipo reach see una wan
    wetin wey wia wit
  `),
  ),
});

export const placeWords: typeof english.placeWords = /* @__PURE__ */ Object.assign(
  {},
  english.nameWords,
  pageWords,
);
