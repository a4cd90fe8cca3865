import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isEnglishOnly, localPath } from '#domain/language/local-path.ts';
import { languageOfPath } from '#server/languages.ts';
import { blogPage } from '#words/blog.ts';
import { openOwnSite, withoutRenderQueue } from '../support/own-site.ts';
import {
  alternatesOf,
  canonicalOf,
  isNoindex,
  metaOf,
  structuredDataOf,
  textOf,
  titlesOf,
} from '../support/read-html.ts';
import { checkXml, textsOf } from '../support/read-xml.ts';
import { layoutPaths, sectionPaths } from '../support/site-paths.ts';
import { type Crawled, checkStructuredData, crawlSite } from '../support/structured-data.ts';

const PUBLIC_URL = 'https://lashma.example';
const site = await openOwnSite({ PUBLIC_URL }, withoutRenderQueue);
afterAll(() => site.close());

const get = (address: string, headers: Record<string, string> = {}) =>
  site.fetch(address.replace(PUBLIC_URL, ''), { headers, redirect: 'manual' });
const read = async (path: string) => crawled.pages.get(path) ?? (await get(path)).text();

let crawled: Crawled;
/** The addresses of the English pages. */
let sitemap: string[];
/** Those of the translations. */
let translated: string[];
/** Their home pages, `/yo` and so on. */
let homes: string[];

async function readSitemap(): Promise<string[]> {
  const response = await get('/sitemap.xml');
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const xml = await response.text();
  await checkXml(xml);
  return textsOf(xml, 'loc').map((loc) => {
    expect(loc.startsWith(`${PUBLIC_URL}/`)).toBe(true);
    return loc.slice(PUBLIC_URL.length);
  });
}

beforeAll(async () => {
  const listed = await readSitemap();
  sitemap = listed.filter((path) => languageOfPath(path) === 'en');
  translated = listed.filter((path) => languageOfPath(path) !== 'en');
  homes = translated.filter((path) => !path.includes('/', 1));
  crawled = await crawlSite(
    async (path) => {
      const answer = await get(path);
      const moved = answer.headers.get('location');
      const response = moved ? await get(moved) : answer;
      const type = response.headers.get('content-type') ?? '';
      const text = type.startsWith('text/html') ? await response.text() : '';
      return { status: response.status, type, text, path: moved ?? path };
    },
    PUBLIC_URL,
    ['/', ...homes],
  );
});

test('every link inside the site leads to a page, a file or a place that is there', () => {
  expect(crawled.broken).toEqual([]);
  expect(crawled.pages.size).toBeGreaterThan(sitemap.length);
});

test('every page of the sitemap can be reached from the home page', () => {
  const reached = [...crawled.pages.keys()];
  expect(sitemap.filter((path) => path !== '/privacy-policy' && !reached.includes(path))).toEqual([]);
  // Reached as /privacy, whose canonical address it is.
  expect(canonicalOf(crawled.pages.get('/privacy') ?? '')).toMatch(/\/privacy-policy$/);
});

test('the sitemap holds exactly the pages that may be found and are their own canonical address', async () => {
  const open: string[] = [];
  for (const path of new Set([...layoutPaths, ...sitemap])) {
    const html = await read(path);
    if (!isNoindex(html) && canonicalOf(html) === `${PUBLIC_URL}${path}`) open.push(path);
  }
  // A notice and the blocks of the home page are no pages to search for, but whoever follows a link may be an engine.
  const unlisted = ['/maintenance', '/chatbot', ...sectionPaths];
  expect(open.sort()).toEqual([...sitemap, ...unlisted].sort());
});

test('every page has one h1, one title and one description, which no other page has, and is described if it is hidden', async () => {
  const heads = new Set<string | undefined>();
  for (const path of new Set([...sitemap, ...layoutPaths])) {
    const html = await read(path);
    expect(html.match(/<h1[ >]/g), path).toHaveLength(1);
    const description = metaOf(html, 'description');
    expect(description?.length, path).toBeGreaterThan(20);
    if (!sitemap.includes(path)) continue;
    const titles = titlesOf(html.replace(/<svg[\s\S]*?<\/svg>/g, ''));
    expect(titles, path).toHaveLength(1);
    heads.add(titles[0]).add(description);
  }
  expect(heads.size).toBe(2 * sitemap.length);
});

const isPlace = (path: string) => /^\/provider\/[^/]+\/./.test(path);
/** Those of one area stand for all places. */
const isOtherPlace = (path: string) => isPlace(path) && !path.startsWith('/provider/epe/');

test('every page has a card that is there, is light and is described', async () => {
  for (const path of sitemap.filter((page) => !isOtherPlace(page))) {
    const html = await read(path);
    const head = ['og:url', 'og:image:width', 'og:image:height'].map((name) => metaOf(html, name));
    expect(head, path).toEqual([PUBLIC_URL + path, '1200', '630']);
    expect(metaOf(html, 'og:image:alt')?.length, path).toBeGreaterThan(20);
    const address = metaOf(html, 'og:image') ?? '';
    if (path.startsWith('/provider/')) expect(address, path).toContain('/assets/card-provider-');
    const picture = await get(address);
    expect(picture.headers.get('content-type'), path).toBe('image/png');
    expect((await picture.arrayBuffer()).byteLength, path).toBeLessThan(120_000);
  }
});

/** What Lighthouse lists for English, and more of the kind; compared without punctuation. */
const GENERIC_TEXTS =
  /^(?:(?:click|tap|press) (?:here|this|am)|go|(?:right )?here|(?:more )?information|(?:learn|read|see|find out|show)? ?more(?: info)?|start|this|link|details|continue|ẹ tẹ ibí|ẹ kà sí i)$/;

test('the text of every link, also without its aria-label, says where the link leads', async () => {
  const generic: string[] = [];
  for (const [path, html] of crawled.pages)
    for (const [, attributes = '', content = ''] of html.matchAll(/<a ([^>]*)>(.*?)<\/a>/gs)) {
      // A note such as "(in English)" says nothing of the page behind the link.
      const text = textOf(content)
        .normalize()
        .toLowerCase()
        .replace(/ \(.*\)$/, '')
        .replace(/[!.…:→]+$/, '');
      const isNamed = text !== '' || /aria-label(?:ledby)?="/.test(attributes) || / alt="[^"]/.test(content);
      if (!isNamed || GENERIC_TEXTS.test(text)) generic.push(`${path}: ${attributes} "${text}"`);
    }
  expect(generic).toEqual([]);
  // The wording that the specification fixes is still visible.
  expect(textOf(await read('/blog'))).toContain(blogPage.readMore);
});

test('the structured data of every page follows schema.org, and says what it should', async () => {
  const types = new Map<string, string[]>();
  for (const path of sitemap) {
    const html = await read(path);
    const blocks = structuredDataOf(html);
    expect(blocks.join('').includes('<'), path).toBe(false);
    for (const block of blocks) expect(checkStructuredData(block), path).toEqual([]);
    const nodes = blocks.flatMap((block) => JSON.parse(block)['@graph'] as { '@type': string | string[] }[]);
    const names = nodes.map((node) => [node['@type']].flat().join('+'));
    types.set(path, names);
  }
  expect(types.get('/')).toEqual(['GovernmentOrganization', 'WebSite']);
  const offices = Array(2).fill('GovernmentOffice');
  expect(types.get('/contact')).toEqual(['GovernmentOrganization', ...offices, 'BreadcrumbList']);
  expect(types.get('/plan')).toEqual([...Array(4).fill('HealthInsurancePlan+Service'), 'BreadcrumbList']);
  expect(types.get('/faq')).toEqual(['FAQPage', 'BreadcrumbList']);
  for (const [path, found] of types) {
    if (path !== '/') expect(found, path).toContain('BreadcrumbList');
    if (path.startsWith('/blog/')) expect(found, path).toContain('BlogPosting');
    if (/^\/provider\/[^/]+$/.test(path)) expect(found, path).toContain('ItemList');
    if (/^\/provider\/.+\//.test(path)) expect(found[0], path).toMatch(/^(?:Hospital|Pharmacy)$/);
  }
});

test.each([
  [{ '@type': 'HealthInsurancePlan', telephone: '1' }, 'no property telephone'],
  [{ '@type': 'HealthPlan' }, 'there is no type HealthPlan'],
  [{ '@type': 'ListItem', name: 'A' }, 'ListItem has no position'],
  [{ '@type': 'Organization', address: { '@type': 'Offer' } }, 'Organization.address cannot be a Offer'],
  [{ '@type': 'ContactPoint', contactOption: 'Free' }, 'ContactPoint.contactOption cannot be “Free”'],
])('structured data that breaks the vocabulary would be found: %o', (thing, fault) => {
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': [thing] });
  expect(checkStructuredData(text).join()).toContain(fault);
});

test('the sitemap has every page in every language, but for those that are English only', () => {
  const inAll = sitemap.filter((path) => !isEnglishOnly(path));
  expect(homes.length).toBeGreaterThan(0);
  const expected = homes.flatMap((home) => inAll.map((path) => localPath(path, home)));
  expect(translated.toSorted()).toEqual(expected.sort());
});

test('a page names itself in every language, and is its own canonical address in each', async () => {
  for (const path of sitemap.filter((page) => !isOtherPlace(page))) {
    const alternates = alternatesOf(await read(path));
    if (isEnglishOnly(path)) {
      expect(alternates, path).toEqual([]);
      continue;
    }
    const others = homes.map((home) => localPath(path, home));
    const addresses = [path, ...others, path].map((address) => PUBLIC_URL + address);
    expect(alternates.map((alternate) => alternate.split(' ')[1])).toEqual(addresses);
    expect(alternates.at(-1)).toMatch(/^x-default /);
    for (const other of others) {
      const html = await read(other);
      expect(alternatesOf(html), other).toEqual(alternates);
      expect([canonicalOf(html), metaOf(html, 'og:url')], other).toEqual(Array(2).fill(PUBLIC_URL + other));
      for (const block of structuredDataOf(html)) expect(checkStructuredData(block), other).toEqual([]);
    }
  }
});

test('files for machines carry the public address and can be asked for again cheaply', async () => {
  const security = '/.well-known/security.txt';
  for (const [path, type, part] of [
    ['/robots.txt', 'text/plain', `Sitemap: ${PUBLIC_URL}/sitemap.xml`],
    [security, 'text/plain', `Canonical: ${PUBLIC_URL}${security}`],
    ['/llms.txt', 'text/plain', `](${PUBLIC_URL}/plan)`],
    ['/manifest.webmanifest', 'application/manifest+json', '"purpose":"maskable"'],
  ] as const) {
    const response = await get(path);
    const head = [response.status, response.headers.get('content-type')];
    expect(head).toEqual([200, `${type}; charset=utf-8`]);
    expect(await response.text()).toContain(part);
    // The first answers come while a smaller form of the file is still being made, which has a tag of its own.
    await vi.waitFor(async () => {
      const etag = (await get(path)).headers.get('etag') ?? '';
      expect((await get(path, { 'if-none-match': etag })).status, path).toBe(304);
    });
  }
  const { icons } = (await (await get('/manifest.webmanifest')).json()) as { icons: { src: string }[] };
  for (const { src } of icons) expect((await get(src)).headers.get('content-type')).toBe('image/png');
});
