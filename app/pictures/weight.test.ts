import { globSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { budgetOf, KILOBYTE } from '#tests/budgets.ts';

// As they travel: SVG is packed by the build, PNG is not.
test.each([
  ['scenes/*.svg', 14 * 1024],
  ['partners/*.svg', 600],
  ['patterns/*.png', 3000],
  ['*.svg', 2000],
])('each of %s weighs at most %i bytes', (pattern, limit) => {
  const files = globSync(pattern, { cwd: import.meta.dirname });
  const heavy = files.filter((file) => {
    const bytes = readFileSync(new URL(file, import.meta.url));
    return (file.endsWith('.svg') ? brotliCompressSync(bytes) : bytes).length > limit;
  });
  expect(files).not.toEqual([]);
  expect(heavy).toEqual([]);
});

// A page fetches the display face or, in Yorùbá, the one that app/styles/fonts.test.ts weighs.
test('the display face is within the budget for fonts', () => {
  const fonts = globSync('../styles/**/bricolage*.woff2', { cwd: import.meta.dirname });
  const bytes = fonts.map((font) => readFileSync(new URL(font, import.meta.url)).length);
  expect(fonts).not.toEqual([]);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budgetOf('/').font * KILOBYTE);
});
