import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGE_FACES, LANGUAGE_NAMES } from './facts/language-names.ts';
import { translated, translations } from './languages.ts';
import { withWords } from './with-words.ts';

/** A language in the source of a module: as a text, as a name, or as the name of a part. */
const named = new RegExp(
  `'(?:en|${translations.join('|')})'|\\b(?:${translations.join('|')}):|[.](?:en|${translations.join('|')})\\b`,
);

const load = (folder: string, file: string) => import(/* @vite-ignore */ `./${folder}/${file}`);

describe.each(translations)('content/%s', (code) => {
  test('has the folder’s name as its code', () =>
    expect(translated[code]?.language.language.code).toBe(code));

  test('has its name and face in facts/language-names.ts', () => {
    const own = translated[code]?.language.language;
    expect([LANGUAGE_NAMES[code as keyof typeof LANGUAGE_NAMES], LANGUAGE_FACES[code]]).toEqual([
      own?.name,
      own?.face,
    ]);
  });

  // Or the copy of a folder would show what staff publish in the language that it was copied from.
  test('says its code in language.ts alone, and names no other', () => {
    const folder = join(import.meta.dirname, code);
    const files = globSync('**/*.ts', { cwd: folder, exclude: ['language.ts'] });
    const naming = files.filter((file) =>
      named.test(readFileSync(join(folder, file), 'utf8').replaceAll("toLocaleString('en')", '')),
    );
    expect(naming).toEqual([]);
  });

  test.each(globSync('**/*.ts', { cwd: join(import.meta.dirname, code) }))(
    '%s has the exports of its English twin',
    async (file) => {
      const [english, translated] = await Promise.all([load('en', file), load(code, file)]);
      expect(Object.keys(translated).sort()).toEqual(Object.keys(english).sort());
    },
  );
});

test('facts stand in their order, each with its own words, and lack none', () => {
  const facts = { basic: { price: 15_000 }, wide: { price: 40_000 } };
  const words = { wide: { label: 'Wide' }, basic: { label: 'Basic' } };
  const list = [
    { price: 15_000, label: 'Basic' },
    { price: 40_000, label: 'Wide' },
  ];
  expect(withWords(facts, words)).toEqual(list);
  expect(withWords({ wide: facts.wide, basic: facts.basic }, words)).toEqual(list.toReversed());
  // @ts-expect-error: the words of `wide` are missing
  withWords(facts, { basic: { label: 'Basic' } });
  // @ts-expect-error: there are no facts of `gone`
  withWords(facts, { basic: {}, wide: {}, gone: {} });
});
