import { expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '#tests/support/files.ts';
import { stubBuiltSite } from '#tests/support/stub-built-site.ts';
import { createStyleReader } from './built-site.ts';
import { createShareCardReader } from './renderer.ts';

test('a page gets the styles that all share, those of what it imports, then its own, each once', () => {
  const folder = temporaryFolder();
  for (const name of ['global', 'layout', 'home', 'button', 'card', 'other'])
    writeFiles(folder, { [`assets/${name}.css`]: `.${name}{}\n` });
  const chunk = (css: string[], imports: string[] = []) => ({
    file: '',
    css: css.map((name) => `assets/${name}.css`),
    imports,
  });
  const manifest = {
    'app/entry.server.tsx': chunk(['global'], ['_layout.js']),
    '_layout.js': chunk(['layout'], ['_button.js']),
    '_button.js': chunk(['button']),
    '_card.js': chunk(['card'], ['_button.js', '_card.js']),
    'app/home.page.tsx': chunk(['home'], ['app/entry.server.tsx', '_card.js']),
    'app/other.page.tsx': chunk(['other', 'button']),
    'app/plain.page.tsx': { file: '' },
  };
  writeFiles(folder, { '.vite/manifest.json': JSON.stringify(manifest) });

  const stylesOf = createStyleReader(folder);
  expect(stylesOf('app/home.page.tsx')).toBe('.button{}\n.layout{}\n.global{}\n.card{}\n.home{}');
  expect(stylesOf('app/other.page.tsx')).toBe('.button{}\n.layout{}\n.global{}\n.other{}');
  expect(stylesOf('app/plain.page.tsx')).toBe('.button{}\n.layout{}\n.global{}');
  expect(() => stylesOf('../../etc/passwd')).toThrow('the build has no ../../etc/passwd');
});

test('a page has its own card, and without one that of the page above it', () => {
  const shareCard = createShareCardReader(stubBuiltSite().clientDir);
  expect(shareCard('/plan')).toEqual({ src: '/assets/card-plan-1a2b.png', alt: 'plan' });
  expect(shareCard('/plan/old')).toEqual(shareCard('/plan'));
  expect(shareCard('/stat')).toEqual({ src: '/assets/card-1a2b.png', alt: 'home' });
});
