import type { PostFields } from '#app/desk/posts/post-service.ts';
import type { auditPostParts } from '#content/desk/audit.ts';
import type { Person } from '#domain/desk/roles.ts';
import { lagosDay } from '#domain/text/format-date.ts';
import { ROWS_PER_PAGE } from '#domain/text/paginate.ts';
import { postHref } from '#facts/blog.ts';
import type { Database, PostDraftTable, PostVersionTable } from '../../../database/schema.ts';
import {
  type BlogRow,
  deleteBlog,
  findBlog,
  picturesInUse,
  renameBlog,
  saveBlog,
} from '../../blog/blog-repository.ts';
import { deleteMove, type MoveTarget, saveMove } from '../../blog/post-moves.ts';
import { bumpContentVersion } from '../../content-version/content-version-repository.ts';
import { picturesNamed } from '../../picture/picture-files.ts';
import { sweepPictures } from '../../picture/picture-repository.ts';
import { dropWaiting } from '../approvals/waiting-changes.ts';

const VALUES = [
  'slug',
  'title',
  'content',
  'date',
  'topic',
  'language',
  'picture_id',
  'cover',
  'image_alt',
] as const;

/** What a post says. */
export type PostValues = Pick<PostDraftTable, (typeof VALUES)[number]>;

export async function findDraft(database: Database, id: string): Promise<PostDraftTable | undefined> {
  return database.selectFrom('post_drafts').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function findDraftOf(database: Database, slug: string): Promise<PostDraftTable | undefined> {
  return database.selectFrom('post_drafts').selectAll().where('slug', '=', slug).executeTakeFirst();
}

export function valuesOf(row: PostValues): PostValues {
  return Object.fromEntries(VALUES.map((name) => [name, row[name]])) as unknown as PostValues;
}

export function publicValues({ id, ...post }: BlogRow): PostValues {
  return valuesOf({ ...post, slug: id });
}

/** The values as they are published; a post that names no day, or one to come, carries today's. */
export function datedValues(values: PostValues, now: Date): PostValues {
  const today = lagosDay(now);
  return { ...values, date: values.date && values.date < today ? values.date : today };
}

/** As the fields of a form. */
export function toFields({
  slug,
  topic,
  picture_id,
  cover,
  image_alt: imageAlt,
  ...text
}: PostValues): PostFields {
  const { title, date, content, language } = text;
  const chosen = { slug: slug ?? '', topic: topic ?? '', picture: picture_id ?? '', cover: cover ?? '' };
  return { title, date, content, language, imageAlt, ...chosen };
}

export function isSame(one: PostValues, other: PostValues): boolean {
  return changedParts(one, other).length === 0;
}

/** The names of those values that differ. */
export function changedParts(
  one: PostValues,
  other: PostValues,
): (keyof PostValues & keyof typeof auditPostParts)[] {
  return VALUES.filter((name) => one[name] !== other[name]);
}

interface DraftChange {
  id: string;
  /** As it is stored; undefined when this is its first text. */
  draft: PostDraftTable | undefined;
  /** What visitors read of it. */
  post: BlogRow | undefined;
  values: PostValues;
  /** Makes the text a version of its own; undefined when the draft has this text already. */
  step: 'save' | 'publish' | 'restore' | undefined;
  publish_at: string | null;
  /** Whether this text is what is published then; else an earlier one stays scheduled. */
  isScheduled?: boolean;
  person: Person;
  /** All whose words they are, if not only the person's. */
  authors?: readonly string[] | undefined;
  now?: Date;
}

/** Writes a draft and its new versions, and gives the number of the latest. */
export async function writeDraft(transaction: Database, change: DraftChange): Promise<number> {
  const {
    id,
    draft,
    post,
    values,
    step,
    publish_at,
    isScheduled,
    person,
    authors,
    now = new Date(),
  } = change;
  const at = now.toISOString();
  let version = draft?.version ?? 0;
  const versions: Omit<PostVersionTable, 'post_id' | 'pictures'>[] = [];
  // A public text that was not written here becomes a version too, so that none is lost.
  if (post && post.revision !== draft?.published_revision)
    versions.push({
      ...publicValues(post),
      number: ++version,
      step: 'outside',
      made_at: post.updated_at,
      made_by: '',
      authors: null,
    });
  const made = { made_at: at, made_by: person.name, authors: authors?.join('\n') ?? null };
  if (step) versions.push({ ...values, number: ++version, step, ...made });
  const scheduled = isScheduled || !draft ? version : (draft.scheduled_version ?? draft.version);
  const next = {
    ...values,
    pictures: picturesOf(values),
    version,
    published_revision: post?.revision ?? null,
    publish_at,
    scheduled_version: publish_at === null ? null : scheduled,
    updated_at: at,
    updated_by: person.name,
  };
  await transaction
    .insertInto('post_drafts')
    .values({ ...next, id })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(next))
    .execute();
  for (const each of versions)
    await transaction
      .insertInto('post_versions')
      .values({ ...each, post_id: id, pictures: picturesOf(each) })
      .execute();
  if (step) await dropWaiting(transaction, { kind: 'post', subject: id });
  return version;
}

/** The public post that a draft is the working copy of. */
export async function findPublicPost(database: Database, { slug, published_revision }: PostDraftTable) {
  return slug && published_revision ? findBlog(database, slug) : undefined;
}

/** To be called once the draft and its versions are written: pictures that none of them shows begin to expire. */
export async function publish(
  transaction: Database,
  draftId: string,
  { slug, ...values }: PostValues,
  { name }: Person,
) {
  if (!slug) throw new Error('a post without an address cannot be published');
  await saveBlog(transaction, { ...values, id: slug });
  await deleteMove(transaction, slug);
  for (const earlier of await goneAddresses(transaction, draftId))
    await saveMove(transaction, earlier, postHref(slug), name);
  const post = await findBlog(transaction, slug);
  await setPublishedRevision(transaction, draftId, post?.revision ?? null);
  await noteChange(transaction);
}

/** Addresses that a post had before it was taken off the site, and at which there is nothing since. */
async function goneAddresses(transaction: Database, draftId: string): Promise<string[]> {
  const gone = await transaction
    .selectFrom('post_moves')
    .innerJoin('post_versions', 'post_versions.slug', 'post_moves.slug')
    .select('post_moves.slug')
    .distinct()
    .where('post_versions.post_id', '=', draftId)
    .where('post_versions.step', 'in', ['publish', 'outside'])
    .where('post_moves.target', 'is', null)
    .execute();
  return gone.map(({ slug }) => slug);
}

/** To be called once the draft is written, which keeps the text; `slug` is undefined when visitors read none. */
export async function unpublish(
  transaction: Database,
  draftId: string,
  slug: string | undefined,
  { target, by }: { target: MoveTarget; by: Person },
) {
  await setPublishedRevision(transaction, draftId, null);
  if (slug === undefined) return;
  await deleteBlog(transaction, slug);
  await saveMove(transaction, slug, target, by.name);
  await noteChange(transaction);
}

/** To be called once the draft is written, with its new address. Visitors of the old one are sent there. */
export async function rename(transaction: Database, draftId: string, from: string, to: string, by: Person) {
  await renameBlog(transaction, from, to);
  await deleteMove(transaction, to);
  await saveMove(transaction, from, postHref(to), by.name);
  const post = await findBlog(transaction, to);
  await setPublishedRevision(transaction, draftId, post?.revision ?? null);
  await noteChange(transaction);
}

async function noteChange(transaction: Database): Promise<void> {
  await sweepPictures(transaction, await picturesInUse(transaction));
  await bumpContentVersion(transaction);
}

/** Of the text that visitors read; null when they read none. */
async function setPublishedRevision(transaction: Database, id: string, published_revision: string | null) {
  await transaction.updateTable('post_drafts').set({ published_revision }).where('id', '=', id).execute();
}

/**
 * The names of all who have written the draft, or the version with this number, since the post was published or approved
 * for its time before.
 */
export async function findAuthors(database: Database, id: string, number?: number): Promise<string[]> {
  const draft = await findDraft(database, id);
  const end = number ?? (draft?.version ?? 0) + 1;
  const versions = database.selectFrom('post_versions').where('post_id', '=', id).where('number', '<=', end);
  const { last } = await versions
    .select(({ fn }) => fn.max('number').as('last'))
    .where('step', '=', 'publish')
    .where('number', '<', end)
    .executeTakeFirstOrThrow();
  const scheduled = draft?.scheduled_version ?? 0;
  const since = versions.where('number', '>', Math.max(last ?? 0, scheduled < end ? scheduled : 0));
  const rows = await since.select(['made_by', 'authors']).execute();
  return [...new Set(rows.flatMap(({ made_by, authors }) => (authors ?? made_by).split('\n')))];
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

export async function findVersion(database: Database, postId: string, number: number) {
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
