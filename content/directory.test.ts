import { describe, expect, test } from 'vitest';
import { indexPlaces } from '#domain/directory/index-places.ts';
import { readQuestion } from '#domain/directory/read-question.ts';
import { lagosCentroids as centroids, lagosCouncils as councils } from '#tests/support/directory.ts';
import { providerLists } from './en/directory.ts';
import type * as Names from './en/directory-names.ts';
import { lgaTiles } from './facts/directory.ts';
import { translations } from './languages.ts';

test('the lists have the agency’s titles and columns, in its order', () => {
  expect(providerLists.map(({ title, columns }) => [title, columns.map(({ label }) => label)])).toEqual([
    ['Standard Jaara Plan Hospital', ['Provider Name', 'Address', 'LGA']],
    ['Standard Jaara Plus Plan Hospital', ['Provider Name', 'Address', 'LGA']],
    ['Community Pharmacy', ['Pharmacy Name', 'Address', 'LGA', 'LCDA', 'Phone Number']],
  ]);
});

test('Lagos has 20 LGAs, each with a centroid and a council of its name, and 57 councils of different names', () => {
  expect(centroids.map(({ lga }) => lga).toSorted()).toEqual([...councils.keys()].toSorted());
  expect([...councils].filter(([lga, lcdas]) => !lcdas.includes(lga))).toEqual([]);
  expect([councils.size, new Set([...councils.values()].flat()).size]).toEqual([20, 57]);
});

describe('the tiles of the map', () => {
  test('are the 20 LGAs, each in a cell of its own', () => {
    expect(lgaTiles.map(({ lga }) => lga)).toEqual([...councils.keys()].toSorted());
    expect(new Set(lgaTiles.map(({ column, row }) => `${column} ${row}`)).size).toBe(20);
  });

  test('stand from west to east and from north to south as on the ground', () => {
    const placed = lgaTiles.map((tile) => {
      const { lon = 0, lat = 0 } = centroids.find(({ lga }) => lga === tile.lga) ?? {};
      return { ...tile, lon, south: -lat };
    });
    for (const [cell, degrees] of [
      ['column', 'lon'],
      ['row', 'south'],
    ] as const) {
      const pairs = placed.flatMap((one) =>
        placed.map((other) => [one[cell] - other[cell], one[degrees] - other[degrees]]),
      );
      const apart = pairs.filter(([cells = 0]) => cells > 0);
      const inOrder = apart.filter(([, ground = 0]) => ground > 0);
      expect(inOrder.length / apart.length).toBeGreaterThanOrEqual(0.8);
    }
  });
});

describe.each(translations.filter((code) => code === 'yo'))('Yorùbá questions about places', async (code) => {
  const { placeWords, sameNames }: typeof Names = await import(`./${code}/directory-names.ts`);
  const index = indexPlaces({ places: [], records: [], texts: [] }, placeWords, sameNames);

  test.each([
    ['Èkó', ['lagos']],
    ['eko', ['lagos']],
    ['ilé ìwòsàn ní Ìpínlẹ̀ Èkó', ['lagos']],
    ['Erékùṣù Èkó', ['lagos', 'island']],
    // The name of the scheme names no place.
    ['ilera eko', []],
    ['Ìlera Èkó', []],
    ['ileraeko', []],
    ['ilé ìwòsàn Ilera Eko ní Ìkẹjà', ['ikeja']],
  ])('“%s” asks for %j', (typed, words) => {
    expect(readQuestion(index, typed).words).toEqual(words);
  });
});
