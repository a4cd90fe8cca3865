import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { translations } from '#content/languages.ts';
import { temporaryFolder, writeFiles } from '#tests/support/files.ts';
import { findWords, hashOf } from './compare-words.ts';
import { defer, listBegun, markCurrent, readTranslation } from './read-translations.ts';

const ENGLISH = { site: { title: 'Health plans', to: '/plan' }, 'faq/paying': { question: 'How do I pay?' } };
/** Stand-ins, which need only be named: the words are those of this test. */
const [OWN = '', OTHER] = translations;
const TRANSLATED = {
  site: { title: 'Irú ètò', to: '/plan' },
  'faq/paying': { question: 'Báwo ni mo ṣe lè sanwó?' },
};

let content: string;
beforeEach(() => {
  content = temporaryFolder();
  write('en/language.ts', 'export const language = { isReviewed: true };');
  write(`${OWN}/language.ts`, 'export const language = { isReviewed: false };');
  for (const [name, words] of Object.entries(ENGLISH)) writeModule(`en/${name}`, words);
  for (const [name, words] of Object.entries(TRANSLATED)) writeModule(`${OWN}/${name}`, words);
});

const write = (name: string, text: string) => writeFiles(content, { [name]: text });
const writeModule = (name: string, words: object) =>
  write(`${name}.ts`, `export const words = ${JSON.stringify(words)};`);

const madeFrom = () => JSON.parse(readFileSync(join(content, OWN, 'made-from.json'), 'utf8'));
const hash = (words: object) => hashOf(findWords({ words }));
const read = () => readTranslation(OWN, content);

test('a module of which nobody has said what it was made from is to mend', async () => {
  const what = 'was not marked as made from this English';
  expect((await read()).problems).toEqual([
    { place: 'faq/paying', what },
    { place: 'site', what },
  ]);
});

test('what is marked as current is complete, one module alone or all of them', async () => {
  await markCurrent(OWN, 'site', content);
  expect(madeFrom()).toEqual({ site: hash(ENGLISH.site) });
  await markCurrent(OWN, undefined, content);
  expect(madeFrom()).toEqual({ 'faq/paying': hash(ENGLISH['faq/paying']), site: hash(ENGLISH.site) });
  expect(await read()).toEqual({ language: { isReviewed: false }, problems: [], older: [] });
});

test('a module whose English has changed is older, deferred or not, until it is marked as current', async () => {
  const madeFrom = { site: hash({ title: 'Plans' }), 'faq/paying': hash(ENGLISH['faq/paying']) };
  write(`${OWN}/made-from.json`, JSON.stringify(madeFrom));
  expect(await read()).toMatchObject({ problems: [], older: [{ module: 'site', isDeferred: false }] });
  await defer(OWN, content);
  expect((await read()).older).toEqual([{ module: 'site', isDeferred: true }]);
  await markCurrent(OWN, undefined, content);
  expect((await read()).older).toEqual([]);
});

test('what differs from the English is told with its module', async () => {
  writeModule(`${OWN}/site`, { title: 'Health plans', to: '/plan' });
  await markCurrent(OWN, undefined, content);
  expect((await read()).problems).toEqual([{ place: 'site: words.title', what: 'is still English' }]);
});

test.runIf(OTHER)(
  'a module that other languages have is missing, even in one that is not named yet; one of one language is too much',
  async () => {
    for (const code of [OTHER, 'qaa']) write(`${code}/language.ts`, 'export const language = {};');
    writeModule(`${OTHER}/site`, TRANSLATED.site);
    const missing = { place: 'site', what: 'is missing' };
    expect(listBegun(content)).toEqual(['qaa']);
    expect((await readTranslation('qaa', content)).problems).toEqual([missing]);
    expect((await read()).problems).toContainEqual({ place: 'faq/paying', what: 'is in no other language' });
  },
);
