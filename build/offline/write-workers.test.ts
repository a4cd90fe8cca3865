import { expect, test } from 'vitest';
import { filesOf, wordFiles } from './write-workers.ts';

const manifest = {
  'app/entry.client.ts': { file: 'assets/entry.js', imports: ['_shared.js'], dynamicImports: ['island'] },
  '_shared.js': { file: 'assets/shared.js', assets: ['assets/font.woff2'], imports: ['app/entry.client.ts'] },
  island: { file: 'assets/island.js', imports: ['_shared.js'] },
};

test('a module brings its file, its fonts and pictures, and those of what it imports at once', () => {
  const shared = ['/assets/shared.js', '/assets/font.woff2'];
  expect(filesOf(manifest, ['island'])).toEqual(['/assets/island.js', ...shared, '/assets/entry.js']);
  expect(filesOf(manifest, ['app/entry.client.ts'])).toEqual(['/assets/entry.js', ...shared]);
  expect(() => filesOf(manifest, ['app/gone.ts'])).toThrow('no module');
});

test('each language has its own words of the islands', () => {
  const word = (island: string, language: string) => [
    `content/${language}/islands/${island}.ts`,
    { file: `assets/${island}-${language}.js` },
  ];
  const islands = ['plan-tools', 'enrolment', 'directory'];
  const words = Object.fromEntries(['en', 'yo'].flatMap((code) => islands.map((name) => word(name, code))));
  for (const code of ['en', 'yo'])
    expect(wordFiles(words, code)).toEqual(islands.map((name) => `/assets/${name}-${code}.js`));
});
