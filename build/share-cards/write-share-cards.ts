import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { postFrontMatterSchema } from '#content/schema/pages.ts';
import type { ShareCard } from '#content/schema/site.ts';
import { postScenes } from '#facts/blog.ts';
import { palette } from '#server/documents/sheet.ts';
import { pages } from '#words/pages.ts';
import { brand } from '#words/site.ts';
import { webManifest } from '#words/site-files.ts';
import { describeShareCard, drawShareCard } from './draw-share-card.ts';

const POSTS = join(import.meta.dirname, '../../content/posts');
const FRONT_MATTER = /^\{.*?\n\}/s;
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
  const list = Object.fromEntries(cards.flatMap(({ paths, ...card }) => paths.map((path) => [path, card])));
  await writeFile(join(clientDir, '.vite/share-cards.json'), JSON.stringify(list));
  return cards.map(({ src }) => join(clientDir, src));
}

/** The cards of the posts in content/posts; posts added by editors use the blog's card. */
function postCards(): { path: string; card: ShareCard }[] {
  return globSync('*.md', { cwd: POSTS })
    .sort()
    .map((file) => {
      const [head = ''] = readFileSync(join(POSTS, file), 'utf8').match(FRONT_MATTER) ?? [];
      const { title, slug } = postFrontMatterSchema.parse(JSON.parse(head));
      const scene = pages.find((page) => page.path === (postScenes[slug] ?? '/blog'))?.card;
      if (!scene) throw new Error(`there is no scene for the post ${slug}`);
      return { path: `/blog/${slug}`, card: { ...scene, title, note: `From the ${brand.name} blog` } };
    });
}

const EMBLEM = join(import.meta.dirname, '../../app/pictures/logo-light.svg');
/** Phones may crop everything outside the middle 80 %. */
const EMBLEM_SHARE = 0.56;

/** The emblem on a full-bleed background, so that each phone can crop its own shape. */
export async function writeMaskableIcon(clientDir: string): Promise<void> {
  for (const { src, size } of webManifest.icons.filter(({ purpose }) => purpose === 'maskable')) {
    const emblem = await sharp(EMBLEM, { density: 1200 })
      .resize({ width: Math.round(size * EMBLEM_SHARE) })
      .toBuffer();
    const icon = await sharp({ create: { width: size, height: size, channels: 3, background: palette.ink } })
      .composite([{ input: emblem }])
      .png({ palette: true, effort: 10 })
      .toBuffer();
    await writeFile(join(clientDir, src), icon);
  }
}
