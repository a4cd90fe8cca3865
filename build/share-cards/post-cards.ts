import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { postFrontMatterSchema } from '#content/schema/pages.ts';
import type { ShareCard } from '#content/schema/site.ts';
import { postScenes } from '#facts/blog.ts';
import { pages } from '#words/pages.ts';
import { brand } from '#words/site.ts';

const POSTS = join(import.meta.dirname, '../../content/posts');
const FRONT_MATTER = /^---\n([\s\S]*?)\n---/;

/** The cards of the posts in content/posts; posts added by editors use the blog's card. */
export function postCards(): { path: string; card: ShareCard }[] {
  return globSync('*.md', { cwd: POSTS })
    .sort()
    .map((file) => {
      const [, head = ''] = readFileSync(join(POSTS, file), 'utf8').match(FRONT_MATTER) ?? [];
      const { title, slug } = postFrontMatterSchema.parse(parse(head));
      const scene = pages.find((page) => page.path === (postScenes[slug] ?? '/blog'))?.card;
      if (!scene) throw new Error(`there is no scene for the post ${slug}`);
      return { path: `/blog/${slug}`, card: { ...scene, title, note: `From the ${brand.name} blog` } };
    });
}
