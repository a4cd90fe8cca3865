import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pages } from '#words/pages.ts';
import { CARD } from './card-words.ts';
import { drawShareCard } from './draw-share-card.ts';
import { MOST_CARD_BYTES } from './write-share-cards.ts';

/** Where the build has written them: to draw them all takes many seconds. */
const folder = join(import.meta.dirname, '../../dist/current/client');
const list: Record<string, { src: string; alt: string }> = JSON.parse(
  readFileSync(join(folder, '.vite/share-cards.json'), 'utf8'),
);

test.each(pages)(
  'the card of $path has the size that other sites ask for, is light, and is described',
  async ({ path, alsoAt, card }) => {
    const file = readFileSync(join(folder, list[path]?.src ?? ''));
    expect(await sharp(file).metadata()).toMatchObject({ ...CARD, format: 'png' });
    expect(file.length).toBeLessThan(MOST_CARD_BYTES);
    for (const address of [path, alsoAt ?? path])
      for (const words of [card.title, card.alt]) expect(list[address]?.alt).toContain(words);
  },
);

test('no two pages share a card', () => {
  expect(new Set(pages.map(({ path }) => list[path]?.src)).size).toBe(pages.length);
});

test('a title that does not fit, or has a letter that the font lacks, ends the build', async () => {
  const [home] = pages;
  if (!home) throw new Error('there is no page');
  const withTitle = (title: string) => drawShareCard({ ...home.card, title });
  await expect(withTitle('Health insurance '.repeat(12))).rejects.toThrow('too long');
  await expect(withTitle('健康')).rejects.toThrow('lacks a letter');
});
