import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createStylesheetReader } from './page-styles.ts';

const folder = mkdtempSync(join(tmpdir(), 'lashma-styles-'));
afterAll(() => rmSync(folder, { recursive: true }));

mkdirSync(join(folder, '.vite'));
mkdirSync(join(folder, 'assets'));
for (const name of ['home', 'button', 'section'])
  writeFileSync(join(folder, `assets/${name}.css`), `.${name}{}`);
writeFileSync(
  join(folder, '.vite/manifest.json'),
  JSON.stringify({
    'home.tsx': {
      file: 'assets/home.js',
      css: ['assets/home.css'],
      imports: ['_button.js'],
      dynamicImports: ['section.tsx'],
    },
    '_button.js': { file: 'assets/button.js', css: ['assets/button.css'] },
    'section.tsx': {
      file: 'assets/section.js',
      css: ['assets/section.css'],
      imports: ['_button.js', 'home.tsx'],
    },
    'other.tsx': { file: 'assets/other.js', imports: ['_button.js'] },
  }),
);

const read = createStylesheetReader(folder);

test('a page gets what it imports, then its own styles, then those of its lazy parts, each once', () => {
  expect(read(['/assets/home.js'])).toEqual([
    { href: '/assets/button.css', css: '.button{}' },
    { href: '/assets/home.css', css: '.home{}' },
    { href: '/assets/section.css', css: '.section{}' },
  ]);
});

test('a page does not get the styles of other pages', () => {
  expect(read(['/assets/other.js']).map(({ href }) => href)).toEqual(['/assets/button.css']);
});

test('an unknown module has no styles', () => {
  expect(read(['/assets/../../etc/passwd'])).toEqual([]);
});
