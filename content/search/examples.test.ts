import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { removeMarks } from '#domain/text/fold-text.ts';

/** How many phrases each need has at least; danger to life and what is not ours take more. */
const LEAST = {
  en: { each: 60, emergency: 500, none: 600 },
  pcm: { each: 40, emergency: 350, none: 300 },
  yo: { each: 40, emergency: 350, none: 300 },
};

function readRows(file: string): string[][] {
  const text = readFileSync(join(import.meta.dirname, file), 'utf8');
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => line.split('\t'));
}

const needs = readRows('needs.tsv')
  .slice(1)
  .map(([id = '']) => id);
const examples = Object.keys(LEAST).flatMap((language) =>
  readRows(`examples/${language}.tsv`).map((row) => ({
    language,
    row,
    need: row[0] ?? '',
    phrase: row[1] ?? '',
  })),
);

test('each line of examples and questions is a known need and a phrase, with one tab between them', () => {
  const questions = Object.keys(LEAST).flatMap((language) => readRows(`questions/${language}.tsv`));
  const rows = [...examples.map(({ row }) => row), ...questions];
  const wrong = rows.filter(
    ([need = '', phrase, ...more]) => !needs.includes(need) || !phrase || more.length,
  );
  expect(wrong).toEqual([]);
});

test('no phrase is listed under two needs, in any language', () => {
  const needOf = new Map<string, string>();
  const twice = examples.filter(({ need, phrase }) => {
    const key = removeMarks(phrase.normalize('NFC'))
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    const first = needOf.get(key);
    needOf.set(key, first ?? need);
    return first !== undefined && first !== need;
  });
  expect(twice).toEqual([]);
});

describe.each(Object.entries(LEAST))('in %s', (language, { each, ...more }) => {
  test('every need has enough phrases', () => {
    const count = (need: string) =>
      examples.filter((example) => example.language === language && example.need === need).length;
    const least = (need: string) => (more as Record<string, number>)[need] ?? each;
    expect(needs.filter((need) => count(need) < least(need))).toEqual([]);
  });
});
