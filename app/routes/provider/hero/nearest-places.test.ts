import { expect, onTestFinished, test, vi } from 'vitest';
import { nearestPlaces } from './nearest-places.ts';

const record = (name: string, lga: string) => ({ name, address: `1 ${name} Street`, lga });
const answers: Record<string, object[]> = {
  '/jaara': [record('Ade', 'Epe'), record('Bola', 'Ikeja'), record('Ceda', 'Mushin')],
  '/plus': [record('Bola', 'Ikeja'), record('Abi', 'Ikeja')],
  '/pharmacies': [record('Dele', 'Epe')],
};

function fakeLists(status: number): void {
  vi.stubGlobal('fetch', async (href: string) => Response.json({ records: answers[href] }, { status }));
  onTestFinished(() => void vi.unstubAllGlobals());
}

const hrefs = { 'standard-jaara': '/jaara', 'standard-jaara-plus': '/plus', pharmacies: '/pharmacies' };

test('places are ranked by the nearest area, each once, and by name within it', async () => {
  fakeLists(200);
  const ranked = await nearestPlaces(hrefs, ['Ikeja', 'Mushin', 'Epe']);
  expect(ranked.map(({ kind, places }) => [kind, places.map(({ record: { name } }) => name)])).toEqual([
    ['hospital', ['Abi', 'Bola', 'Ceda', 'Ade']],
    ['pharmacy', ['Dele']],
  ]);
});

test('a list that cannot be loaded is told', async () => {
  fakeLists(503);
  await expect(nearestPlaces(hrefs, [])).rejects.toThrow('/jaara answers 503');
});
