import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { translations } from '#content/languages.ts';
import { sortKey } from '#domain/text/compare-text.ts';
import { contentIn } from '#server/languages.ts';
import { compress } from '#server/pages/page.ts';
import { budgetOf, KILOBYTE } from '../budgets.ts';
import { openEnglishFinder, visibleText } from '../support/find-english.ts';
import { openOwnSite, withoutRenderQueue } from '../support/own-site.ts';
import { alternatesOf, canonicalOf, isNoindex, linksOf, metaOf, textOf } from '../support/read-html.ts';
import { layoutPaths } from '../support/site-paths.ts';
import { readTranslatedPages, type TranslatedPage } from '../support/translated-pages.ts';

const PUBLIC_URL = 'https://lashma.example';
const site = await openOwnSite({ PUBLIC_URL, FORM_LIMIT: '1000' }, withoutRenderQueue);
afterAll(() => site.close());

const tagsOf = (html: string, name: string) => html.match(new RegExp(`<${name}(?=[ >])[^>]*>`, 'g')) ?? [];
const attributeOf = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1];
/** An address of one of our pages or files. */
const isOurs = (address = '') => address.startsWith('/') || address.startsWith(PUBLIC_URL);
const isIn = (language: string, address: string) =>
  new RegExp(`^(?:${PUBLIC_URL})?/${language}(?=[/?#]|$)`).test(address);
/** The links of the switch, by which a page is left for another language. */
const isSwitch = (tag: string) => / lang="[^"]+" hrefLang=/.test(tag);

describe.each(translations)('in %s', (code) => {
  const { language, languageWords } = contentIn(code, 'language');
  let pages: (TranslatedPage & { text: string })[];
  beforeAll(async () => {
    const read = await readTranslatedPages(site.fetch, code);
    pages = read.map((page) => ({ ...page, text: visibleText(page.html, language.tag) }));
  });

  /** What is wrong with each page that has something wrong. */
  function faults(find: (page: (typeof pages)[number]) => string[]): Record<string, string[]> {
    const found = pages.map((page) => [`${page.status} ${page.path}`, find(page)] as const);
    return Object.fromEntries(found.filter(([, list]) => list.length > 0));
  }

  test('a page has no English word outside names and what is marked as English', async () => {
    const findEnglish = await openEnglishFinder(language);
    expect(faults(({ text }) => [...new Set(findEnglish(text))])).toEqual({});
  });

  test('areas stand in the order of their names as they are shown, whatever marks are on them', async () => {
    const { html } = pages.find(({ path }) => path.endsWith('?open=pharmacy')) ?? { html: '' };
    const menus = [/ data-lon="[^"]*"[^>]*><span[^>]*>([^<]+)/g, /<optgroup label="([^"]+)"/g];
    for (const menu of menus) {
      const keys = [...html.matchAll(menu)].map(([, name = '']) => sortKey(name));
      expect(keys).toHaveLength(20);
      expect(keys).toEqual([...keys].sort());
    }
  });

  test('a page tells browsers, messengers and search engines its language', () => {
    expect(
      faults(({ html, headers, path }) => {
        const canonical = canonicalOf(html);
        return [
          ...(tagsOf(html, 'html')[0]?.includes(` lang="${language.tag}"`) ? [] : ['lang']),
          ...(headers.get('content-language') === language.tag ? [] : ['Content-Language']),
          ...(!canonical || metaOf(html, 'og:locale') === language.ogLocale ? [] : ['og:locale']),
          ...(!canonical || canonical === PUBLIC_URL + path.split('?')[0] ? [] : [`canonical ${canonical}`]),
        ];
      }),
    ).toEqual({});
  });

  test('a page that may be found names itself in all languages, as its English page does', async () => {
    const open = pages.filter(
      ({ html, path }) => canonicalOf(html) && !isNoindex(html) && !path.includes('?'),
    );
    expect(open.length).toBeGreaterThan(15);
    for (const { path, html } of open) {
      const english = path.slice(code.length + 1) || '/';
      const alternates = alternatesOf(html);
      expect(alternates).toContain(`${language.tag} ${PUBLIC_URL}${path}`);
      expect(alternates).toContain(`x-default ${PUBLIC_URL}${english}`);
      expect(alternates).toHaveLength(translations.length + 2);
      expect(alternatesOf(await (await site.fetch(english)).text())).toEqual(alternates);
    }
  });

  test('every link and form stays in the language or says that it leaves it', () => {
    expect(
      faults(({ html }) => [
        ...tagsOf(html, 'a').filter((tag) => {
          const href = attributeOf(tag, 'href') ?? '';
          const isSaid = attributeOf(tag, 'hreflang')?.startsWith('en') || isSwitch(tag);
          return isOurs(href) && !isIn(code, href) && !isSaid;
        }),
        ...tagsOf(html, 'form').filter((tag) => {
          const action = attributeOf(tag, 'action');
          return action && isOurs(action) && !isIn(code, action) && !action.startsWith('/api/');
        }),
      ]),
    ).toEqual({});
  });

  test('every link leads to a page that is there', async () => {
    // The page for unknown addresses is itself only there under unknown addresses.
    const found = pages.filter(({ status }) => status !== 404);
    const links = found.flatMap(({ html }) => linksOf(html)).filter((href) => href.startsWith('/'));
    const isOneOfMany = (path: string) => /\/provider\/[^/]+\/./.test(path);
    const paths = new Set(
      links.map((href) => href.replace(/[?#].*/, '')).filter((path) => !isOneOfMany(path)),
    );
    expect(paths.size).toBeGreaterThan(30);
    const missing: string[] = [];
    for (const path of paths) {
      const { status } = await site.fetch(path, { method: 'HEAD' });
      if (status !== 200) missing.push(`${path}: ${status}`);
    }
    expect(missing).toEqual([]);
  });

  test('until it is reviewed, a page says once that it is a draft', () => {
    expect(
      faults(({ html }) => {
        const count = textOf(html).split(languageWords.draft).length - 1;
        return count === (language.isReviewed ? 0 : 1) ? [] : [`${count} times`];
      }),
    ).toEqual({});
  });

  test('the text of a page is in the normal form NFC and has no gap where something should be filled in', () => {
    expect(
      faults(({ html, text }) => [
        ...(html === html.normalize('NFC') ? [] : ['not NFC']),
        ...(text.match(/.{0,30}(?:undefined|\[object|⟨|NaN|\$\{).{0,30}/g) ?? []),
      ]),
    ).toEqual({});
  });

  test('the HTML of a page is as light as it has to be', async () => {
    const most = budgetOf('/').html * KILOBYTE;
    const packed = await Promise.all(
      pages.map(async ({ html, path }) => {
        const body = Buffer.from(html);
        return { body, path: path.split('?')[0], bytes: (await compress(body, 'br', 'low')).length };
      }),
    );
    // The smallest form takes much longer, and only the heaviest view of a heavy page needs it.
    const heavy = Map.groupBy(
      packed.filter(({ bytes }) => bytes > most),
      ({ path }) => path,
    );
    for (const [path, views] of heavy) {
      const body = views.reduce((one, other) => (other.bytes > one.bytes ? other : one)).body;
      expect((await compress(body, 'br', 'high')).length, path).toBeLessThanOrEqual(most);
    }
  });
});

test('an English page leads to other languages by the switch and its alternates only', async () => {
  const prefix = new RegExp(`["(](?:${PUBLIC_URL})?/(?:${translations.join('|')})(?=[/?#"])[^"]*`, 'g');
  for (const path of layoutPaths) {
    const html = await (await site.fetch(path)).text();
    const switches = tagsOf(html, 'a').filter(isSwitch);
    expect(switches.length, path).toBeGreaterThanOrEqual(translations.length);
    const rest = html.replace(/<link rel="alternate"[^>]*>|<a [^>]* lang="[^"]+" hrefLang=[^>]*>/g, '');
    expect(rest.match(prefix), path).toBeNull();
  }
});
