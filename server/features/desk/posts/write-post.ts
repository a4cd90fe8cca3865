import type { OtherText, PostEdit, PostOutcome } from '#app/desk/posts/post-service.ts';
import { postErrors as words } from '#content/desk/posts.ts';
import type { Person } from '#domain/desk/roles.ts';
import type { Database, PostDraftTable } from '../../../database/schema.ts';
import { type BlogRow, findBlog, inPostTransaction } from '../../blog/blog-repository.ts';
import { slugField, toSlug } from '../../blog/post-fields.ts';
import { findPictures } from '../../picture/picture-repository.ts';
import type { PictureService } from '../../picture/picture-service.ts';
import { mustPropose, type Publisher } from '../approvals/waiting-changes.ts';
import { type ActionDetails, recordAction } from '../audit-repository.ts';
import {
  changedParts,
  datedValues,
  findAuthors,
  findDraft,
  findDraftOf,
  findPublicPost,
  findVersion,
  isSame,
  publicValues,
  publish,
  rename,
  toFields,
  unpublish,
  valuesOf,
  writeDraft,
} from './draft-repository.ts';
import { GONE, readTarget } from './post-redirects.ts';
import { proposePost } from './propose-post.ts';
import { keepsSchedule, readEdit } from './read-edit.ts';

/** Saves what was typed and does what its button asks for: all of it, or nothing. */
export async function writePost(
  database: Database,
  person: Publisher,
  edit: PostEdit,
  addPicture: PictureService['add'],
): Promise<PostOutcome> {
  const known = await findDraft(database, edit.id);
  const read = await readEdit(database, edit, known?.publish_at ?? null, addPicture);
  const { errors, added } = read;
  if (errors.length > 0) return { kind: 'refused', errors, added };
  const outcome = await inPostTransaction(database, (transaction) => store(transaction, person, edit, read));
  return outcome.kind === 'done' || outcome.kind === 'requested' ? outcome : { ...outcome, added };
}

type Read = Awaited<ReturnType<typeof readEdit>>;

async function store(
  transaction: Database,
  person: Publisher,
  edit: PostEdit,
  { values: typed, publishAt, brought }: Read,
): Promise<PostOutcome> {
  const { id, action } = edit;
  const now = new Date();
  const draft = await findDraft(transaction, id);
  // A form without a draft may have been made from a public post.
  const edited = edit.publicRevision ? edit.fields.slug : '';
  const post = await (draft ? findPublicPost(transaction, draft) : findBlog(transaction, edited));
  const needsApproval = await mustPropose(transaction, person, 'post');
  const isProposed = needsApproval && !keepsSchedule(action);
  // What was approved for its time stays as it is until then.
  const isFixed = needsApproval && draft?.publish_at;
  const slugged = { ...typed, slug: post?.id ?? (isFixed ? draft.slug : typed.slug) };
  const values = action === 'publish' && !isProposed ? datedValues(slugged, now) : slugged;
  const changed = draft && changedParts(draft, values);
  const isUnchanged = changed?.length === 0;
  if (draft && !draft.binned_at && isUnchanged && isDone(action, draft, post, publishAt))
    return { kind: 'done' };
  const other = await findOther(transaction, edit, draft, post);
  if (other) return { kind: 'conflict', other };
  // A second person approves the text of the draft, and no other.
  if (person.requestedBy !== undefined && !(draft && isSame(draft, slugged)))
    return { kind: 'refused', errors: [] };
  if (await isTaken(transaction, values.slug, id, post))
    return { kind: 'refused', errors: [{ field: 'slug', reason: words.slugTaken }] };

  // Somebody may have deleted it from the library in this instant.
  if ((await findPictures(transaction, brought)).length < new Set(brought).size)
    return { kind: 'refused', errors: [{ field: 'picture', reason: words.pictureMissing }] };
  const target = post && action === 'unpublish' ? await readTarget(transaction, edit.target, post.id) : null;
  if (target === undefined)
    return { kind: 'refused', errors: [{ field: 'target', reason: words.targetGone }] };

  const publish_at = keepsSchedule(action) || isProposed ? (draft?.publish_at ?? null) : publishAt;
  const version = await writeDraft(transaction, {
    id,
    draft,
    post,
    values,
    step: action === 'publish' && !isProposed ? 'publish' : isUnchanged ? undefined : 'save',
    publish_at,
    isScheduled: !needsApproval,
    person,
    authors: person.requestedBy === undefined ? undefined : [person.requestedBy],
    now,
  });
  if (isProposed) {
    const input = { id, version, edit: withoutPictures({ ...edit, fields: toFields(values), version }) };
    const hasText = action === 'publish' || action === 'schedule';
    const details = {
      ...(publishAt && { publish_at: publishAt }),
      ...(action === 'unpublish' && { target: target ?? GONE }),
    };
    const { title } = values;
    await proposePost(transaction, person, {
      action,
      input,
      post,
      title,
      values: hasText ? values : undefined,
      details,
    });
    return { kind: 'requested' };
  }
  if (action === 'publish') await publish(transaction, id, values, person);
  if (action === 'unpublish') await unpublish(transaction, id, post?.id, { target, by: person });
  await recordAction(transaction, person, {
    action: `post.${action}`,
    subject: values.slug ?? id,
    before: draft && summarise(draft),
    after: {
      ...summarise({ title: values.title, version, publish_at }),
      ...(changed && !isUnchanged && { changed }),
      ...(action === 'unpublish' && { target: target ?? GONE }),
    },
  });
  return { kind: 'done' };
}

/** For an edit whose draft has its pictures already, so that they are not put in again. */
function withoutPictures(edit: PostEdit): PostEdit {
  return { ...edit, image: undefined, picture: undefined, libraryPicture: '', pictureAlt: '' };
}

/** Whether a draft with these words is as the action would leave it, as after a button that was pressed twice. */
function isDone(
  action: PostEdit['action'],
  draft: PostDraftTable,
  post: BlogRow | undefined,
  publishAt: string | null,
): boolean {
  if (keepsSchedule(action)) return true;
  if (action === 'schedule')
    return draft.publish_at === publishAt && draft.scheduled_version === draft.version;
  if (draft.publish_at) return false;
  if (action === 'unschedule') return true;
  if (action === 'unpublish') return post === undefined;
  return post !== undefined && isSame(publicValues(post), draft);
}

/** What was written since the form was made, if anything was. */
async function findOther(
  transaction: Database,
  { id, fields, version }: PostEdit,
  draft: PostDraftTable | undefined,
  post: BlogRow | undefined,
): Promise<OtherText | undefined> {
  if (!draft && version !== 0)
    return { kind: 'deleted', id, fields, version: 0, publicRevision: '', by: '', at: '' };
  const other = draft ?? (post && (await findDraftOf(transaction, post.id)));
  if (!other || (draft?.version === version && !draft.binned_at)) return undefined;
  return {
    kind: other.binned_at ? 'binned' : 'draft',
    id: other.id,
    fields: toFields(other),
    version: other.version,
    publicRevision: post?.revision ?? '',
    by: other.updated_by,
    at: other.updated_at,
  };
}

async function isTaken(transaction: Database, slug: string | null, id: string, post: BlogRow | undefined) {
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

/** Gives a public post another address at once; who comes to the old one is sent there. */
export async function renamePost(
  database: Database,
  person: Publisher,
  edit: PostEdit,
  typed: string,
): Promise<PostOutcome | undefined> {
  const refused = (reason: string): PostOutcome => ({
    kind: 'refused',
    errors: [{ field: 'newSlug', reason }],
  });
  const to = typed.trim();
  const problem = slugField.safeParse(to).error;
  if (problem) return refused(words.slugLike(problem.issues[0]?.message ?? '', toSlug(to)));
  const { id } = edit;
  return inPostTransaction(database, async (transaction) => {
    const draft = await findDraft(transaction, id);
    const post = await (draft ? findPublicPost(transaction, draft) : findBlog(transaction, edit.fields.slug));
    if (!post) return undefined;
    const from = post.id;
    if (from === to) return { kind: 'done' };
    const other = await findOther(transaction, edit, draft, post);
    if (other) return { kind: 'conflict', other };
    if (await isTaken(transaction, to, id, post)) return refused(words.slugTaken);
    if (await mustPropose(transaction, person, 'post')) {
      const input = { id, version: draft?.version ?? 0, edit: withoutPictures(edit), newSlug: to };
      const { title } = post;
      await proposePost(transaction, person, { action: 'rename', input, post, title, details: { slug: to } });
      return { kind: 'requested' };
    }
    const values = { ...(draft ? valuesOf(draft) : publicValues(post)), slug: to };
    const publish_at = draft?.publish_at ?? null;
    const version = await writeDraft(transaction, {
      id,
      draft,
      post,
      values,
      step: 'save',
      publish_at,
      // Who approves an address has not written the text.
      person: { ...person, name: person.requestedBy ?? person.name },
    });
    await rename(transaction, id, from, to, person);
    await recordAction(transaction, person, {
      action: 'post.rename',
      subject: to,
      before: { slug: from },
      after: { slug: to, version },
    });
    return { kind: 'done' };
  });
}

/** Makes the draft again an earlier version, or without a number what visitors read; false when there is no such text. */
export async function restoreText(database: Database, person: Person, id: string, number?: number) {
  return inPostTransaction(database, async (transaction) => {
    const draft = await findDraft(transaction, id);
    const post = draft && (await findPublicPost(transaction, draft));
    const published = post && publicValues(post);
    const earlier = number === undefined ? published : await findVersion(transaction, id, number);
    if (!draft || draft.binned_at || !earlier) return false;
    // The address stays, since another post may have the earlier one by now; the schedule does not.
    const values = { ...valuesOf(earlier), slug: draft.slug };
    // A button that was pressed twice finds its work done.
    if (isSame(draft, values) && !draft.publish_at) return true;
    const isFixed = await mustPropose(transaction, person, 'post');
    const publish_at = isFixed ? draft.publish_at : null;
    const original = number === undefined ? [] : await findAuthors(transaction, id, number);
    const authors = [...new Set([...original, person.name])];
    const change = { id, draft, post, values, step: 'restore', publish_at, person, authors } as const;
    const version = await writeDraft(transaction, change);
    const from = number === undefined ? 'the published text' : `version ${number}`;
    await recordAction(transaction, person, {
      action: 'post.restore',
      subject: draft.slug ?? id,
      before: { title: draft.title, version: draft.version },
      after: { title: values.title, version, from },
    });
    return true;
  });
}
