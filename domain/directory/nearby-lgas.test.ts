import { describe, expect, test } from 'vitest';
import { lagosCentroids as centroids } from '#tests/support/directory.ts';
import { nearbyLgas, sortByDistance } from './nearby-lgas.ts';

describe('nearbyLgas', () => {
  test('the neighbours of Mushin are its neighbours on the ground', () => {
    const names = nearbyLgas('Mushin', centroids, 4).map(({ lga }) => lga);
    expect(names.toSorted()).toEqual(['Lagos Mainland', 'Oshodi-Isolo', 'Shomolu', 'Surulere']);
  });

  test('distances grow, and are those of the map', () => {
    const near = nearbyLgas('Badagry', centroids, 19);
    expect(near[0]).toEqual({ lga: 'Ojo', km: expect.closeTo(33.5, 0) });
    expect(near.map(({ km }) => km)).toEqual(near.map(({ km }) => km).toSorted((a, b) => a - b));
    expect(near).toHaveLength(19);
  });

  test('an unknown LGA has no neighbours', () => {
    expect(nearbyLgas('Atlantis', centroids, 4)).toEqual([]);
  });

  test('a position in Alausa is nearest to Ikeja', () => {
    expect(sortByDistance({ lat: 6.6157, lon: 3.358 }, centroids)[0]?.lga).toBe('Ikeja');
  });
});
