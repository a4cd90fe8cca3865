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

const HERE = { lat: 6.6, lon: 3.3 };
const areas = ['Ikeja', 'Mushin', 'Epe'].map((lga, index) => ({ lga, km: index + 1 }));

test('places are ranked by the nearest area, each once, and by name within it', async () => {
  fakeLists(200);
  const ranked = await nearestPlaces(hrefs, areas, HERE);
  expect(ranked.map(({ kind, places }) => [kind, places.map(({ record: { name } }) => name)])).toEqual([
    ['hospital', ['Abi', 'Bola', 'Ceda', 'Ade']],
    ['pharmacy', ['Dele']],
  ]);
});

test('a place that says where it is has a distance of its own', async () => {
  const there = [{ ...record('Ade', 'Epe'), coordinates: '6.6001, 3.3001' }, ...(answers['/plus'] ?? [])];
  vi.stubGlobal('fetch', async () => Response.json({ records: there }));
  onTestFinished(() => void vi.unstubAllGlobals());
  const [hospitals] = await nearestPlaces({ 'standard-jaara': '/jaara' }, areas, HERE);
  expect(hospitals?.places.map(({ record: { name }, km }) => [name, Math.round(km)])).toEqual([
    ['Ade', 0],
    ['Abi', 1],
    ['Bola', 1],
  ]);
});

test('a list that cannot be loaded is told', async () => {
  fakeLists(503);
  await expect(nearestPlaces(hrefs, [], HERE)).rejects.toThrow('/jaara answers 503');
});
