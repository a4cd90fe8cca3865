import { expect, test } from 'vitest';
import { createSeedDirectory } from '#tests/support/directory.ts';
import { findPlaces } from './complaint-places.ts';

test('no more of a text is looked up than the field takes', () => {
  const directory = createSeedDirectory();
  expect(findPlaces(`${' '.repeat(100)}randle`, directory)).not.toEqual([]);
  expect(findPlaces(`${' '.repeat(200)}randle`, directory)).toEqual(findPlaces(' ', directory));
});
