import { afterAll, expect, test } from 'vitest';
import { translations } from '#content/languages.ts';
import { prefixOf } from '#domain/language/local-path.ts';
import { isThisLashma as words } from '#words/is-this-lashma.ts';
import { openOwnSite, withoutRenderQueue } from '../support/own-site.ts';
import { textOf } from '../support/read-html.ts';

const { app, close } = await openOwnSite({}, withoutRenderQueue);
afterAll(close);

const ask = (q: string, prefix = '') =>
  app.inject(`${prefix}/is-this-lashma${q && `?q=${encodeURIComponent(q)}`}`);
const mainOf = ({ body }: { body: string }) => body.slice(body.indexOf('<main'), body.indexOf('</main>'));

test.each([
  ['0800-ILERAEKO', words.verdicts.ours.heading('0800-ILERAEKO')],
  ['https://lashma.myclinify.com/paypolicy', words.verdicts.ours.label],
  ['Bylinks', words.verdicts.agent.heading('Bylinks Limited')],
  ['Motayo Hospital', words.verdicts.place.heading('Motayo Hospital')],
  ['LASHMA', words.verdicts.name.heading],
  ['lashma-gov.com', words.verdicts['not-ours'].heading],
  ['<b>0803 123 4567</b>', words.verdicts['not-ours'].heading],
])('%s is answered by “%s”', async (typed, verdict) => {
  const main = mainOf(await ask(typed));
  expect(textOf(main)).toContain(verdict);
  expect(main).toContain('href="tel:0800275527462"');
  expect(main).toContain('href="/complaint"');
});

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
