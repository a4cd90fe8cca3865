import { lagosDay } from '#domain/text/format-date.ts';
import type { Database, PostDraftTable } from '../../../database/schema.ts';
import { type BlogRow, deleteBlog, findBlog, picturesInUse, saveBlog } from '../../blog/blog-repository.ts';
import { bumpContentVersion } from '../../content-version/content-version-repository.ts';
import { sweepPictures } from '../../picture/picture-repository.ts';
import { type PostValues, setPublishedRevision, valuesOf } from './draft-repository.ts';

/** The public post that a draft is the working copy of. */
export async function findPublicPost(
  database: Database,
  draft: Pick<PostDraftTable, 'slug' | 'published_revision'>,
): Promise<BlogRow | undefined> {
  return draft.slug && draft.published_revision ? findBlog(database, draft.slug) : undefined;
}

export function publicValues({ id, ...post }: BlogRow): PostValues {
  return valuesOf({ ...post, slug: id });
}

/** The values as they are published; a post that names no day, or one to come, carries today's. */
export function datedValues(values: PostValues, now: Date): PostValues {
  const today = lagosDay(now);
  return { ...values, date: values.date && values.date < today ? values.date : today };
}

/** To be called once the draft and its versions are written: pictures that none of them shows begin to expire. */
export async function publish(
  transaction: Database,
  draftId: string,
  { slug, ...values }: PostValues,
): Promise<void> {
  if (!slug) throw new Error('a post without an address cannot be published');
  await saveBlog(transaction, { ...values, id: slug });
  const post = await findBlog(transaction, slug);
  if (!post) throw new Error(`the post ${slug} was not kept`);
  await setPublishedRevision(transaction, draftId, post.revision);
  await sweepPictures(transaction, await picturesInUse(transaction));
  await bumpContentVersion(transaction);
}

/** To be called once the draft is written, which keeps the text; `slug` is undefined when visitors read none. */
export async function unpublish(
  transaction: Database,
  draftId: string,
  slug: string | undefined,
): Promise<void> {
  await setPublishedRevision(transaction, draftId, null);
  if (slug === undefined) return;
  await deleteBlog(transaction, slug);
  await sweepPictures(transaction, await picturesInUse(transaction));
  await bumpContentVersion(transaction);
}
