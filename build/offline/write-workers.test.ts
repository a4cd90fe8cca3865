import { expect, test } from 'vitest';
import { filesOf, wordFiles } from './write-workers.ts';

const manifest = {
  'app/entry.client.ts': { file: 'assets/entry.js', imports: ['_shared.js'], dynamicImports: ['island'] },
  '_shared.js': { file: 'assets/shared.js', assets: ['assets/font.woff2'], imports: ['app/entry.client.ts'] },
  island: { file: 'assets/island.js', imports: ['_shared.js'] },
};

test('a module brings its file, its fonts and pictures, and those of what it imports', () => {
  expect(filesOf(manifest, ['island'])).toEqual([
    '/assets/island.js',
    '/assets/shared.js',
    '/assets/font.woff2',
    '/assets/entry.js',
  ]);
});

test('what is loaded later is left out unless it is asked for', () => {
  expect(filesOf(manifest, ['app/entry.client.ts'])).not.toContain('/assets/island.js');
});

test('a module that the build does not have ends the build', () => {
  expect(() => filesOf(manifest, ['app/gone.ts'])).toThrow('no module');
});

test('each language has its own words of the islands', () => {
  const words = Object.fromEntries(
    ['en', 'yo'].flatMap((language) =>
      ['plan-tools', 'directory'].map((island) => [
        `content/${language}/islands/${island}.ts`,
        { file: `assets/${island}-${language}.js` },
      ]),
    ),
  );
  expect(wordFiles(words, 'en')).toEqual(['/assets/plan-tools-en.js', '/assets/directory-en.js']);
  expect(wordFiles(words, 'yo')).toEqual(['/assets/plan-tools-yo.js', '/assets/directory-yo.js']);
});
