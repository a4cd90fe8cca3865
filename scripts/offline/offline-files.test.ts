import { expect, test } from 'vitest';
import { offlineFiles } from './offline-files.ts';

const manifest = {
  'app/root.tsx?route': { file: 'assets/root.js', imports: ['_shared.js'], assets: ['assets/font.woff2'] },
  'app/routes/plan/plan.tsx?route': {
    file: 'assets/plan.js',
    css: ['assets/plan.css'],
    imports: ['_shared.js'],
    dynamicImports: ['list.csv?raw'],
  },
  '_shared.js': { file: 'assets/shared.js', imports: ['app/root.tsx?route'] },
  'list.csv?raw': { file: 'assets/list.js' },
  other: { file: 'assets/other.js' },
};

test('a page keeps its scripts, what they load later, fonts and pictures, but no style sheets', () => {
  expect(offlineFiles(manifest, ['app/root.tsx', 'app/routes/plan/plan.tsx'])).toEqual([
    '/assets/root.js',
    '/assets/font.woff2',
    '/assets/shared.js',
    '/assets/plan.js',
    '/assets/list.js',
  ]);
});

test('a page that the build does not have ends the build', () => {
  expect(() => offlineFiles(manifest, ['app/routes/gone/gone.tsx'])).toThrow('no module');
});
