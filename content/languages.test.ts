import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { translated, translations } from './languages.ts';
import { withWords } from './with-words.ts';

const load = (folder: string, file: string) => import(/* @vite-ignore */ `./${folder}/${file}`);

describe.each(translations)('content/%s', (code) => {
  test('has the folder’s name as its code', () =>
    expect(translated[code]?.language.language.code).toBe(code));

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
