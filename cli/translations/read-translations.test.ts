import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashOf } from './find-words.ts';
import { readTranslation, recordLater, recordMade, translatedLanguages } from './read-translations.ts';

const ENGLISH = { site: { title: 'Health plans', to: '/plan' }, 'faq/paying': { question: 'How do I pay?' } };
const YORUBA = {
  site: { title: 'Irú ètò', to: '/plan' },
  'faq/paying': { question: 'Báwo ni mo ṣe lè sanwó?' },
};

let content: string;
beforeEach(() => {
  content = mkdtempSync(join(tmpdir(), 'content-'));
  write('en/language.ts', "export const language = { code: 'en' };");
  write('yo/language.ts', "export const language = { code: 'yo' };");
  for (const [name, words] of Object.entries(ENGLISH)) writeModule(`en/${name}`, words);
  for (const [name, words] of Object.entries(YORUBA)) writeModule(`yo/${name}`, words);
});
afterEach(() => rmSync(content, { recursive: true }));

function write(name: string, text: string) {
  const file = join(content, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
const writeModule = (name: string, words: object) =>
  write(`${name}.ts`, `export const words = ${JSON.stringify(words)};`);

const madeFrom = () => JSON.parse(readFileSync(join(content, 'yo/made-from.json'), 'utf8'));
const writeMadeFrom = (title: string) =>
  write(
    'yo/made-from.json',
    JSON.stringify({
      site: { 'words.title': title },
      'faq/paying': { 'words.question': hashOf('How do I pay?') },
    }),
  );
const read = () => readTranslation('yo', content);

test('a language is there when it has a folder', () => {
  expect(translatedLanguages(content)).toEqual(['yo']);
});

test('words of which nobody has said what they were made from are to mend', async () => {
  const what = 'was not said to be made from this English';
  expect((await read()).problems).toEqual([
    { place: 'faq/paying: words.question', what },
    { place: 'site: words.title', what },
  ]);
});

test('what is said to be made from the English of now is complete', async () => {
  await recordMade('yo', undefined, content);
  expect(await read()).toEqual({ language: { code: 'yo' }, problems: [], older: [] });
  expect(madeFrom()).toEqual({
    'faq/paying': { 'words.question': hashOf('How do I pay?') },
    site: { 'words.title': hashOf('Health plans') },
  });
});

test('one module alone can be said to be made', async () => {
  await recordMade('yo', 'site', content);
  expect(Object.keys(madeFrom())).toEqual(['site']);
});

test('a sentence is older when its English has changed since', async () => {
  writeMadeFrom(hashOf('Plans'));
  expect(await read()).toMatchObject({
    problems: [],
    older: [{ place: 'site: words.title', isKnown: false }],
  });
});

test('what may stay older is still listed, and made anew it is not', async () => {
  writeMadeFrom(hashOf('Plans'));
  await recordLater('yo', content);
  expect((await read()).older).toEqual([{ place: 'site: words.title', isKnown: true }]);
  await recordMade('yo', undefined, content);
  expect((await read()).older).toEqual([]);
});

test('what differs from the English is told with its module', async () => {
  writeModule('yo/site', { title: 'Health plans', to: '/plan' });
  await recordMade('yo', undefined, content);
  expect((await read()).problems).toEqual([{ place: 'site: words.title', what: 'is still English' }]);
});

test('a module that another language has is missing', async () => {
  write('pcm/language.ts', "export const language = { code: 'pcm' };");
  expect((await readTranslation('pcm', content)).problems).toContainEqual({
    place: 'faq/paying',
    what: 'is missing',
  });
});
