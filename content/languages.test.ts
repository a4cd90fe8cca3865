import { globSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type * as home from './facts/home.ts';
import { translations } from './languages.ts';
import { withWords } from './with-words.ts';

const load = (folder: string, file: string): Promise<Record<string, unknown>> =>
  import(/* @vite-ignore */ `./${folder}/${file}`);
const modulesOf = (folder: string) =>
  globSync('**/*.ts', { cwd: join(import.meta.dirname, folder), exclude: ['**/*.test.ts'] }).sort();

describe.each(translations)('content/%s', (code) => {
  test.each(modulesOf(code))('%s has the exports of its English twin', async (file) => {
    const [english, translated] = await Promise.all([load('en', file), load(code, file)]);
    expect(Object.keys(translated).sort()).toEqual(Object.keys(english).sort());
  });
});

describe.each(['en', ...translations])('in content/%s', (code) => {
  afterEach(() => {
    vi.doUnmock('./facts/home.ts');
    vi.resetModules();
  });

  test('reordering the facts of a list moves every entry with its words', async () => {
    const before = (await load(code, 'home.ts')).serviceCards as object[];
    vi.resetModules();
    vi.doMock('./facts/home.ts', async (read) => {
      const facts = await read<typeof home>();
      return { ...facts, serviceCards: Object.fromEntries(Object.entries(facts.serviceCards).reverse()) };
    });
    expect((await load(code, 'home.ts')).serviceCards).toEqual(before.toReversed());
  });
});

describe('a list of facts and words', () => {
  const facts = { basic: { price: 15_000 }, wide: { price: 40_000 } };

  test('stands in the order of the facts, each with its own words', () => {
    const words = { wide: { label: 'Wide' }, basic: { label: 'Basic' } };
    expect(withWords(facts, words)).toEqual([
      { price: 15_000, label: 'Basic' },
      { price: 40_000, label: 'Wide' },
    ]);
  });

  test('does not compile with a word too few or an id too many', () => {
    // @ts-expect-error: the words of `wide` are missing
    withWords(facts, { basic: { label: 'Basic' } });
    // @ts-expect-error: there are no facts of `gone`
    withWords(facts, { basic: {}, wide: {}, gone: {} });
  });
});
