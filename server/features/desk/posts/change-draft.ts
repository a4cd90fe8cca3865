import type { Person } from '#app/desk/person.ts';
import type { Database, PostDraftTable } from '../../../database/schema.ts';
import { inPostTransaction } from '../../blog/blog-repository.ts';
import { recordAction } from '../audit-repository.ts';
import {
  deleteDraft,
  findDraft,
  findVersion,
  isSame,
  type PostValues,
  valuesOf,
  writeDraft,
} from './draft-repository.ts';
import { findPublicPost, publicValues } from './public-post.ts';

/** With all of its versions; false when there is none, or visitors read it. */
export async function removeDraft(database: Database, person: Person, id: string): Promise<boolean> {
  return inPostTransaction(database, async (transaction) => {
    const draft = await findDraft(transaction, id);
    if (!draft || (await findPublicPost(transaction, draft))) return false;
    await deleteDraft(transaction, id);
    await recordAction(transaction, person, {
      action: 'post.delete',
      subject: draft.slug ?? id,
      before: { title: draft.title, version: draft.version },
    });
    return true;
  });
}

/** Makes an earlier version the latest draft; false when there is no such version. */
export async function restoreVersion(
  database: Database,
  person: Person,
  id: string,
  number: number,
): Promise<boolean> {
  return inPostTransaction(database, async (transaction) => {
    const draft = await findDraft(transaction, id);
    const version = draft && (await findVersion(transaction, id, number));
    if (!draft || !version) return false;
    await goBackTo(transaction, person, draft, valuesOf(version), `version ${number}`);
    return true;
  });
}

/** Makes the draft again what visitors read; false when they read none. */
export async function discardChanges(database: Database, person: Person, id: string): Promise<boolean> {
  return inPostTransaction(database, async (transaction) => {
    const draft = await findDraft(transaction, id);
    const post = draft && (await findPublicPost(transaction, draft));
    if (!draft || !post) return false;
    await goBackTo(transaction, person, draft, publicValues(post), 'the published text', post.revision);
    return true;
  });
}

/** The address stays, since another post may have the earlier one by now; the schedule does not. */
async function goBackTo(
  transaction: Database,
  person: Person,
  draft: PostDraftTable,
  values: PostValues,
  source: string,
  published_revision = draft.published_revision,
): Promise<void> {
  const next = { ...values, slug: draft.slug };
  const isDone =
    isSame(valuesOf(draft), next) && !draft.publish_at && draft.published_revision === published_revision;
  // A button that was pressed twice finds its work done.
  if (isDone) return;
  const version = await writeDraft(transaction, {
    id: draft.id,
    draft,
    values: next,
    step: 'restore',
    published_revision,
    publish_at: null,
    person,
    now: new Date(),
  });
  await recordAction(transaction, person, {
    action: 'post.restore',
    subject: draft.slug ?? draft.id,
    before: { title: draft.title, version: draft.version },
    after: { title: next.title, version, from: source },
  });
}
