import { describe, expect, test } from 'vitest';
import { lagosCentroids as centroids, lagosPlaces as places } from '#tests/support/directory.ts';
import { providerLists } from './en/directory.ts';
import { lgaTiles } from './facts/directory.ts';
import { lgaTileSchema } from './schema/directory.ts';

describe('lists', () => {
  test('have the agency’s titles and columns, in its order', () => {
    expect(providerLists.map(({ title, columns }) => [title, columns.map(({ label }) => label)])).toEqual([
      ['Standard Jaara Plan Hospital', ['Provider Name', 'Address', 'LGA']],
      ['Standard Jaara Plus Plan Hospital', ['Provider Name', 'Address', 'LGA']],
      ['Community Pharmacy', ['Pharmacy Name', 'Address', 'LGA', 'LCDA', 'Phone Number']],
    ]);
  });
});

describe('places', () => {
  test('Lagos has 20 LGAs and, with the 37 LCDAs, 57 councils of different names', () => {
    const councils = [...places.values()].flat();
    expect(places.size).toBe(20);
    expect(new Set(councils).size).toBe(57);
  });

  test('every LGA has a council of its own name and a centroid', () => {
    expect([...places].filter(([lga, lcdas]) => !lcdas.includes(lga))).toEqual([]);
    expect(centroids.map(({ lga }) => lga).toSorted()).toEqual([...places.keys()].toSorted());
  });
});

describe('the tiles of the map', () => {
  /** Spearman’s rank correlation, with ties at their mean rank. */
  function rankCorrelation(a: number[], b: number[]): number {
    const rank = (values: number[]) =>
      values.map(
        (value) =>
          values.filter((other) => other < value).length +
          (values.filter((other) => other === value).length + 1) / 2,
      );
    const [x, y] = [rank(a), rank(b)];
    const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    const [mx, my] = [mean(x), mean(y)];
    const product = (u: number[], mu: number, v: number[], mv: number) =>
      u.reduce((sum, value, index) => sum + (value - mu) * ((v[index] ?? 0) - mv), 0);
    return product(x, mx, y, my) / Math.sqrt(product(x, mx, x, mx) * product(y, my, y, my));
  }

  const placed = lgaTiles.map((tile) => ({ ...tile, ...centroids.find(({ lga }) => lga === tile.lga) }));

  test.each(lgaTiles)('$lga follows its schema', (tile) => {
    expect(lgaTileSchema.safeParse(tile).success).toBe(true);
  });

  test('are the 20 LGAs, each in a cell of its own', () => {
    expect(lgaTiles.map(({ lga }) => lga)).toEqual([...places.keys()].toSorted());
    expect(new Set(lgaTiles.map(({ column, row }) => `${column} ${row}`)).size).toBe(20);
  });

  test('stand from west to east and from north to south as on the ground', () => {
    const columns = placed.map(({ column }) => column);
    const rows = placed.map(({ row }) => row);
    expect(
      rankCorrelation(
        columns,
        placed.map(({ lon = 0 }) => lon),
      ),
    ).toBeGreaterThanOrEqual(0.8);
    expect(
      rankCorrelation(
        rows,
        placed.map(({ lat = 0 }) => -lat),
      ),
    ).toBeGreaterThanOrEqual(0.8);
  });
});
