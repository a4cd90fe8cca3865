import type { Person } from '#app/desk/person.ts';
import type { PostFields } from '#app/desk/posts/post-service.ts';
import type { auditPostParts } from '#content/desk/audit.ts';
import { ROWS_PER_PAGE } from '#domain/text/paginate.ts';
import type { Database, PostDraftTable, PostVersionTable } from '../../../database/schema.ts';
import type { BlogRow } from '../../blog/blog-repository.ts';
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

/** As the fields of a form. */
export function toFields({ slug, picture_id, cover, image_alt, ...text }: PostValues): PostFields {
  const { title, date, content } = text;
  return {
    title,
    slug: slug ?? '',
    date,
    content,
    picture: picture_id ?? '',
    cover: cover ?? '',
    imageAlt: image_alt,
  };
}

export function isSame(one: PostValues, other: PostValues): boolean {
  return changedParts(one, other).length === 0;
}

/** The names of those values that differ. */
export function changedParts(one: PostValues, other: PostValues): (keyof typeof auditPostParts)[] {
  return VALUES.filter((name) => one[name] !== other[name]);
}

type NewVersion = Omit<PostVersionTable, 'pictures'>;

interface DraftChange {
  id: string;
  /** As it is stored; undefined when this is its first text. */
  draft: PostDraftTable | undefined;
  values: PostValues;
  /** Makes the text a version of its own; undefined when the draft has this text already. */
  step: 'save' | 'publish' | 'restore' | undefined;
  /** The public post, where its text was not written here: it becomes a version too, so that no text is lost. */
  outside?: BlogRow | undefined;
  published_revision: string | null;
  publish_at: string | null;
  person: Person;
  now: Date;
}

/** Writes a draft and its new versions, and gives the number of the latest. */
export async function writeDraft(transaction: Database, change: DraftChange): Promise<number> {
  const { id, draft, values, step, outside, published_revision, publish_at, person } = change;
  const at = change.now.toISOString();
  const made = { post_id: id, made_at: at, made_by: person.name };
  let version = draft?.version ?? 0;
  const versions: NewVersion[] = [];
  if (outside)
    versions.push({
      ...valuesOf({ ...outside, slug: outside.id }),
      ...made,
      number: ++version,
      step: 'outside',
      made_at: outside.updated_at,
      made_by: '',
    });
  if (step) versions.push({ ...values, ...made, number: ++version, step });
  const next = {
    ...values,
    pictures: picturesOf(values),
    version,
    published_revision,
    publish_at,
    updated_at: at,
    updated_by: person.name,
  };
  if (draft) await transaction.updateTable('post_drafts').set(next).where('id', '=', id).execute();
  else
    await transaction
      .insertInto('post_drafts')
      .values({ ...next, id })
      .execute();
  for (const each of versions)
    await transaction
      .insertInto('post_versions')
      .values({ ...each, pictures: picturesOf(each) })
      .execute();
  return version;
}

/** Of the text that visitors read; null when they read none. */
export async function setPublishedRevision(
  transaction: Database,
  id: string,
  published_revision: string | null,
): Promise<void> {
  await transaction.updateTable('post_drafts').set({ published_revision }).where('id', '=', id).execute();
}

/** With all of its versions. */
export async function deleteDraft(database: Database, id: string): Promise<void> {
  await database.deleteFrom('post_versions').where('post_id', '=', id).execute();
  await database.deleteFrom('post_drafts').where('id', '=', id).execute();
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
