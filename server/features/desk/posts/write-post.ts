import type { Person } from '#app/desk/person.ts';
import type { OtherText, PostEdit, PostOutcome } from '#app/desk/posts/post-service.ts';
import { postErrors as words } from '#content/desk/posts.ts';
import type { Database, PostDraftTable } from '../../../database/schema.ts';
import { type BlogRow, findBlog, inPostTransaction } from '../../blog/blog-repository.ts';
import type { PictureService } from '../../picture/picture-service.ts';
import { type ActDetails, recordAct } from '../audit-repository.ts';
import {
  changedParts,
  findDraft,
  findDraftOf,
  insertDraft,
  insertVersion,
  isSame,
  type PostValues,
  updateDraft,
  valuesOf,
} from './draft-repository.ts';
import { toFields } from './post-fields.ts';
import { datedValues, findPublicPost, publicValues, putOnSite, takeOffSite } from './put-on-site.ts';
import { readEdit } from './read-edit.ts';

/** Saves what was typed and does what its button asks for: all of it, or nothing. */
export async function writePost(
  database: Database,
  person: Person,
  edit: PostEdit,
  addPicture: PictureService['add'],
): Promise<PostOutcome> {
  const known = await findDraft(database, edit.id);
  const read = await readEdit(database, edit, known?.publish_at ?? null, addPicture);
  if (read.errors.length > 0) return { kind: 'refused', errors: read.errors };
  return inPostTransaction(database, (transaction) => store(transaction, person, edit, read));
}

type Read = Awaited<ReturnType<typeof readEdit>>;

async function store(
  transaction: Database,
  person: Person,
  edit: PostEdit,
  { values: typed, publishAt }: Read,
): Promise<PostOutcome> {
  const { action } = edit;
  const draft = await findDraft(transaction, edit.id);
  const post = draft ? await findPublicPost(transaction, draft) : await findEdited(transaction, edit);
  const now = new Date();
  const slugged = { ...typed, slug: post?.id ?? typed.slug };
  const values = action === 'publish' ? datedValues(slugged, now) : slugged;
  if (draft && isSame(valuesOf(draft), values) && isDone(action, draft, post, publishAt))
    return { kind: 'done' };
  const other = await findOther(transaction, edit, draft, post);
  if (other) return { kind: 'conflict', other };
  if (await isTaken(transaction, values.slug, edit.id, post))
    return { kind: 'refused', errors: [{ field: 'slug', reason: words.slugTaken }] };

  const at = now.toISOString();
  const made = { post_id: edit.id, made_at: at, made_by: person.name };
  const isNew = !draft || !isSame(valuesOf(draft), values) || action === 'publish';
  const isBehind = post !== undefined && post.revision !== draft?.published_revision;
  let version = draft?.version ?? 0;
  const versions: Parameters<typeof insertVersion>[1][] = [];
  if (isBehind)
    versions.push({
      ...publicValues(post),
      ...made,
      number: ++version,
      step: 'outside',
      made_at: post.updated_at,
      made_by: '',
    });
  if (isNew)
    versions.push({ ...values, ...made, number: ++version, step: action === 'publish' ? 'publish' : 'save' });

  const next = {
    ...values,
    version,
    published_revision: post?.revision ?? null,
    publish_at: action === 'schedule' ? publishAt : keepsTime(action) ? (draft?.publish_at ?? null) : null,
    updated_at: at,
    updated_by: person.name,
  };
  if (draft) await updateDraft(transaction, edit.id, next);
  else await insertDraft(transaction, { ...next, id: edit.id });
  for (const each of versions) await insertVersion(transaction, each);
  await publishOrNot(transaction, edit, values, post);
  await recordAct(transaction, person, {
    action: `post.${action}`,
    subject: values.slug ?? edit.id,
    before: draft && summarise(draft),
    after: { ...summarise(next), ...(draft && listChanges(draft, values)) },
  });
  return { kind: 'done' };
}

/** Whether a draft with these words is as the action would leave it, as after a button that was pressed twice. */
function isDone(
  action: PostEdit['action'],
  draft: PostDraftTable,
  post: BlogRow | undefined,
  publishAt: string | null,
): boolean {
  const isBehind = post !== undefined && post.revision !== draft.published_revision;
  if (keepsTime(action)) return !isBehind;
  if (action === 'schedule') return draft.publish_at === publishAt;
  if (draft.publish_at) return false;
  if (action === 'unschedule') return true;
  if (action === 'unpublish') return post === undefined;
  return post !== undefined && !isBehind && isSame(publicValues(post), valuesOf(draft));
}

function keepsTime(action: PostEdit['action']): boolean {
  return action === 'save' || action === 'add-picture';
}

async function publishOrNot(
  transaction: Database,
  { id, action }: PostEdit,
  values: PostValues,
  post: BlogRow | undefined,
): Promise<void> {
  const revision = action === 'publish' ? await putOnSite(transaction, values) : null;
  if (action === 'unpublish' && post) await takeOffSite(transaction, post.id);
  if (action === 'publish' || action === 'unpublish')
    await transaction
      .updateTable('post_drafts')
      .set({ published_revision: revision })
      .where('id', '=', id)
      .execute();
}

/** The public post that a form without a draft was made from. */
function findEdited(transaction: Database, edit: PostEdit): Promise<BlogRow | undefined> {
  return edit.publicRevision ? findBlog(transaction, edit.fields.slug) : Promise.resolve(undefined);
}

/** What was written since the form was made, if anything was. */
async function findOther(
  transaction: Database,
  edit: PostEdit,
  draft: PostDraftTable | undefined,
  post: BlogRow | undefined,
): Promise<OtherText | undefined> {
  if (draft) {
    if (draft.version !== edit.version) return otherDraft(draft, post);
  } else if (edit.version !== 0) return { ...NOTHING, kind: 'deleted', id: edit.id, fields: edit.fields };
  else if (post) {
    const rival = await findDraftOf(transaction, post.id);
    if (rival) return otherDraft(rival, post);
  }
  if (edit.action !== 'publish' || !edit.publicRevision || edit.publicRevision === post?.revision)
    return undefined;
  if (!post) return undefined;
  return {
    kind: 'public',
    id: edit.id,
    fields: toFields(publicValues(post)),
    version: edit.version,
    publicRevision: post.revision,
    by: '',
    at: post.updated_at,
  };
}

const NOTHING = { version: 0, publicRevision: '', by: '', at: '' };

function otherDraft(draft: PostDraftTable, post: BlogRow | undefined): OtherText {
  return {
    kind: 'draft',
    id: draft.id,
    fields: toFields(draft),
    version: draft.version,
    publicRevision: post?.revision ?? '',
    by: draft.updated_by,
    at: draft.updated_at,
  };
}

async function isTaken(
  transaction: Database,
  slug: string | null,
  id: string,
  post: BlogRow | undefined,
): Promise<boolean> {
  if (!slug) return false;
  const rival = await findDraftOf(transaction, slug);
  if (rival && rival.id !== id) return true;
  return post?.id !== slug && (await findBlog(transaction, slug)) !== undefined;
}

/** For the audit log; the words themselves are in the versions. */
function summarise({
  title,
  version,
  publish_at,
}: Pick<PostDraftTable, 'title' | 'version' | 'publish_at'>): ActDetails {
  return { title, version, ...(publish_at && { publish_at }) };
}

function listChanges(draft: PostValues, values: PostValues): ActDetails {
  const changed = changedParts(draft, values);
  return changed.length > 0 ? { changed } : {};
}
