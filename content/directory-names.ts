import { lcdaSpellings, lgaSpellings } from './place-spellings.ts';

/** Two ways in which people write the same: a record that is written in one is found by the other too. */
export const sameNames: readonly (readonly [string, string])[] = [
  ['PHC', 'Primary Healthcare'],
  ['PHC', 'Primary Health Centre'],
  ...Object.entries({ ...lcdaSpellings, ...lgaSpellings }),
];
