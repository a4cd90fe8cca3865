import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CardLetters } from '#server/features/share-card/card-words.ts';
import { pages } from '#words/pages.ts';
import { placePages } from '#words/place-pages.ts';
import { describeShareCard, drawCardGround, drawShareCard, wordColours } from './draw-share-card.ts';
import { postCards } from './post-cards.ts';
import { letterTable } from './text-paths.ts';

/** WhatsApp drops larger pictures on a slow connection. */
export const MOST_CARD_BYTES = 120_000;

/**
 * Draws the card of every page and post. The file name contains a hash, because Facebook and WhatsApp never fetch a URL
 * twice; the server reads the manifest to map pages to files.
 */
export async function writeShareCards(clientDir: string): Promise<string[]> {
  await mkdir(join(clientDir, 'assets'), { recursive: true });
  await mkdir(join(clientDir, '.vite'), { recursive: true });
  const cards = await Promise.all(
    [...pages, ...postCards()].map(async ({ path, card, ...page }) => {
      const alsoAt = 'alsoAt' in page ? page.alsoAt : undefined;
      const picture = await drawShareCard(card);
      const hash = createHash('sha256').update(picture).digest('hex').slice(0, 8);
      const src = `/assets/card${path === '/' ? '' : path.replaceAll('/', '-')}-${hash}.png`;
      if (picture.length > MOST_CARD_BYTES) throw new Error(`${src} has ${picture.length} bytes`);
      await writeFile(join(clientDir, src), picture);
      return { paths: alsoAt ? [path, alsoAt] : [path], src, alt: describeShareCard(card) };
    }),
  );
  await writeDrawingTools(join(clientDir, '.vite'));
  const list = Object.fromEntries(cards.flatMap(({ paths, ...card }) => paths.map((path) => [path, card])));
  await writeFile(join(clientDir, '.vite/share-cards.json'), JSON.stringify(list));
  return cards.map(({ src }) => join(clientDir, src));
}

/** What the server needs to draw the cards of places: a picture for each kind, and letters. */
async function writeDrawingTools(folder: string): Promise<void> {
  const letters = { display: letterTable('display'), body: letterTable('body') };
  const tools: CardLetters = { faces: letters, colours: wordColours };
  await Promise.all([
    ...Object.entries(placePages.cards).map(async ([kind, card]) =>
      writeFile(join(folder, `card-${kind}.png`), await drawCardGround(card)),
    ),
    writeFile(join(folder, 'card-letters.json'), JSON.stringify(tools)),
  ]);
}
