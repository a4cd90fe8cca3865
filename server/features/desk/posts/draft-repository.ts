import type { auditPostParts } from '#content/desk/audit.ts';
import { ROWS_PER_PAGE } from '#domain/text/paginate.ts';
import type { Database, PostDraftTable, PostVersionTable } from '../../../database/schema.ts';
import { picturesNamed } from '../../picture/picture-files.ts';

/** What a post says. */
export type PostValues = Pick<
  PostDraftTable,
  'slug' | 'title' | 'content' | 'date' | 'picture_id' | 'cover' | 'image_alt'
>;

const VALUES = ['slug', 'title', 'content', 'date', 'picture_id', 'cover', 'image_alt'] as const;

export async function findDraft(database: Database, id: string): Promise<PostDraftTable | undefined> {
  return database.selectFrom('post_drafts').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function findDraftOf(database: Database, slug: string): Promise<PostDraftTable | undefined> {
  return database.selectFrom('post_drafts').selectAll().where('slug', '=', slug).executeTakeFirst();
}

export function valuesOf(row: PostValues): PostValues {
  return Object.fromEntries(VALUES.map((name) => [name, row[name]])) as unknown as PostValues;
}

export function isSame(one: PostValues, other: PostValues): boolean {
  return changedParts(one, other).length === 0;
}

/** The names of those values that differ. */
export function changedParts(one: PostValues, other: PostValues): (keyof typeof auditPostParts)[] {
  return VALUES.filter((name) => one[name] !== other[name]);
}

export async function insertDraft(
  database: Database,
  draft: Omit<PostDraftTable, 'pictures'>,
): Promise<void> {
  await database
    .insertInto('post_drafts')
    .values({ ...draft, pictures: picturesOf(draft) })
    .execute();
}

export async function updateDraft(
  database: Database,
  id: string,
  change: Omit<PostDraftTable, 'id' | 'pictures'>,
): Promise<void> {
  await database
    .updateTable('post_drafts')
    .set({ ...change, pictures: picturesOf(change) })
    .where('id', '=', id)
    .execute();
}

/** With all of its versions. */
export async function deleteDraft(database: Database, id: string): Promise<void> {
  await database.deleteFrom('post_versions').where('post_id', '=', id).execute();
  await database.deleteFrom('post_drafts').where('id', '=', id).execute();
}

export async function insertVersion(
  database: Database,
  version: PostValues & Omit<PostVersionTable, 'pictures'>,
): Promise<void> {
  await database
    .insertInto('post_versions')
    .values({ ...version, pictures: picturesOf(version) })
    .execute();
}

/** Newest first. */
export async function listVersions(database: Database, postId: string, page: number) {
  const ofPost = database.selectFrom('post_versions').where('post_id', '=', postId);
  const { total } = await ofPost.select((row) => row.fn.countAll().as('total')).executeTakeFirstOrThrow();
  const versions = await ofPost
    .select(['number', 'step', 'made_at as at', 'made_by as by'])
    .orderBy('number', 'desc')
    .limit(ROWS_PER_PAGE)
    .offset((page - 1) * ROWS_PER_PAGE)
    .execute();
  return { versions, total: Number(total) };
}

export async function findVersion(
  database: Database,
  postId: string,
  number: number,
): Promise<PostVersionTable | undefined> {
  return database
    .selectFrom('post_versions')
    .selectAll()
    .where('post_id', '=', postId)
    .where('number', '=', number)
    .executeTakeFirst();
}

function picturesOf({ picture_id, content }: Pick<PostValues, 'picture_id' | 'content'>): string {
  return [...new Set([...(picture_id ? [picture_id] : []), ...picturesNamed(content)])].join(' ');
}
