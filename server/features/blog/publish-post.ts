import type { Database } from '../../database/schema.ts';
import { bumpContentVersion } from '../content-version/content-version-repository.ts';
import { picturesNamed } from '../picture/picture-files.ts';
import { sweepPictures } from '../picture/picture-repository.ts';
import { type BlogValues, deleteBlog, findBlog, saveBlog } from './blog-repository.ts';

export type Published = 'created' | 'updated' | 'refused';

/** `create` refuses an id that is taken, `update` one that is not. Everything is written, or nothing. */
export async function publishPost(
  database: Database,
  draft: BlogValues,
  mode: 'create' | 'update' | 'either' = 'either',
): Promise<Published> {
  return database.transaction().execute(async (transaction) => {
    const known = (await findBlog(transaction, draft.id)) !== undefined;
    if (mode === (known ? 'create' : 'update')) return 'refused';
    await saveBlog(transaction, draft);
    await tellChange(transaction);
    return known ? 'updated' : 'created';
  });
}

/** False when there was none. */
export async function removePost(database: Database, id: string): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    if (!(await deleteBlog(transaction, id))) return false;
    await tellChange(transaction);
    return true;
  });
}

/** Looks which pictures are still in use, and lets every process know that the blog has changed. */
export async function tellChange(transaction: Database): Promise<void> {
  const posts = await transaction.selectFrom('blog').select(['picture_id', 'content']).execute();
  const used = posts.flatMap(({ picture_id, content }) => [picture_id ?? [], picturesNamed(content)].flat());
  const kept = await Promise.all([
    transaction.selectFrom('post_drafts').select('pictures').distinct().execute(),
    transaction.selectFrom('post_versions').select('pictures').distinct().execute(),
  ]);
  await sweepPictures(transaction, [...used, ...kept.flat().flatMap(({ pictures }) => pictures.split(' '))]);
  await bumpContentVersion(transaction);
}
