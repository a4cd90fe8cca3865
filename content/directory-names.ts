import { lcdaSpellings, lgaSpellings } from './place-spellings.ts';

/** Pairs of spellings: a record with one is also found by the other. */
export const sameNames: readonly (readonly [string, string])[] = [
  ['PHC', 'Primary Healthcare'],
  ['PHC', 'Primary Health Centre'],
  ...Object.entries({ ...lcdaSpellings, ...lgaSpellings }),
];
