import { postHref } from '#facts/blog.ts';
import type { Database, Tables } from '../../database/schema.ts';

export type PostMove = Tables['post_moves'];

/** Where the visitors of an address go: null for a post that is gone. */
export type MoveTarget = string | null;

/** Longer than any that staff will make: whoever is sent on is sent once, however often posts were moved. */
const MOST_STEPS = 20;
const POST_PATH = new RegExp(`^${postHref('')}([^/]+)$`);

/** Undefined for an address that never had a post. */
export async function findTarget(database: Database, slug: string): Promise<MoveTarget | undefined> {
  const move = await findMove(database, slug);
  if (!move) return undefined;
  const isPublic = async (id: string) =>
    (await database.selectFrom('blog').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
  return followMoves(move.target, isPublic, (id) => findMove(database, id));
}

/**
 * What a stored target leads to by now. Stored ones stay as they are when their own target is moved or removed, so that
 * one which comes back gets its visitors again; a circle cannot be stored, since a target is public when it is chosen.
 */
export async function followMoves(
  stored: MoveTarget,
  isPublic: (slug: string) => boolean | Promise<boolean>,
  moveOf: (slug: string) => PostMove | undefined | Promise<PostMove | undefined>,
): Promise<MoveTarget> {
  let target = stored;
  for (let step = 0; step < MOST_STEPS; step++) {
    const slug = target === null ? undefined : POST_PATH.exec(target)?.[1];
    if (slug === undefined || (await isPublic(slug))) return target;
    target = (await moveOf(slug))?.target ?? null;
  }
  return null;
}

export function findMove(database: Database, slug: string): Promise<PostMove | undefined> {
  return database.selectFrom('post_moves').selectAll().where('slug', '=', slug).executeTakeFirst();
}

export async function saveMove(
  transaction: Database,
  slug: string,
  target: MoveTarget,
  changed_by: string,
): Promise<void> {
  const move = { target, changed_by, changed_at: new Date().toISOString() };
  await transaction
    .insertInto('post_moves')
    .values({ slug, ...move })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(move))
    .execute();
}

/** For an address at which there is a post again. */
export async function deleteMove(transaction: Database, slug: string): Promise<void> {
  await transaction.deleteFrom('post_moves').where('slug', '=', slug).execute();
}
