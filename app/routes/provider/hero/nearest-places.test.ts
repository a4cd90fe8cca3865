import { expect, onTestFinished, test, vi } from 'vitest';
import { nearestPlaces } from './nearest-places.ts';

const record = (name: string, lga: string) => ({ name, address: `1 ${name} Street`, lga });
const answers: Record<string, object[]> = {
  '/jaara': [record('Ade', 'Epe'), record('Bola', 'Ikeja'), record('Ceda', 'Mushin')],
  '/many': [
    ...['A', 'B', 'C', 'D', 'E', 'F'].map((name) => record(`${name} Clinic`, 'Ikeja')),
    record('Aga Primary Healthcare Centre', 'Ikeja'),
    record('General Hospital, Zion', 'Ikeja'),
    record('Zed Teaching Hospital', 'Ikeja'),
    record('Ikeja General Hospital', 'Ikeja'),
  ],
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

test('general hospitals come first, that of the area before all others, and a health centre last, with the way to all of the area', async () => {
  fakeLists(200);
  const [hospitals] = await nearestPlaces({ 'standard-jaara': '/many' }, [{ lga: 'Ikeja', km: 1 }], HERE);
  const names = hospitals?.places.map(({ record: { name } }) => name) ?? [];
  expect(names.slice(0, 4)).toEqual([
    'Ikeja General Hospital',
    'General Hospital, Zion',
    'Zed Teaching Hospital',
    'A Clinic',
  ]);
  expect(names).not.toContain('Aga Primary Healthcare Centre');
  expect(hospitals?.all).toEqual({ lga: 'Ikeja', count: 10, path: '/provider/ikeja#hospitals' });
});

test('a place that says where it is has a distance of its own', async () => {
  const there = [{ ...record('Ade', 'Epe'), coordinates: '6.6001, 3.3001' }, ...(answers['/plus'] ?? [])];
  vi.stubGlobal('fetch', async () => Response.json({ records: there }));
  onTestFinished(() => void vi.unstubAllGlobals());
  const [hospitals] = await nearestPlaces({ 'standard-jaara': '/jaara' }, areas, HERE);
  expect(hospitals?.places.map(({ record: { name }, km }) => [name, km?.toFixed(1)])).toEqual([
    ['Ade', '0.0'],
    ['Abi', undefined],
    ['Bola', undefined],
  ]);
});

test('a list that cannot be loaded is told', async () => {
  fakeLists(503);
  await expect(nearestPlaces(hrefs, [], HERE)).rejects.toThrow('/jaara answers 503');
});
