import { createHash } from 'node:crypto';
import type { BlogImage } from '#app/site.ts';
import { COVER_ALT, COVER_HEIGHT, COVER_NAMES, COVER_WIDTH } from '#facts/blog.ts';
import { defaultFile, sourceSet } from '../picture/picture-files.ts';
import type { BlogRow } from './blog-repository.ts';

type Shown = Pick<BlogRow, 'id' | 'cover' | 'image_alt' | 'picture'>;

/** The post's own picture, else the cover chosen for it, else one that its id decides: always the same one. */
export function imageOf({ id, cover, image_alt, picture }: Shown): BlogImage {
  if (!picture) {
    const size = { width: COVER_WIDTH, height: COVER_HEIGHT };
    return { src: coverPath(cover ?? coverFor(id)), srcSet: undefined, ...size, alt: image_alt || COVER_ALT };
  }
  const srcSet = { avif: sourceSet(picture, 'avif'), webp: sourceSet(picture, 'webp') };
  const { width, height } = picture;
  return { src: defaultFile(picture), srcSet, width, height, alt: image_alt };
}

function coverPath(name: string): string {
  return `/covers/${name}.svg`;
}

export function coverAt(path: string): string | undefined {
  return COVER_NAMES.find((name) => coverPath(name) === path);
}

function coverFor(id: string): string {
  const number = createHash('sha256').update(id).digest().readUInt32BE();
  return COVER_NAMES[number % COVER_NAMES.length] ?? COVER_NAMES[0];
}
