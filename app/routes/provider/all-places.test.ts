import { expect, test } from 'vitest';
import { allPlaces, everyList } from './all-places.ts';

test('every place has a path of its own, below that of its area', async () => {
  const places = await allPlaces();
  expect(places).toHaveLength(609);
  expect(new Set(places.map(({ path }) => path)).size).toBe(places.length);
  expect(places.filter(({ path }) => !/^\/provider\/[a-z-]+\/[a-z0-9-]+$/.test(path))).toEqual([]);
});

test('a hospital that two lists spell differently has one path', async () => {
  const places = await allPlaces();
  const bernice = places.find(({ record }) => record.name === 'Bernice Clinic');
  const every = await everyList();
  const inPlus = every['standard-jaara-plus'].find(({ name }) => name === 'Bernice Hospital');
  expect(bernice?.path).toMatch(/\/bernice-clinic$/);
  expect(inPlus?.slug).toBe('bernice-clinic');
});
