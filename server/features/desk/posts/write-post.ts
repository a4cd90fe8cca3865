import type { Person } from '#app/desk/person.ts';
import type { OtherText, PostEdit, PostOutcome } from '#app/desk/posts/post-service.ts';
import { postErrors as words } from '#content/desk/posts.ts';
import type { Database, PostDraftTable } from '../../../database/schema.ts';
import { type BlogRow, findBlog, inPostTransaction } from '../../blog/blog-repository.ts';
import type { PictureService } from '../../picture/picture-service.ts';
import { type ActionDetails, recordAction } from '../audit-repository.ts';
import {
  changedParts,
  findDraft,
  findDraftOf,
  isSame,
  type PostValues,
  toFields,
  valuesOf,
  writeDraft,
} from './draft-repository.ts';
import { datedValues, findPublicPost, publicValues, publish, unpublish } from './public-post.ts';
import { keepsSchedule, readEdit } from './read-edit.ts';

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
  const { id, action } = edit;
  const now = new Date();
  const draft = await findDraft(transaction, id);
  const post = draft ? await findPublicPost(transaction, draft) : await findEdited(transaction, edit);
  const slugged = { ...typed, slug: post?.id ?? typed.slug };
  const values = action === 'publish' ? datedValues(slugged, now) : slugged;
  const isUnchanged = draft !== undefined && isSame(valuesOf(draft), values);
  if (isUnchanged && isDone(action, draft, post, publishAt)) return { kind: 'done' };
  const other = await findOther(transaction, edit, draft, post);
  if (other) return { kind: 'conflict', other };
  if (await isTaken(transaction, values.slug, id, post))
    return { kind: 'refused', errors: [{ field: 'slug', reason: words.slugTaken }] };

  const publish_at = keepsSchedule(action) ? (draft?.publish_at ?? null) : publishAt;
  const version = await writeDraft(transaction, {
    id,
    draft,
    values,
    step: action === 'publish' ? 'publish' : isUnchanged ? undefined : 'save',
    outside: isBehind(draft, post) ? post : undefined,
    published_revision: post?.revision ?? null,
    publish_at,
    person,
    now,
  });
  if (action === 'publish') await publish(transaction, id, values);
  if (action === 'unpublish') await unpublish(transaction, id, post?.id);
  await recordAction(transaction, person, {
    action: `post.${action}`,
    subject: values.slug ?? id,
    before: draft && summarise(draft),
    after: {
      ...summarise({ title: values.title, version, publish_at }),
      ...(draft && listChanges(draft, values)),
    },
  });
  return { kind: 'done' };
}

/** Visitors read a text that was not written here. */
function isBehind(draft: PostDraftTable | undefined, post: BlogRow | undefined): boolean {
  return post !== undefined && post.revision !== draft?.published_revision;
}

/** Whether a draft with these words is as the action would leave it, as after a button that was pressed twice. */
function isDone(
  action: PostEdit['action'],
  draft: PostDraftTable,
  post: BlogRow | undefined,
  publishAt: string | null,
): boolean {
  if (keepsSchedule(action)) return !isBehind(draft, post);
  if (action === 'schedule') return draft.publish_at === publishAt;
  if (draft.publish_at) return false;
  if (action === 'unschedule') return true;
  if (action === 'unpublish') return post === undefined;
  return post !== undefined && !isBehind(draft, post) && isSame(publicValues(post), valuesOf(draft));
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
}: Pick<PostDraftTable, 'title' | 'version' | 'publish_at'>): ActionDetails {
  return { title, version, ...(publish_at && { publish_at }) };
}

function listChanges(draft: PostValues, values: PostValues): ActionDetails {
  const changed = changedParts(draft, values);
  return changed.length > 0 ? { changed } : {};
}
