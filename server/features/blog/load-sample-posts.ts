import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { postFrontMatterSchema } from '#content/schema/pages.ts';
import type { Database } from '../../database/schema.ts';
import { PROJECT_ROOT } from '../../project-root.ts';
import { bumpContentVersion } from '../content-version/content-version-repository.ts';
import { coverAt } from './blog-image.ts';
import { type BlogValues, saveBlog } from './blog-repository.ts';

const FOLDER = join(PROJECT_ROOT, 'content/posts');
const SAMPLES = 'samples';
/** What is known of a post, as JSON, and its text. */
const FRONT_MATTER = /^(\{.*?\n\})\n(.*)$/s;

/** Gives a site that has never had a post something to read, once: a sample that was removed does not come back. */
export async function loadSamplePosts(database: Database): Promise<void> {
  if (await database.selectFrom('blog_samples').select('id').executeTakeFirst()) return;
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.md')).sort();
  const posts = await Promise.all(names.map((name) => readSample(join(FOLDER, name))));
  await database.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('blog_samples')
      .values({ id: SAMPLES, loaded_at: new Date().toISOString() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    const known = await transaction.selectFrom('blog').select('id').limit(1).executeTakeFirst();
    if (!numInsertedOrUpdatedRows || known) return;
    for (const post of posts) await saveBlog(transaction, post);
    await bumpContentVersion(transaction);
  });
}

async function readSample(path: string): Promise<BlogValues> {
  const [, head = '', content = ''] = FRONT_MATTER.exec(await readFile(path, 'utf8')) ?? [];
  const {
    slug,
    title,
    date,
    topic,
    image = '',
    imageAlt = '',
  } = postFrontMatterSchema.parse(JSON.parse(head));
  return {
    id: slug,
    title,
    date,
    topic,
    language: 'en',
    content: content.trim(),
    image_alt: imageAlt,
    picture_id: null,
    cover: coverAt(image) ?? null,
  };
}
