import { expect, test } from 'vitest';
import { listTexts } from '#content/directory/list-texts.ts';
import { placeTexts } from '#content/directory/place-texts.ts';
import type { ProviderListId } from '#content/schema/directory.ts';
import { countByLga } from './count-by-lga.ts';
import { readPlaces, readProviders } from './directory-records.ts';

const places = readPlaces(placeTexts.lcdas);
const read = async (id: ProviderListId) => readProviders(await listTexts[id]());

test('countByLga counts every record of every list once', async () => {
  const counts = countByLga([...places.keys()], {
    'standard-jaara': await read('standard-jaara'),
    'standard-jaara-plus': await read('standard-jaara-plus'),
    pharmacies: await read('pharmacies'),
  });
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
