import { afterAll, describe, expect, test } from 'vitest';
import { seedPlacePaths } from '#tests/support/directory.ts';
import { placePage } from '#words/place-pages.ts';
import { openOwnSite, withoutRenderQueue } from '../support/own-site.ts';
import { canonicalOf, isNoindex, linksOf, structuredDataOf, textOf, titlesOf } from '../support/read-html.ts';

const PUBLIC_URL = 'https://lashma.example';
const site = await openOwnSite({ PUBLIC_URL }, withoutRenderQueue);
afterAll(() => site.close());

const get = (path: string) => site.fetch(path, { redirect: 'manual' });
const paths = [...new Set(seedPlacePaths.map(({ path }) => path))];

test('every place is in the sitemap, all pages of which are looked at elsewhere', async () => {
  const sitemap = await (await get('/sitemap.xml')).text();
  expect(paths.filter((path) => !sitemap.includes(`<loc>${PUBLIC_URL}${path}</loc>`))).toEqual([]);
});

test('the places of an area have pages with their own title, canonical link and description for machines', async () => {
  const titles = new Set<string>();
  const inEpe = paths.filter((path) => path.startsWith('/provider/epe/'));
  for (const path of inEpe) {
    const answer = await get(path);
    const html = await answer.text();
    expect(answer.status, path).toBe(200);
    expect(canonicalOf(html), path).toBe(PUBLIC_URL + path);
    const [block = ''] = structuredDataOf(html);
    const [place, trail] = JSON.parse(block)['@graph'];
    expect(place, path).toMatchObject({
      '@type': expect.stringMatching(/^(?:Hospital|Pharmacy)$/),
      url: PUBLIC_URL + path,
      address: { addressCountry: 'NG' },
    });
    expect(
      trail.itemListElement.map(({ item }: { item: { '@id': string } }) => item['@id']),
      path,
    ).toEqual([
      `${PUBLIC_URL}/`,
      `${PUBLIC_URL}/provider`,
      PUBLIC_URL + path.slice(0, path.lastIndexOf('/')),
      PUBLIC_URL + path,
    ]);
    titles.add(titlesOf(html)[0] ?? '');
  }
  expect(titles.size).toBe(inEpe.length);
});

describe('a hospital of both lists', () => {
  test('says which plans cover it, where it is and how to choose it', async () => {
    const html = await (await get('/provider/ikeja/motayo-hospital')).text();
    const words = textOf(html);
    expect(words).toContain(placePage.covered.hospital(['Standard Jaara', 'Standard Jaara Plus']));
    expect(words).toContain('3, Owodunni Street');
    expect(words).toContain('List of 30 September 2025');
    for (const { to } of placePage.choose.hospital.links) expect(linksOf(html)).toContain(to);
    expect(linksOf(html).filter((link) => link.startsWith('/contact?subject=Wrong%20detail'))).toHaveLength(
      1,
    );
  });
});

describe('an address that is not quite right', () => {
  test.each([
    ['/provider/epe/motayo-hospital', 'the area of another place'],
    ['/provider/Ikeja/Motayo-Hospital', 'capital letters'],
    ['/provider/ikeja/motayo-hospital/', 'a slash at the end'],
  ])('%s, with %s, leads to the right one for good', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toBe('/provider/ikeja/motayo-hospital');
  });

  test.each(['/provider/ikeja/no-such-hospital', '/provider/atlantis', '/provider/atlantis/x'])(
    '%s is not found',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );
});

test('an area counts and lists all of its places', async () => {
  const html = await (await get('/provider/epe')).text();
  const own = paths.filter((path) => path.startsWith('/provider/epe/'));
  expect(own.length).toBeGreaterThan(3);
  expect(own.filter((path) => !linksOf(html).includes(path))).toEqual([]);
  expect(textOf(html)).toContain('7 hospitals for Standard Jaara');
  expect(linksOf(html)).toContain('/provider/ikorodu');
});

test('a list to print has every row of the search and filter, and none of another page', async () => {
  const rowsOf = (html: string) => html.match(/<th scope="row"/g)?.length;
  expect(rowsOf(await (await get('/provider/list')).text())).toBe(383);
  const filtered = await (
    await get('/provider/list?open=pharmacy&pharmacy-lga=lga:Agege&pharmacy-page=2')
  ).text();
  expect(rowsOf(filtered)).toBe(5);
  expect(isNoindex(filtered)).toBe(true);
  expect(linksOf(await (await get('/provider?open=plus&plus-search=ikeja')).text())).toContain(
    '/provider/list?open=plus&plus-search=ikeja',
  );
});

test('a search over all lists is printed whole too', async () => {
  const rowsOf = (html: string) => html.match(/<th scope="row"/g)?.length ?? 0;
  const found = await (await get('/provider?find=surulere')).text();
  expect(linksOf(found)).toContain('/provider/list?find=surulere');
  const whole = await (await get('/provider/list?find=surulere')).text();
  const inArea = seedPlacePaths.filter(({ path }) => path.startsWith('/provider/surulere/'));
  expect(rowsOf(whole)).toBeGreaterThanOrEqual(new Set(inArea.map(({ path }) => path)).size);
  expect(inArea.filter(({ name }) => !textOf(whole).includes(name))).toEqual([]);
  expect(textOf(whole)).not.toContain('every plan');
  const vague = await (await get('/provider/list?find=lagos')).text();
  expect(rowsOf(vague)).toBe(300);
  expect(textOf(vague)).toContain('The first 300 are shown');
  expect(isNoindex(whole)).toBe(true);
});

test('a place without a phone names the line to call, as a link', async () => {
  const html = await (await get('/provider/ikeja/motayo-hospital')).text();
  expect(html).toMatch(/Not in the list: ask on <a href="tel:/);
});
