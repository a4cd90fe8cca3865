import { PostgresAdapter, sql } from 'kysely';
import type { Person } from '#app/desk/person.ts';
import type { Database } from '../../database/schema.ts';
import { bumpContentVersion } from '../content-version/content-version-repository.ts';
import { recordAct } from '../desk/audit-repository.ts';
import { picturesNamed } from '../picture/picture-files.ts';
import { sweepPictures } from '../picture/picture-repository.ts';
import { type BlogValues, deleteBlog, findBlog, saveBlog } from './blog-repository.ts';

export type Published = 'created' | 'updated' | 'refused';

/**
 * For whatever writes posts or drafts: everything is written, or nothing, and one after the other, in whichever process.
 * Else a draft that is read before and a post that is read after the step of somebody else would not agree. On SQLite
 * every transaction has the file to itself.
 */
export function inPostTransaction<Outcome>(
  database: Database,
  write: (transaction: Database) => Promise<Outcome>,
): Promise<Outcome> {
  return database.transaction().execute(async (transaction) => {
    if (transaction.getExecutor().adapter instanceof PostgresAdapter)
      await sql`lock table blog, post_drafts in share row exclusive mode`.execute(transaction);
    return write(transaction);
  });
}

/** `create` refuses an id that is taken, `update` one that is not. */
export async function publishPost(
  database: Database,
  person: Person,
  draft: BlogValues,
  mode: 'create' | 'update' | 'either' = 'either',
): Promise<Published> {
  return inPostTransaction(database, async (transaction) => {
    const known = await findBlog(transaction, draft.id);
    if (mode === (known ? 'create' : 'update')) return 'refused';
    await saveBlog(transaction, draft);
    await tellChange(transaction);
    await recordAct(transaction, person, {
      action: 'post.publish',
      subject: draft.id,
      before: known && { title: known.title },
      after: { title: draft.title },
    });
    return known ? 'updated' : 'created';
  });
}

/** False when there was none. */
export async function removePost(database: Database, person: Person, id: string): Promise<boolean> {
  return inPostTransaction(database, async (transaction) => {
    const known = await findBlog(transaction, id);
    if (!known) return false;
    await deleteBlog(transaction, id);
    await tellChange(transaction);
    await recordAct(transaction, person, {
      action: 'post.unpublish',
      subject: id,
      before: { title: known.title },
    });
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
