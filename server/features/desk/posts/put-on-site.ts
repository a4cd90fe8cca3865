import { lagosDay } from '#domain/text/format-date.ts';
import type { Database, PostDraftTable } from '../../../database/schema.ts';
import { type BlogRow, deleteBlog, findBlog, picturesInUse, saveBlog } from '../../blog/blog-repository.ts';
import { bumpContentVersion } from '../../content-version/content-version-repository.ts';
import { sweepPictures } from '../../picture/picture-repository.ts';
import { type PostValues, valuesOf } from './draft-repository.ts';

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

/** To be called in the transaction that writes draft, version and act; gives the revision that visitors read now. */
export async function putOnSite(transaction: Database, { slug, ...values }: PostValues): Promise<string> {
  if (!slug) throw new Error('a post without an address cannot be published');
  await saveBlog(transaction, { ...values, id: slug });
  await invalidate(transaction);
  const post = await findBlog(transaction, slug);
  if (!post) throw new Error(`the post ${slug} was not kept`);
  return post.revision;
}

export async function takeOffSite(transaction: Database, slug: string): Promise<void> {
  await deleteBlog(transaction, slug);
  await invalidate(transaction);
}

/** Every process drops its pages of the blog, and pictures that nothing shows any more begin to expire. */
async function invalidate(transaction: Database): Promise<void> {
  await sweepPictures(transaction, await picturesInUse(transaction));
  await bumpContentVersion(transaction);
}
