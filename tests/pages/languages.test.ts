import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { translations } from '#content/languages.ts';
import { localPath } from '#domain/language/local-path.ts';
import { sortKey } from '#domain/text/compare-text.ts';
import { createMailLinks } from '#server/features/newsletter/mail-links.ts';
import { contentIn } from '#server/languages.ts';
import { loadBuiltSite } from '#server/pages/built-site.ts';
import { compress } from '#server/pages/page.ts';
import { budgetOf, KILOBYTE } from '../budgets.ts';
import { typedComplaint } from '../support/complaints.ts';
import { openEnglishFinder, visibleText } from '../support/find-english.ts';
import { openOwnSite, withoutRenderQueue } from '../support/own-site.ts';
import { canonicalOf, metaOf, textOf } from '../support/read-html.ts';
import { answerIn, typedContact } from '../support/send-form.ts';
import { layoutPaths, NOT_FOUND, otherLanguage, sectionPaths } from '../support/site-paths.ts';

const PUBLIC_URL = 'https://lashma.example';
const FORM_LIMIT = 60;
const site = await openOwnSite({ PUBLIC_URL, FORM_LIMIT: String(FORM_LIMIT) }, withoutRenderQueue);
afterAll(() => site.close());

const CONTENT = join(import.meta.dirname, '../../content');
const islands = globSync('*.ts', { cwd: join(CONTENT, 'en/islands') }).map((file) => basename(file, '.ts'));
const { clientDir, islandWords } = await loadBuiltSite();

/** A module's words; of one that is a function, what it says. */
const said = (module: object): unknown =>
  JSON.parse(
    JSON.stringify(module, (_name, value) => {
      if (typeof value !== 'function') return value;
      try {
        return value('7', '8', '9');
      } catch {
        return 'says nothing to texts';
      }
    }),
  );

const post = (path: string, fields: Record<string, string>) =>
  site.fetch(path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

/** Those that have come in a language. */
const stored = (table: 'messages' | 'complaints' | 'subscribers', language: string) =>
  site.database.selectFrom(table).select('id').where('language', '=', language).execute();

const tagsOf = (html: string, name: string) => html.match(new RegExp(`<${name}(?=[ >])[^>]*>`, 'g')) ?? [];
const attributeOf = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1];
/** An address of one of our pages or files. */
const isOurs = (address = '') => address.startsWith('/') || address.startsWith(PUBLIC_URL);
const isIn = (language: string, address: string) =>
  new RegExp(`^(?:${PUBLIC_URL})?(?:/documents)?/${language}(?=[/?#]|$)`).test(address);
/** The links of the switch, by which a page is left for another language. */
const isSwitch = (tag: string) => / lang="[^"]+" hrefLang=/.test(tag);

describe.each(translations)('in %s', (code) => {
  const { language, languageWords } = contentIn(code, 'language');
  let pages: (TranslatedPage & { text: string })[];
  beforeAll(async () => {
    const read = await readTranslatedPages(code);
    pages = read.map((page) => ({ ...page, text: visibleText(page.html, language.tag) }));
  });

  /** What is wrong with each page that has something wrong. */
  function faults(find: (page: (typeof pages)[number]) => unknown[]): Record<string, unknown[]> {
    const found = pages.map((page) => [`${page.status} ${page.path}`, find(page)] as const);
    return Object.fromEntries(found.filter(([, list]) => list.length > 0));
  }

  test('a page has no English word outside names and what is marked as English', async () => {
    const findEnglish = await openEnglishFinder(language);
    expect(findEnglish('Choose the plan for people')).not.toEqual([]);
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

  const rules: Record<string, (page: (typeof pages)[number]) => unknown[]> = {
    'a page tells browsers and messengers its language': ({ html, headers }) => [
      ...(tagsOf(html, 'html')[0]?.includes(` lang="${language.tag}"`) ? [] : ['lang']),
      ...(headers.get('content-language') === language.tag ? [] : ['Content-Language']),
      ...(!canonicalOf(html) || metaOf(html, 'og:locale') === language.ogLocale ? [] : ['og:locale']),
    ],
    'every link and form stays in the language or says that it leaves it': ({ html }) => [
      ...tagsOf(html, 'a').filter((tag) => {
        const href = attributeOf(tag, 'href') ?? '';
        const isSaid = attributeOf(tag, 'hreflang')?.startsWith('en') || isSwitch(tag);
        return isOurs(href) && !isIn(code, href) && !isSaid;
      }),
      ...tagsOf(html, 'form').filter((tag) => {
        const action = attributeOf(tag, 'action');
        return action && isOurs(action) && !isIn(code, action) && !action.startsWith('/api/');
      }),
    ],
    'until it is reviewed, a page says once that it is a draft': ({ html }) => {
      const count = textOf(html).split(languageWords.draft).length - 1;
      return count === (language.isReviewed ? 0 : 1) ? [] : [`${count} times`];
    },
    'the text of a page is in the normal form NFC': ({ html }) =>
      html === html.normalize('NFC') ? [] : ['not NFC'],
    'the text of a page has no gap where something should be filled in': ({ text }) =>
      text.match(/.{0,30}(?:undefined|\[object|⟨|NaN|\$\{).{0,30}/g) ?? [],
  };

  test.each(Object.entries(rules))('%s', (_rule, find) => expect(faults(find)).toEqual({}));

  test('the HTML of a page is as light as it has to be', async () => {
    const most = budgetOf('/').html * KILOBYTE;
    for (const { html, path } of pages) {
      const quick = await compress(Buffer.from(html), 'br', 'low');
      // The smallest form takes much longer, and only a heavy page needs it.
      const body = quick.length > most ? await compress(Buffer.from(html), 'br', 'high') : quick;
      expect(body.length, path).toBeLessThanOrEqual(most);
    }
  });

  test('a complaint, a message and a sign-up without JavaScript keep the language of their page', async () => {
    const user_email = `${code}@example.com`;
    expect((await post(`/${code}/contact`, typedContact)).status).toBe(303);
    expect((await post(`/${code}/newsletter`, { user_email })).status).toBe(303);
    for (const table of ['complaints', 'messages', 'subscribers'] as const)
      expect(await stored(table, code)).toHaveLength(1);
  });

  test('the mailed links confirm and, by one click of a mail program, unsubscribe', async () => {
    const links = createMailLinks(site.database);
    const stateOf = () =>
      site.database.selectFrom('subscribers').select('state').where('language', '=', code).execute();
    for (const purpose of ['confirm', 'unsubscribe'] as const) {
      const [subscriber] = await stored('subscribers', code);
      const token = await links.tokenFor(purpose, subscriber?.id ?? '');
      // Mail programs open links too: that alone changes nothing.
      const before = await stateOf();
      await site.fetch(`/${code}/newsletter/${purpose}?token=${token}`);
      expect(await stateOf()).toEqual(before);
      const oneClick = { 'List-Unsubscribe': 'One-Click' };
      const { status, headers } = await post(`/${code}/newsletter/${purpose}?token=${token}`, oneClick);
      expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(await stateOf()).toEqual([{ state: purpose === 'confirm' ? 'confirmed' : 'unsubscribed' }]);
    }
  });

  test.each(islands)('the island %s gets the words of the language', async (island) => {
    const built = pathToFileURL(join(clientDir, islandWords(island, code))).href;
    const source = join(CONTENT, code, `islands/${island}.ts`);
    const [here, there] = [await import(/* @vite-ignore */ built), await import(/* @vite-ignore */ source)];
    expect(said(here)).toEqual(said(there));
  });
});

test('what a page says is shown, read out or found by search engines, and in its language', () => {
  const html = `<html lang="yo"><head><meta name="description" content="a"/><title>b</title><style>no</style></head>
    <body><script>no</script><img alt="c"/><button aria-label="d">e</button><input type="submit" value="f"/>
    <input type="hidden" value="no"/><p lang="yo">g <span lang="en">no <b>no</b></span></p><a lang="pcm">no</a>
    <input type="text" value="no" placeholder="h"/></body></html>`;
  expect(visibleText(html, 'yo').split(' ').toSorted().join('')).toBe('abcdefgh');
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

test('an English page sends in English, whatever a field says', async () => {
  expect((await post('/contact', { ...typedContact, language: otherLanguage })).status).toBe(303);
  expect(await stored('messages', 'en')).toHaveLength(1);
});

test('whoever sends too much is told so in the language of the page', async () => {
  const path = `/${otherLanguage}/newsletter`;
  let answer = await post(path, {});
  for (let count = 1; count < FORM_LIMIT && answer.status !== 429; count++) answer = await post(path, {});
  expect(answer.status).toBe(429);
  const { formWords } = contentIn(otherLanguage, 'messageForms');
  expect(answerIn(textOf(await answer.text()), formWords)).toBeDefined();
});

/** Something that a visitor might ask in a language, and what is found by it. */
const QUESTIONS: Readonly<Record<string, string>> = { yo: 'ìgò ojú', pcm: 'eye glasses' };
/** No word of any language. */
const NONSENSE = 'xyzzyq';
/** Comes back in the form, so it must not be English. */
const TYPED = 'Ẹ káàárọ̀';

type TranslatedPage = Awaited<ReturnType<typeof readTranslatedPages>>[number];

/** The addresses of translated pages without their language: one of every template, as it opens and as it answers. */
const pathsIn = (language: string) => {
  const asked = QUESTIONS[language];
  if (!asked) throw new Error(`tests/pages/languages.test.ts has no question in ${language}`);
  const question = encodeURIComponent(asked);
  const answers = `/plan?plans=standard-jaara&plans=jaara-plus&adults=2&children=3&seniors=1&highlight=1
    /plan?search=${NONSENSE} /plan/cover-dates?plan=jaara-plus&paid=2026-11-26&due=2027-05-01
    /plan/what-is-covered?plan=jaara-plus /plan/what-is-covered?q=fibroid /plan/what-is-covered?q=${NONSENSE}
    /plan/cover-dates?plan=jaara-plus&paid=2026-11-99&due=x /provider?open=plus /provider?open=pharmacy
    /provider?open=none&find=randle /provider?open=none&find=${NONSENSE}
    /provider?jaara-search=${NONSENSE}&jaara-lga=lga%3AAgege /faq?q=${question} /faq?q=${NONSENSE}
    /enrol?for=parent-abroad /enrol?for=staff&adults=12
    /enrol?for=cannot-pay&adults=2&children=3&seniors=2&cover=jaara-plus&area=ikorodu&hospital=ikorodu-general-hospital
    /is-this-lashma?q=lashma-gov.com /is-this-lashma?q=bylinks /is-this-lashma?q=0800-ILERAEKO
    /search?q=${question} /search?q=ikorodu /search?q=${NONSENSE}`;
  const templates = `/ /plan /plan/cover-dates /plan/what-is-covered /plan/what-would-i-pay
    /plan/what-would-i-pay?plan=seniors-plan /emergency /enrol /is-this-lashma /provider /provider/list /provider/ikorodu
    /provider/ikorodu/ikorodu-general-hospital /provider/ikorodu/aquart-pharmacy /faq /contact /contact/sent
    /complaint /complaint/sent /complaint/status /newsletter /newsletter/sent /newsletter/confirm
    /newsletter/unsubscribe /search /offline /chatbot /maintenance`;
  return [...sectionPaths, ...`${templates} ${answers}`.split(/\s+/), NOT_FOUND];
};

/** Opens every kind of page in a language, and what the forms answer to a visitor without JavaScript. */
async function readTranslatedPages(language: string) {
  const read = async (englishPath: string, init: RequestInit = {}) => {
    const path = localPath(englishPath, `/${language}`);
    const answer = await site.fetch(path, init);
    return { path, status: answer.status, headers: answer.headers, html: await answer.text() };
  };
  const post = (path: string, fields: Record<string, string>) =>
    read(path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

  const pages = [];
  for (const path of pathsIn(language)) pages.push(await read(path));
  const complaint = { ...typedComplaint, happened_about: TYPED, message: TYPED };
  const accepted = await post('/complaint', complaint);
  const cookie = accepted.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const sent = await read('/complaint/sent', { headers: { cookie } });
  const reference = /LA-\w{4}-\w{4}/.exec(sent.html)?.[0] ?? '';
  const contact = typedComplaint.user_email ?? '';
  pages.push(
    sent,
    await post('/complaint/status', { reference, contact }),
    await post('/complaint/status', { reference, contact: '0000' }),
    await post('/complaint/status', { reference: 'x', contact: 'x' }),
    await post('/complaint', { ...complaint, kind: '', amount: 'x', user_email: 'x' }),
    await post('/complaint', {}),
    await post('/complaint', { find: '1', place: 'randle' }),
    await post('/contact', { ...typedContact, subject: '', message: TYPED, user_email: 'x' }),
    await post('/contact', {}),
    await post('/newsletter', { user_email: 'x' }),
  );
  return pages;
}
