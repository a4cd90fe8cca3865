import type { Database } from '../../database/schema.ts';
import { bumpContentVersion } from '../content-version/content-version-repository.ts';
import type { MadePicture } from '../picture/make-picture.ts';
import { picturesNamed } from '../picture/picture-files.ts';
import { savePicture, sweepPictures } from '../picture/picture-repository.ts';
import { type BlogValues, deleteBlog, findBlog, saveBlog } from './blog-repository.ts';

export interface PostDraft extends BlogValues {
  /** Pictures that this post brings along; others that it shows are stored already. */
  pictures: MadePicture[];
}

export type Published = 'created' | 'updated' | 'refused';

/** `create` refuses an id that is taken, `update` one that is not. Everything is written, or nothing. */
export async function publishPost(
  database: Database,
  draft: PostDraft,
  mode: 'create' | 'update' | 'either' = 'either',
): Promise<Published> {
  return database.transaction().execute(async (transaction) => {
    const known = (await findBlog(transaction, draft.id)) !== undefined;
    if (mode === (known ? 'create' : 'update')) return 'refused';
    await savePost(transaction, draft);
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

/** For use inside a transaction that also tells of the change. */
export async function savePost(transaction: Database, { pictures, ...values }: PostDraft): Promise<void> {
  for (const picture of pictures) await savePicture(transaction, picture);
  await saveBlog(transaction, values);
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
