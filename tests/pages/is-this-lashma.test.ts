import { afterAll, expect, test } from 'vitest';
import { translations } from '#content/languages.ts';
import { prefixOf } from '#domain/language/local-path.ts';
import { MAX_CHECKED_CHARACTERS } from '#domain/official/check-official.ts';
import { isThisLashma as words } from '#words/is-this-lashma.ts';
import { openOwnSite, withoutRenderQueue } from '../support/own-site.ts';
import { textOf } from '../support/read-html.ts';

const SECRET = 'secret-of-the-ussd-gateway';
const { app, close } = await openOwnSite({ USSD_SECRET: SECRET }, withoutRenderQueue);
afterAll(close);

const ask = (q: string, prefix = '') =>
  app.inject(`${prefix}/is-this-lashma${q && `?q=${encodeURIComponent(q)}`}`);
const mainOf = ({ body }: { body: string }) => body.slice(body.indexOf('<main'), body.indexOf('</main>'));
const search = async (q: string) => mainOf(await app.inject(`/search?q=${encodeURIComponent(q)}`));
const YES = words.headings.ours('');

let callers = 0;
async function dial(text: string): Promise<string> {
  const payload = new URLSearchParams({
    sessionId: 's',
    phoneNumber: `+234803${String(callers++).padStart(7, '0')}`,
    text,
  });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return (await app.inject({ method: 'POST', url: `/ussd/${SECRET}`, headers, payload: `${payload}` })).body;
}

// Which texts are ours is asked in domain/official/check-official.test.ts, of many more.
test('an item of ours is ours, on the page, in the search and in the menu for phones', async () => {
  for (const typed of ['0800 4537 2356', 'ileraeko@lashma.com']) {
    const page = textOf(mainOf(await ask(typed)));
    expect(page, typed).toContain(YES);
    expect(page, typed).not.toContain(words.headings.message);
    expect(textOf(await search(typed)), typed).toContain(YES);
    expect(await dial(`1*8*${typed}`), typed).toContain(YES);
  }
});

test('a fraud is not ours as a whole, on the page, in the search or in the menu for phones', async () => {
  for (const typed of ['0800 4537 2356 or 0803.123.4567', 'evil。com 0800 4537 2356', '٠٨٠٠ ٤٥٣٧ ٢٣٥٦']) {
    const page = mainOf(await ask(typed));
    expect(textOf(page), typed).not.toContain(YES);
    // What decides comes before what the message contains.
    const at = [words.headings.message, ...words.rules, words.typed].map((text) => page.indexOf(text));
    expect(at, typed).toEqual(at.toSorted((one, other) => one - other));
    expect(at[0], typed).toBeGreaterThan(0);
    expect(textOf(await search(typed)), typed).not.toContain(YES);
    expect(await dial(`1*8*${typed}`), typed).not.toContain(YES);
  }
});

test('a message is answered with what it contains', async () => {
  const main = textOf(mainOf(await ask('lashma-gov.com: 0800 4537 2356 <b>0803 123 4567</b>, Bylinks')));
  const { foreign, ours, known } = words.found;
  for (const said of [
    `${foreign} 0803 123 4567 ${words.reasons.unknown} lashma-gov.com ${words.reasons['look-alike']}`,
    `${ours} 0800 4537 2356 0800-ILERAEKO`,
    `${known} Bylinks Limited 0700-000-5005, 0700-000-6005. ${words.reasons.agent}`,
  ])
    expect(main).toContain(said);
  expect(await dial('1*8*0803 123 4567')).toContain(words.headings.message);
});

test('the page says whom to call and where to complain', async () => {
  const main = mainOf(await ask('0803 123 4567'));
  expect(main).toContain('href="tel:0800275527462"');
  expect(main).toContain('href="/complaint"');
});

test.each(['', ...translations.map(prefixOf)])(
  'a text over the limit is refused, in “%s”',
  async (prefix) => {
    for (const typed of [`0800 4537 2356 ${'x'.repeat(MAX_CHECKED_CHARACTERS)}`, 'ﷺ'.repeat(60)]) {
      const main = textOf(mainOf(await ask(typed, prefix)));
      expect(main).toContain(String(MAX_CHECKED_CHARACTERS));
      expect(main).not.toContain('0800 4537 2356 x');
    }
  },
);

test('what is typed is kept by nobody', async () => {
  const { headers, body } = await ask('08031234567');
  expect(headers['cache-control']).toContain('no-store');
  expect(body).toMatch(/<meta name="robots" content="noindex/);
});

test.each(['', ...translations.map(prefixOf)])('it asks before it answers, in “%s”', async (prefix) => {
  const main = mainOf(await ask('', prefix));
  expect(main).toContain('name="q"');
  expect(main).not.toContain('id="verdict"');
  expect(mainOf(await ask('lashma-gov.com', prefix))).toContain('id="verdict"');
});
