import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createStyleReader } from './built-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'lashma-styles-'));
afterAll(() => rmSync(folder, { recursive: true }));

mkdirSync(join(folder, '.vite'));
mkdirSync(join(folder, 'assets'));
for (const name of ['global', 'layout', 'home', 'button', 'card', 'other'])
  writeFileSync(join(folder, `assets/${name}.css`), `.${name}{}\n`);
writeFileSync(
  join(folder, '.vite/manifest.json'),
  JSON.stringify({
    'app/entry.server.tsx': {
      file: 'entry.server.js',
      css: ['assets/global.css'],
      imports: ['_layout.js'],
      dynamicImports: ['app/home.page.tsx', 'app/other.page.tsx', 'app/plain.page.tsx'],
    },
    '_layout.js': { file: 'assets/layout.js', css: ['assets/layout.css'], imports: ['_button.js'] },
    '_button.js': { file: 'assets/button.js', css: ['assets/button.css'] },
    '_card.js': { file: 'assets/card.js', css: ['assets/card.css'], imports: ['_button.js', '_card.js'] },
    'app/home.page.tsx': {
      file: 'assets/home.js',
      css: ['assets/home.css'],
      imports: ['app/entry.server.tsx', '_card.js'],
    },
    'app/other.page.tsx': { file: 'assets/other.js', css: ['assets/other.css', 'assets/button.css'] },
    'app/plain.page.tsx': { file: 'assets/plain.js' },
  }),
);

const stylesOf = createStyleReader(folder);

test('a page gets the styles that all share, those of what it imports, then its own, each once', () => {
  expect(stylesOf('app/home.page.tsx')).toBe('.button{}\n.layout{}\n.global{}\n.card{}\n.home{}');
});

test('a page does not get the styles of other pages, nor one sheet twice', () => {
  expect(stylesOf('app/other.page.tsx')).toBe('.button{}\n.layout{}\n.global{}\n.other{}');
  expect(stylesOf('app/plain.page.tsx')).toBe('.button{}\n.layout{}\n.global{}');
});

test('a module that was not built has no page', () => {
  expect(() => stylesOf('../../etc/passwd')).toThrow('the build has no ../../etc/passwd');
});
