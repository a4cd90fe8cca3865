import { afterAll, expect, test } from 'vitest';
import { translations } from '#content/languages.ts';
import { prefixOf } from '#domain/language/local-path.ts';
import { MAX_CHECKED_CHARACTERS } from '#domain/official/check-official.ts';
import { toGsm } from '#domain/text/gsm-text.ts';
import { MAX_SEARCH_CHARACTERS } from '#domain/text/truncate-search.ts';
import type * as SearchWords from '#words/search-page.ts';
import { signIn } from '../support/desk.ts';
import { openOwnSite, withoutRenderQueue } from '../support/own-site.ts';

const USSD = 'secret-of-the-ussd-gateway';
const SMS = 'secret-of-the-sms-gateway';
const environment = {
  USSD_SECRET: USSD,
  SMS_SECRET: SMS,
  SMS_SEND_URL: 'http://127.0.0.1:9',
  SMS_PASSWORD: 'key-of-ours',
  FORM_LIMIT: '100000',
};
const { app, database, close } = await openOwnSite(environment, withoutRenderQueue);
afterAll(close);
const { headers: cookies } = await signIn(database, 'admin');

/** What one turn of the event loop may take of the processor: other visitors wait for it. */
const MOST_MS = 100;
/** Nearly as much as a request line may have. */
const MOST_URL = 12_000;

const many = (write: (count: number) => string) =>
  Array.from({ length: 1000 }, (_, count) => write(count)).join('');

/** Each is repeated to the length that its request allows. */
const HOSTILE = {
  'one letter': 'a',
  'short words': 'a b c ',
  'words that are known': 'malaria mother 2 adults hospital ',
  'misspelt words': 'malarla hosptal childrn ',
  'combining marks': 'e\u0301\u0323',
  digits: '7',
  'numbers of one digit': '1 ',
  dots: '.',
  'parts of an address': 'a.',
  'at signs': 'a@',
  quotes: '"\'',
  'right-to-left text': '\u202eه',
  'one sign that is 18 characters': 'ﷺ',
  'words of 18 characters': 'ﷺ ',
  'signs that are several letters': '㌀',
  emoji: '👩‍⚕️',
  'many numbers': many((count) => `080${10_000_000 + count * 7919}, `),
  'many accounts': many((count) => `@a${count} `),
  'many addresses': many((count) => `l${count}.ng `),
};

const PAGES = `/search?q= /yo/search?q= /pcm/search?q= /faq?q= /provider?find= /provider?jaara-search=
  /provider/services?find= /plan?search= /plan/what-is-covered?q= /is-this-lashma?q= /marketing-agents?q= /blog?q=
  /desk/messages?q= /desk/people?q= /desk/audit?q=
  /desk/posts?q= /desk/posts/pictures?q= /desk/places?q=`.split(/\s+/);

let callers = 0;
function post(url: string, fields: Record<string, string>) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return app.inject({ method: 'POST', url, headers, payload: new URLSearchParams(fields).toString() });
}
const nextCaller = () => `+234803${String(callers++).padStart(7, '0')}`;
const dial = (text: string) =>
  post(`/ussd/${USSD}`, { sessionId: 's', phoneNumber: nextCaller(), text: text.slice(0, 1990) });

const ASKS: Record<string, (text: string) => PromiseLike<{ statusCode: number }>> = {
  ...Object.fromEntries(
    PAGES.map((path) => [
      path,
      (text: string) => {
        const url = path + encodeURIComponent(text);
        return app.inject({ url: url.slice(0, MOST_URL).replace(/(?:%[\dA-F]?)+$/, ''), headers: cookies });
      },
    ]),
  ),
  'a place by USSD': (text) => dial(`1*1*${text}`),
  'an illness by USSD': (text) => dial(`1*3*${text}`),
  'the check by USSD': (text) => dial(`1*8*${text}`),
  'an SMS': (text) =>
    post(`/sms/${SMS}`, { from: nextCaller(), text: text.slice(0, 2000), id: `id-${callers}` }),
};

/** The most of the processor that one turn of the event loop took: waiting for other programs does not count. */
async function longestTurnMs(work: () => PromiseLike<{ statusCode: number }>): Promise<number> {
  let longest = 0;
  let isDone = false;
  let before = process.threadCpuUsage();
  const turn = () => {
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, (user + system) / 1000);
    before = process.threadCpuUsage();
    if (!isDone) setImmediate(turn);
  };
  setImmediate(turn);
  const { statusCode } = await work();
  isDone = true;
  await new Promise((resolve) => setImmediate(resolve));
  expect(statusCode).toBeLessThan(500);
  return longest;
}

/** What the work below takes on a quiet machine. */
const REFERENCE_MS = 20;

/** How many times longer than on a quiet machine work takes at the moment. */
function slowness(): number {
  const before = process.threadCpuUsage();
  const texts = Array.from({ length: 20_000 }, (_, count) => `Place ${count} Ẹ̀kọ́`);
  const plain = texts.map((text) => text.normalize('NFKD').replace(/\p{M}+/gu, ''));
  expect(plain.join(' ').split(' ')).toHaveLength(60_000);
  const { user, system } = process.threadCpuUsage(before);
  return Math.max(1, (user + system) / 1000 / REFERENCE_MS);
}

/** Again if the machine was busy or garbage was collected, each time with another text: pages are cached. */
const MOST_TRIES = 6;

test.each(Object.keys(ASKS))('no text holds up other visitors: %s', async (name) => {
  const ask = ASKS[name] as (typeof ASKS)[string];
  // Indexes are made and code is compiled at the first requests.
  for (const text of ['hospital', 'x', 'malaria', 'ikeja'])
    expect((await ask(text)).statusCode).toBeLessThan(400);
  // The second is cut to what a search takes.
  for (const [what, seed] of Object.entries(HOSTILE))
    for (const length of [MAX_CHECKED_CHARACTERS, MOST_URL]) {
      let fewest = Number.POSITIVE_INFINITY;
      for (let tries = 0; tries < MOST_TRIES && fewest > MOST_MS; tries += 1) {
        const text = `${seed.repeat(Math.ceil(length / seed.length)).slice(0, length - 2)} ${tries}`;
        const ms = await longestTurnMs(() => ask(text.toWellFormed()));
        fewest = Math.min(fewest, ms > MOST_MS ? ms / slowness() : ms);
      }
      expect(fewest, `${what}, ${length}`).toBeLessThan(MOST_MS);
    }
});

test.each(['en', ...translations])('a search over the limit says that it was cut, in %s', async (code) => {
  const { searchPage }: typeof SearchWords = await import(`../../content/${code}/search-page.ts`);
  const limit = searchPage.tooLong(MAX_SEARCH_CHARACTERS);
  const paths = `/search?q /faq?q /plan?search /plan/what-is-covered?q /provider/services?find /provider?find
    /provider?jaara-search /provider?open=plus&plus-search /provider/list?find /provider/list?jaara-search`.split(
    /\s+/,
  );
  // These pages are in English only.
  if (code === 'en') paths.push('/marketing-agents?q', '/blog?q');
  const asks = paths.map(
    (path) => (text: string) => app.inject(`${prefixOf(code)}${path}=${encodeURIComponent(text)}`),
  );
  asks.push((place) => post(`${prefixOf(code)}/complaint`, { find: '1', place }));
  for (const ask of asks) {
    expect((await ask('ﷺ'.repeat(MAX_SEARCH_CHARACTERS / 10))).body).toContain(limit);
    expect((await ask('x'.repeat(MAX_SEARCH_CHARACTERS))).body).not.toContain(limit);
  }
  const language = ['en', ...translations].indexOf(code) + 1;
  const said = toGsm(limit).slice(0, 50);
  for (const step of ['1', '3']) {
    const screen = async (text: string) => (await dial(`${language}*${step}*${text}`)).body;
    expect(await screen('malaria '.repeat(MAX_SEARCH_CHARACTERS / 8 + 1))).toContain(said);
    expect(await screen('malaria')).not.toContain(said);
  }
});
