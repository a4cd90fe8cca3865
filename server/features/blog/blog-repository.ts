import { randomUUID } from 'node:crypto';
import { PostgresAdapter, sql } from 'kysely';
import { inTransaction } from '../../database/in-transaction.ts';
import type { BlogTable, Database } from '../../database/schema.ts';
import { MEDIA_PATH, type Picture, picturesNamed } from '../picture/picture-files.ts';

/** A post with the sizes of its picture, if it has one of its own. */
export type BlogRow = BlogTable & { picture: Picture | null };

/** The same without its text. */
export type BlogHeadRow = Omit<BlogRow, 'content'>;

/** What an editor decides; a post has its own picture, or a cover that was chosen, or neither. */
export type BlogValues = Omit<BlogTable, 'created_at' | 'updated_at' | 'revision'>;

/** Whatever writes posts or drafts does so one after the other in all processes, so that draft and post agree. */
export function inPostTransaction<Outcome>(
  database: Database,
  write: (transaction: Database) => Promise<Outcome>,
): Promise<Outcome> {
  return inTransaction(database, async (transaction) => {
    if (transaction.getExecutor().adapter instanceof PostgresAdapter)
      await sql`lock table blog, post_drafts in share row exclusive mode`.execute(transaction);
    return write(transaction);
  });
}

/** The newest. */
export async function listBlogs(database: Database, limit: number): Promise<BlogRow[]> {
  return (await selectBlogs(database).select('content').limit(limit).execute()).map(withPicture);
}

/** All of them without their texts, which are nearly all that there is to read. */
export async function listHeads(database: Database): Promise<BlogHeadRow[]> {
  return (await selectBlogs(database).execute()).map(withPicture);
}

export async function findBlogs(database: Database, ids: string[]): Promise<BlogRow[]> {
  if (ids.length === 0) return [];
  const rows = await selectBlogs(database).select('content').where('blog.id', 'in', ids).execute();
  return rows.map(withPicture);
}

export async function findBlog(database: Database, id: string): Promise<BlogRow | undefined> {
  return (await findBlogs(database, [id]))[0];
}

/** Writes a post, whether or not there is one under its id already. */
export async function saveBlog(database: Database, values: BlogValues): Promise<void> {
  const now = new Date().toISOString();
  const changing = { ...values, updated_at: now, revision: randomUUID() };
  await database
    .insertInto('blog')
    .values({ ...changing, created_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(changing))
    .execute();
}

export async function renameBlog(database: Database, from: string, to: string): Promise<void> {
  const next = { id: to, updated_at: new Date().toISOString(), revision: randomUUID() };
  await database.updateTable('blog').set(next).where('id', '=', from).execute();
}

export async function deleteBlog(database: Database, id: string): Promise<void> {
  await database.deleteFrom('blog').where('id', '=', id).execute();
}

/** The ids of the pictures that posts, drafts and their versions show. */
export async function picturesInUse(database: Database): Promise<string[]> {
  const posts = await database.selectFrom('blog').select(['picture_id', 'content']).execute();
  const drafts = await database.selectFrom('post_drafts').select('pictures').distinct().execute();
  const versions = await database.selectFrom('post_versions').select('pictures').distinct().execute();
  const contentDrafts = await database.selectFrom('content_drafts').select('pictures').execute();
  const content = await database.selectFrom('content_versions').select('pictures').distinct().execute();
  return [
    ...posts.flatMap(({ picture_id, content }) => [picture_id ?? [], picturesNamed(content)].flat()),
    ...[...drafts, ...versions, ...contentDrafts, ...content].flatMap(({ pictures }) => pictures.split(' ')),
  ];
}

/** A public post that shows a picture. */
export type Showing = Pick<BlogTable, 'id' | 'revision'>;

/**
 * Whether visitors may see a picture: something that is published shows it. `known` is a post that did, which is found
 * without a search of all texts. Gives the post, if it is one, for the next time.
 */
export async function findShowing(
  database: Database,
  picture: string,
  known: Showing | undefined,
): Promise<Showing | 'content' | undefined> {
  const posts = database.selectFrom('blog').select(['id', 'revision']);
  const same =
    known &&
    (await posts.where('id', '=', known.id).where('revision', '=', known.revision).executeTakeFirst());
  if (same) return same;
  const content = database.selectFrom('content_versions').select('number').where('withdrawn_at', 'is', null);
  if (await content.where('pictures', 'like', `%${picture}%`).executeTakeFirst()) return 'content';
  return (
    (await posts.where('picture_id', '=', picture).executeTakeFirst()) ??
    (await posts.where('content', 'like', `%${MEDIA_PATH}${picture}-%`).executeTakeFirst())
  );
}

const HEAD = [
  'blog.id',
  'title',
  'date',
  'picture_id',
  'cover',
  'image_alt',
  'created_at',
  'updated_at',
  'revision',
  'topic',
  'language',
] as const satisfies (keyof BlogTable | 'blog.id')[];

function selectBlogs(database: Database) {
  return database
    .selectFrom('blog')
    .leftJoin('picture', 'picture.id', 'blog.picture_id')
    .select(HEAD)
    .select(['picture.width', 'picture.height', 'picture.widths'])
    .orderBy('date', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('blog.id');
}

type Sizes = { picture_id: string | null } & Record<'width' | 'height', number | null> & {
    widths: string | null;
  };

function withPicture<Row extends Sizes>({ width, height, widths, ...blog }: Row) {
  const { picture_id: id } = blog;
  const known = id !== null && width !== null && height !== null && widths !== null;
  return { ...blog, picture: known ? { id, width, height, widths } : null };
}
