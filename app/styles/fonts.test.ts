import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { openSync } from 'fontkit';
import { expect, test } from 'vitest';

const here = import.meta.dirname;
const css = readFileSync(join(here, 'fonts.css'), 'utf8');
const faces = [...css.matchAll(/@font-face \{[^}]*"Lashma Display Yoruba"[^}]*\}/g)].map(([face]) => face);
const codes = new Set(
  faces.flatMap((face) =>
    [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(([, first = '', last = first]) => {
      const from = Number.parseInt(first, 16);
      return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, place) => from + place);
    }),
  ),
);

test('every letter and tone mark of the Yorùbá words is in the face of Yorùbá headings', () => {
  const words = globSync('*.ts', { cwd: join(here, '../../content/yo') })
    .map((file) => readFileSync(join(here, '../../content/yo', file), 'utf8'))
    .join('');
  const letters = new Set(words.normalize('NFC').match(/[\p{L}\p{M}₦]/gu));
  expect([...letters].filter((letter) => !codes.has(letter.codePointAt(0) ?? 0))).toEqual([]);
});

test('a Yorùbá page fetches at most 25 KB of fonts', () => {
  const files = faces.map((face) => /url\("([^"]+)"\)/.exec(face)?.[1] ?? '');
  const bytes = files.reduce((sum, file) => sum + statSync(join(here, file)).size, 0);
  expect(files).toHaveLength(2);
  expect(bytes).toBeLessThan(25_000);
});

test.each([
  ['ẹ\u0300', 'è'],
  ['ọ\u0301', 'ó'],
  ['Ẹ\u0301', 'É'],
  ['Ọ\u0300', 'Ò'],
])('the tone of %s stands as high as that of %s', (dotted, plain) => {
  const font = openSync(join(here, 'fonts/onest-yoruba.woff2'));
  const topOf = (text: string) => {
    const { glyphs, positions } = font.layout(text);
    return Math.max(...glyphs.map(({ bbox }, place) => bbox.maxY + (positions[place]?.yOffset ?? 0)));
  };
  expect(Math.abs(topOf(dotted) - topOf(plain))).toBeLessThan(10);
});
