import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { contactCards } from '#words/contact-page.ts';
import { storageTable, storedItems } from '#words/cookies.ts';
import { enrolmentPlaces, whereToEnrol } from '#words/enrolment-places.ts';
import { guides, guideWords } from '#words/guides.ts';
import { statisticsSection } from '#words/home.ts';
import { createSeedDirectory } from '../support/directory.ts';
import { openOwnSite } from '../support/own-site.ts';
import { linksOf, textOf } from '../support/read-html.ts';

const site = await openOwnSite();
afterAll(() => site.close());

async function read(path: string): Promise<{ status: number; html: string }> {
  const answer = await site.fetch(path);
  return { status: answer.status, html: await answer.text() };
}

const headingsOf = (html: string) => html.match(/<h1[ >]/g)?.length;
const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));

test('an unknown path answers 404 outside the shared layout', async () => {
  const { status, html } = await read('/nope');
  expect([status, headingsOf(html)]).toEqual([404, 1]);
  expect(textOf(mainOf(html))).toMatch(/Oops! Page not found\..*The page you're looking for doesn't exist\./);
  expect(mainOf(html)).toMatch(/<a [^>]*href="\/"[^>]*>[^<]*Go Home/);
  expect(html).not.toContain('<footer');
});

test('/plans leads to /plan for good and keeps its query', async () => {
  const answer = await site.fetch('/plans?x=1', { redirect: 'manual' });
  expect(answer.status).toBe(308);
  expect(answer.headers.get('location')).toBe('/plan?x=1');
});

test('the contact page leads to every way to reach us, and whoever wants to enrol in person finds every place with directions and the line to call first', async () => {
  const { html } = await read('/contact');
  const anchors = [...mainOf(html).matchAll(/<a href="([^"]+)"[^>]*>([^<]+)/g)].map(([, to, label]) => ({
    label,
    to,
  }));
  expect(anchors).toEqual(expect.arrayContaining(contactCards.map(({ action }) => action)));
  const section = html.slice(html.indexOf(`id="${whereToEnrol.id}"`));
  const words = textOf(section);
  const targets = linksOf(section);
  for (const { name, address } of enrolmentPlaces)
    for (const text of [name, address]) expect(words).toContain(text);
  const ways = enrolmentPlaces.map(({ directions }) => directions).concat(whereToEnrol.line.to);
  expect(ways.filter((way) => !targets.includes(way))).toEqual([]);
  expect(words.match(/: we confirm it by phone/g)).toHaveLength(5);
});

test.each(Object.entries(guides))('/%s gives every fact its source', async (id, guide) => {
  // A phone number is a link of its own, which sets its brackets apart.
  const words = textOf(mainOf((await read(`/${id}`)).html)).replace(/(?<=\() | (?=\))/g, '');
  for (const { text, basis } of [...guide.facts.list, ...guide.more.list])
    for (const part of [text, guideWords.basis, basis]) expect(words).toContain(part);
  for (const item of guide.unpublished.items) expect(words).toContain(item);
});

test('four documents and the open data can be downloaded', async () => {
  const { html } = await read('/resources');
  const main = mainOf(html);
  const titles = [
    'Community Pharmacies PDF',
    'ILERA EKO Provider',
    'EKOSHA Provider',
    'EKOSHA News Bulletin',
  ];
  expect(textOf(main)).toMatch(new RegExp(`Title\\s*Action.*${titles.join('.*')}`));
  const downloads = linksOf((main.match(/<a [^>]*download[^>]*>/g) ?? []).join('\n'));
  expect(downloads).toHaveLength(12);
  for (const path of downloads) expect((await read(path)).status, path).toBe(200);
});

test('the cookies policy lists what its record names, row by row', async () => {
  const { html } = await read('/cookies-policy');
  const rows = mainOf(html).split('<tr').slice(2).map(textOf);
  expect(rows).toHaveLength(storedItems.length);
  for (const [index, { name, kind, purpose, lasts }] of storedItems.entries())
    for (const text of [name, storageTable.kinds[kind], purpose, lasts]) expect(rows[index]).toContain(text);
});

// That its contents lead to each section is a journey in tests/e2e/policies.phone.spec.ts.
test.each([
  ['/cookies-policy', 'Cookies Policy', 'Effective date: 11 July 2025'],
  ['/privacy', 'Privacy Policy', 'Last updated: 11 July 2025'],
  ['/privacy-policy', 'Privacy Policy', 'Last updated: 11 July 2025'],
  ['/accessibility', 'Accessibility', 'Date of this statement: 16 November 2026'],
])('%s has its heading and its date', async (path, heading, date) => {
  const main = mainOf((await read(path)).html);
  expect(textOf(/<h1[\s\S]*?<\/h1>/.exec(main)?.[0] ?? '')).toBe(heading);
  expect(textOf(main)).toContain(date);
});

test('the number of hospitals comes from the lists, beside the dated record of the statistics', async () => {
  const { places } = createSeedDirectory();
  const hospitals = places.filter(({ kind }) => kind === 'hospital').length;
  const today = statisticsSection.today(hospitals, places.length - hospitals);
  expect(textOf((await read('/stat')).html)).toContain(today);
  for (const path of ['/about', '/plan', '/employers'])
    expect(textOf((await read(path)).html)).not.toMatch(/\b4(?:38|44)\b/);
});

test('no pop-up opens over the words that a form was sent', async () => {
  expect((await read('/contact')).html).toContain('<dialog');
  expect((await read('/contact/sent')).html).not.toContain('<dialog');
});

test('each address of the open data and the blog API answers with the fields that docs/open-data.md and /resources name', async () => {
  const doc = readFileSync('docs/open-data.md', 'utf8');
  const named = new Set(
    [...doc.matchAll(/`(\/(?:data|api\/blogs|blog)[a-z-/.]*)`/g)].map(([, path = '']) => path),
  );
  expect(named.size).toBe(6);
  for (const path of named) expect((await site.fetch(path)).status, path).toBe(200);
  for (const path of [...named].filter((name) => name.endsWith('.csv'))) {
    const [header = ''] = (await (await site.fetch(path)).text()).trim().split(/\r?\n/);
    const { records, ...about } = await (await site.fetch(path.replace('.csv', '.json'))).json();
    expect(Object.keys(about)).toEqual(['title', 'publisher', 'date', 'count']);
    const fields = new Set([...header.split(','), ...Object.keys(records[0])]);
    expect([...fields].filter((field) => !doc.includes(`\`${field}\``))).toEqual([]);
  }
  const [post] = await (await site.fetch('/api/blogs?limit=1')).json();
  expect(Object.keys(post).filter((field) => !doc.includes(`\`${field}\``))).toEqual([]);
  const { html } = await read('/resources');
  expect(linksOf(html)).toEqual(expect.arrayContaining(['/api/blogs?limit=3', '/blog/feed.xml']));
});
