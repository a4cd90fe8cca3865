import { createHash } from 'node:crypto';
import type { BlogImage } from '#app/site.ts';
import { COVER_ALT, COVER_HEIGHT, COVER_NAMES, COVER_WIDTH, readTopic, topicCovers } from '#facts/blog.ts';
import { defaultFile, sourceSet } from '../picture/picture-files.ts';
import type { BlogRow } from './blog-repository.ts';

type Shown = Pick<BlogRow, 'id' | 'topic' | 'cover' | 'image_alt' | 'picture'>;

/** The post's own picture, else the cover chosen for it, else one of its topic's that its id decides: always the same one. */
export function imageOf({ id, topic, cover, image_alt, picture }: Shown): BlogImage {
  if (!picture) {
    const size = { width: COVER_WIDTH, height: COVER_HEIGHT };
    const src = coverPath(cover ?? coverFor(id, topic));
    return { src, srcSet: undefined, ...size, alt: image_alt || COVER_ALT };
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

function coverFor(id: string, name: string | null): string {
  const topic = readTopic(name);
  const covers = topic ? topicCovers[topic] : COVER_NAMES;
  const number = createHash('sha256').update(id).digest().readUInt32BE();
  return covers[number % covers.length] ?? COVER_NAMES[0];
}
