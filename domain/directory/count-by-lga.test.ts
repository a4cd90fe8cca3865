import { expect, test } from 'vitest';
import { lagosPlaces, seedRecords } from '#tests/support/directory.ts';
import { countByLga } from './count-by-lga.ts';

test('countByLga counts every record of every list once', () => {
  const counts = countByLga([...lagosPlaces.keys()], seedRecords);
  expect(counts).toHaveLength(20);
  expect(counts.find(({ lga }) => lga === 'Alimosho')?.counts).toEqual({
    'standard-jaara': 67,
    'standard-jaara-plus': 10,
    pharmacies: 37,
  });
  const sum = (id: 'standard-jaara' | 'standard-jaara-plus' | 'pharmacies') =>
    counts.reduce((total, { counts: of }) => total + of[id], 0);
  expect([sum('standard-jaara'), sum('standard-jaara-plus'), sum('pharmacies')]).toEqual([383, 65, 226]);
});
