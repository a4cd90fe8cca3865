import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DrawnCard, ShareCardFile } from '#app/site.ts';
import { LruCache } from '../../lru-cache.ts';
import { loadSharp } from '../picture/make-picture.ts';
import { type CardLetters, cardWords, createFace, drawing } from './card-words.ts';

export const CARDS_PATH = '/cards';
/** About a hundred. */
const KEPT_BYTES = 6 * 1024 * 1024;
const VERSION_CHARACTERS = 8;
/** As in build/share-cards: the drawings are flat. */
const COLOURS = 160;
/** Longer names are cut, rather than drawn too small to be read. */
const TITLE_CHARACTERS = 70;

export type DrawnCards = ReturnType<typeof createDrawnCards>;

/** The cards of pages that are too many to be drawn by the build: its picture for their kind, and their own words. */
export function createDrawnCards(clientDir: string) {
  const kept = new LruCache<Buffer>({ maxBytes: KEPT_BYTES, bytesOf: ({ length }) => length });
  let tools: ReturnType<typeof readTools> | undefined;
  const read = () => {
    tools ??= readTools(clientDir);
    return tools;
  };

  function versionOf({ kind, title, note }: DrawnCard): string {
    const hash = createHash('sha256')
      .update(read().version)
      .update(JSON.stringify([kind, title, note]));
    return hash.digest('hex').slice(0, VERSION_CHARACTERS);
  }

  return {
    /** The address of a page's card; it changes with the words, since messengers never fetch an address twice. */
    fileOf: (path: string, card: DrawnCard): ShareCardFile => ({
      src: `${CARDS_PATH}${path}.png?v=${versionOf(card)}`,
      alt: `${card.title}. ${card.note}. ${card.alt}`,
    }),
    async draw(card: DrawnCard): Promise<Buffer> {
      const version = versionOf(card);
      const known = kept.get(version);
      if (known) return known;
      const { faces, colours, grounds } = read();
      const words = drawing(cardWords({ ...card, title: shorten(card.title) }, faces, colours));
      const sharp = await loadSharp();
      const picture = await sharp(grounds[card.kind])
        .composite([{ input: words }])
        .png({ palette: true, colours: COLOURS, dither: 0 })
        .toBuffer();
      kept.set(version, picture);
      return picture;
    },
  };
}

function shorten(title: string): string {
  if (title.length <= TITLE_CHARACTERS) return title;
  return `${title.slice(0, TITLE_CHARACTERS).replace(/\s+\S*$/, '')} …`;
}

function readTools(clientDir: string) {
  const file = (name: string) => readFileSync(join(clientDir, '.vite', name));
  const letters = file('card-letters.json');
  const grounds = { hospital: file('card-hospital.png'), pharmacy: file('card-pharmacy.png') };
  const { faces, colours } = JSON.parse(letters.toString()) as CardLetters;
  const hash = createHash('sha256').update(letters).update(grounds.hospital).update(grounds.pharmacy);
  return {
    version: hash.digest('hex'),
    faces: { display: createFace(faces.display), body: createFace(faces.body) },
    colours,
    grounds,
  };
}
