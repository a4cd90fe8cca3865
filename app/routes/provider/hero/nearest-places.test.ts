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
  ],
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

test('a general hospital comes first and a health centre last, with the way to all of the area', async () => {
  fakeLists(200);
  const [hospitals] = await nearestPlaces({ 'standard-jaara': '/many' }, ['Ikeja']);
  const names = hospitals?.places.map(({ record: { name } }) => name) ?? [];
  expect(names.slice(0, 3)).toEqual(['General Hospital, Zion', 'Zed Teaching Hospital', 'A Clinic']);
  expect(names).not.toContain('Aga Primary Healthcare Centre');
  expect(hospitals?.all).toEqual({ lga: 'Ikeja', count: 9, path: '/provider/ikeja#hospitals' });
});

test('a list that cannot be loaded is told', async () => {
  fakeLists(503);
  await expect(nearestPlaces(hrefs, [])).rejects.toThrow('/jaara answers 503');
});
