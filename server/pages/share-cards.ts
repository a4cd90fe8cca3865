import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShareCardFile, Site } from '#app/site.ts';

/** Knows the card that the build has drawn for a page. One without its own gets that of the page above it. */
export function createShareCardReader(clientDir: string): Site['shareCard'] {
  const cards = new Map<string, ShareCardFile>(
    Object.entries(JSON.parse(readFileSync(join(clientDir, '.vite/share-cards.json'), 'utf8'))),
  );
  const homeCard = cards.get('/');
  if (!homeCard) throw new Error('the build has drawn no card for the home page');
  return (path) => cards.get(path) ?? cards.get(path.slice(0, path.lastIndexOf('/'))) ?? homeCard;
}
