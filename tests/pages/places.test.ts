import { afterAll, expect, test } from 'vitest';
import { servicesPage } from '#words/place-details.ts';
import { placePage } from '#words/place-pages.ts';
import { seedPlacePaths, seedRecords } from '../support/directory.ts';
import { openOwnSite, withoutRenderQueue } from '../support/own-site.ts';
import { isNoindex, linksOf, structuredDataOf, textOf } from '../support/read-html.ts';

const PUBLIC_URL = 'https://lashma.example';
const MOTAYO = '/provider/ikeja/motayo-hospital';
const site = await openOwnSite({ PUBLIC_URL }, withoutRenderQueue);
afterAll(() => site.close());

const get = (path: string) => site.fetch(path, { redirect: 'manual' });
const read = async (path: string) => (await get(path)).text();
const pathsIn = (area: string) => [
  ...new Set(seedPlacePaths.flatMap(({ path }) => (path.startsWith(`/provider/${area}`) ? path : []))),
];
const rowsOf = (html: string) => html.match(/<th scope="row"/g)?.length;

test('every place is in the sitemap, all pages of which are looked at elsewhere', async () => {
  const sitemap = await read('/sitemap.xml');
  expect(pathsIn('').filter((path) => !sitemap.includes(`<loc>${PUBLIC_URL}${path}</loc>`))).toEqual([]);
});

test('a hospital of both lists says which plans cover it, where it is and how to choose it', async () => {
  const html = await read(MOTAYO);
  const covered = placePage.covered.hospital(['Standard Jaara', 'Standard Jaara Plus']);
  for (const part of [covered, '3, Owodunni Street', 'List of 30 September 2025'])
    expect(textOf(html)).toContain(part);
  for (const { to } of placePage.choose.hospital.links) expect(linksOf(html)).toContain(to);
  expect(linksOf(html).filter((link) => link === placePage.reportHref(MOTAYO))).toHaveLength(1);
  const shared = 'Motayo Hospital, 3, Owodunni Street, Off Toyin Street, Ikeja, Lagos.';
  const text = `${shared} Covered by Standard Jaara and Standard Jaara Plus (Ilera Eko). ${PUBLIC_URL}${MOTAYO}`;
  expect(linksOf(html)).toContain(`https://wa.me/?text=${encodeURIComponent(text)}`);
  // It has no phone of its own, and hospital lists name no LCDA.
  expect(textOf(html)).not.toMatch(/Phone|LCDA/);
  const [place, trail] = JSON.parse(structuredDataOf(html)[0] ?? '')['@graph'];
  const address = { addressCountry: 'NG' };
  expect(place).toMatchObject({ '@type': 'Hospital', url: PUBLIC_URL + MOTAYO, address });
  const steps = ['/', '/provider', '/provider/ikeja', MOTAYO];
  const items = steps.map((path) => ({ item: { '@id': PUBLIC_URL + path } }));
  expect(trail.itemListElement).toMatchObject(items);
});

test('the menu, which pages share, marks the page itself or the one above it', async () => {
  const marksOf = async (path: string) =>
    [...(await read(path)).matchAll(/<a href="([^"]+)"[^>]*aria-current="(page|true)"/g)].map(
      ([, to, mark]) => `${to} ${mark}`,
    );
  // Once in the menu of wide screens, once in that of phones.
  for (const [path, mark] of [
    ['/provider', '/provider page'],
    [MOTAYO, '/provider true'],
    ['/contact', '/contact page'],
    ['/provider', '/provider page'],
  ] as const)
    expect(await marksOf(path), path).toEqual([mark, mark]);
});

test.each([
  ['/provider/epe/motayo-hospital', 308, MOTAYO],
  ['/provider/Ikeja/Motayo-Hospital', 308, MOTAYO],
  [`${MOTAYO}/`, 308, MOTAYO],
  ['/provider/ikeja/no-such-hospital', 404, null],
  ['/provider/atlantis', 404, null],
  ['/provider/atlantis/x', 404, null],
])('%s is answered with %i, and leads to %s', async (path, status, to) => {
  const answer = await get(path);
  expect([answer.status, answer.headers.get('location')]).toEqual([status, to]);
});

test('where nothing is confirmed, that and our number come first, and no pharmacy pulls teeth', async () => {
  const asked = (query: string) => read(`/provider/services?${query}`);
  const dental = await asked('service=dental&lga=Ikeja');
  // Up to the number, which is a link.
  const saidOf = (wish: string) => servicesPage.noneConfirmed(wish).split(' (')[0] ?? '';
  expect(textOf(dental)).toContain(saidOf('Dental care'));
  expect(textOf(await asked(''))).toContain(saidOf(''));
  expect(linksOf(dental)).toContain(MOTAYO);
  expect(linksOf(dental).filter((link) => link.includes('pharmacy'))).toEqual([]);
  expect(linksOf(await asked('service=eye&lga=Ikeja')).some((link) => link.includes('pharmacy'))).toBe(true);
  expect(dental).toContain('action="/provider/services#matches"');
});

test('an area counts and lists all of its places', async () => {
  const html = await read('/provider/epe');
  expect(pathsIn('epe/').length).toBeGreaterThan(3);
  expect(linksOf(html)).toEqual(expect.arrayContaining([...pathsIn('epe/'), '/provider/ikorodu']));
  expect(textOf(html)).toContain('7 hospitals for Standard Jaara');
});

test('the pharmacies of an LGA are offered together before those of its parts', async () => {
  const { length } = seedRecords.pharmacies.filter(({ lga }) => lga === 'Kosofe');
  expect(await read('/provider?open=pharmacy')).toMatch(
    new RegExp(`<optgroup label="Kosofe"><option value="lga:Kosofe">All of Kosofe \\(${length}\\)</option>`),
  );
});

test('a list to print has every row of the search and filter, and none of another page', async () => {
  expect(rowsOf(await read('/provider/list'))).toBe(383);
  const filtered = await read('/provider/list?open=pharmacy&pharmacy-lga=lga:Agege&pharmacy-page=2');
  expect([rowsOf(filtered), isNoindex(filtered)]).toEqual([5, true]);
  const list = '/provider/list?open=plus&plus-search=ikeja';
  expect(linksOf(await read('/provider?open=plus&plus-search=ikeja'))).toContain(list);
});

test('a search over all lists is printed whole too', async () => {
  expect(linksOf(await read('/provider?find=surulere'))).toContain('/provider/list?find=surulere');
  const whole = await read('/provider/list?find=surulere');
  const inArea = seedPlacePaths.filter(({ path }) => path.startsWith('/provider/surulere/'));
  expect(rowsOf(whole)).toBeGreaterThanOrEqual(pathsIn('surulere/').length);
  expect(inArea.filter(({ name }) => !textOf(whole).includes(name))).toEqual([]);
  expect(textOf(whole)).not.toContain('every plan');
  expect(isNoindex(whole)).toBe(true);
  const vague = await read('/provider/list?find=lagos');
  expect([rowsOf(vague), textOf(vague).includes('The first 300 are shown')]).toEqual([300, true]);
});
