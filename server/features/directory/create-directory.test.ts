import { expect, test } from 'vitest';
import { createSeedDirectory, seedLists, seedPlacePaths } from '#tests/support/directory.ts';
import { createDirectory } from './create-directory.ts';

const directory = createSeedDirectory();

test('every place has a path of its own, below that of its area', () => {
  const { places } = directory;
  expect(places).toHaveLength(609);
  expect(new Set(places.map(({ path }) => path)).size).toBe(places.length);
  expect(places.filter(({ path }) => !/^\/provider\/[a-z-]+\/[a-z0-9-]+$/.test(path))).toEqual([]);
});

test('a hospital that two lists spell differently has one path', () => {
  const bernice = directory.places.find(({ record }) => record.name === 'Bernice Clinic');
  const inPlus = directory.records['standard-jaara-plus'].find(({ name }) => name === 'Bernice Hospital');
  expect(bernice?.path).toMatch(/\/bernice-clinic$/);
  expect(inPlus?.slug).toBe('bernice-clinic');
});

test('the address of a list changes with the list, and only then', () => {
  const lists = { ...seedLists, pharmacies: { ...seedLists.pharmacies, number: 2, date: '2026-01-31' } };
  const { listHrefs } = createDirectory({ lists, placePaths: seedPlacePaths });
  expect(listHrefs.pharmacies).toMatch(/^\/data\/community-pharmacies\.json\?v=2-[0-9a-f]{10}$/);
  expect(listHrefs.pharmacies.slice(-10)).not.toBe(directory.listHrefs.pharmacies.slice(-10));
  expect(listHrefs['standard-jaara']).toBe(directory.listHrefs['standard-jaara']);
});
