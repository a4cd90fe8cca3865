import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { findWords } from '#cli/translations/find-words.ts';
import { loadBuiltSite } from '#server/pages/built-site.ts';

const { clientDir, islandWords, languages } = await loadBuiltSite();
const islands = ['contact-form', 'directory', 'newsletter-form', 'plan-tools'];
const translations = languages.map(({ code }) => code).filter((code) => code !== 'en');
const cases = translations.flatMap((language) => islands.map((island) => ({ language, island })));

const wordsOf = async (island: string, language: string) =>
  findWords(
    await import(/* @vite-ignore */ pathToFileURL(join(clientDir, islandWords(island, language))).href),
  );

test.each(cases)('the island $island has all of its words in $language', async ({ island, language }) => {
  const [english, own] = await Promise.all([wordsOf(island, 'en'), wordsOf(island, language)]);
  expect([...english.keys()].filter((place) => !own.has(place))).toEqual([]);
});

test.each(cases)(
  'the island $island in $language carries no English sentence',
  async ({ island, language }) => {
    const [english, own] = await Promise.all([wordsOf(island, 'en'), wordsOf(island, language)]);
    // Other names of hospitals are the same in every language.
    const sentences = [...english].filter(
      ([place, { text, value }]) =>
        typeof value === 'string' && text.split(' ').length > 4 && !place.startsWith('sameNames'),
    );
    expect(sentences.length).toBeGreaterThan(0);
    expect(
      sentences.filter(([place, { text }]) => own.get(place)?.text === text).map(([place]) => place),
    ).toEqual([]);
  },
);
