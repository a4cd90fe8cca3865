import { expect, test } from 'vitest';
import { lagosCentroids as centroids, lagosCouncils, seedRecords } from '#tests/support/directory.ts';
import { countByLga, nearbyLgas, sortByDistance } from './lgas.ts';

test('countByLga counts every record of every list once', () => {
  const counts = countByLga([...lagosCouncils.keys()], seedRecords);
  expect(counts).toHaveLength(20);
  const alimosho = { 'standard-jaara': 67, 'standard-jaara-plus': 10, pharmacies: 37 };
  expect(counts).toContainEqual({ lga: 'Alimosho', counts: alimosho });
  const sum = (id: keyof typeof seedRecords) => counts.reduce((total, { counts: of }) => total + of[id], 0);
  expect([sum('standard-jaara'), sum('standard-jaara-plus'), sum('pharmacies')]).toEqual([383, 65, 226]);
});

test('the neighbours of an LGA are those on the ground, nearest first; an unknown one has none', () => {
  const names = nearbyLgas('Mushin', centroids, 4).map(({ lga }) => lga);
  expect(names.toSorted()).toEqual(['Lagos Mainland', 'Oshodi-Isolo', 'Shomolu', 'Surulere']);
  const near = nearbyLgas('Badagry', centroids, 19);
  expect(near[0]).toEqual({ lga: 'Ojo', km: expect.closeTo(33.5, 0) });
  expect(near.map(({ km }) => km)).toEqual(near.map(({ km }) => km).toSorted((a, b) => a - b));
  expect(near).toHaveLength(19);
  expect(nearbyLgas('Atlantis', centroids, 4)).toEqual([]);
});

test('a position in Alausa is nearest to Ikeja', () => {
  expect(sortByDistance({ lat: 6.6157, lon: 3.358 }, centroids)[0]?.lga).toBe('Ikeja');
});
