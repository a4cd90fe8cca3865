import type { BinnedPost, PostRemoval, RemovalOutcome } from '#app/desk/posts/post-service.ts';
import type { Person } from '#domain/desk/roles.ts';
import { ROWS_PER_PAGE } from '#domain/text/paginate.ts';
import type { Database, PostDraftTable } from '../../../database/schema.ts';
import { type BlogRow, findBlog, inPostTransaction, picturesInUse } from '../../blog/blog-repository.ts';
import { sweepPictures } from '../../picture/picture-repository.ts';
import { mustPropose, type Publisher } from '../approvals/waiting-changes.ts';
import { recordAction } from '../audit-repository.ts';
import {
  findDraft,
  findPublicPost,
  findVersion,
  isSame,
  type PostValues,
  publicValues,
  publish,
  unpublish,
  valuesOf,
  writeDraft,
} from './draft-repository.ts';
import { GONE, readTarget } from './post-redirects.ts';
import { proposePost } from './propose-post.ts';

const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

/** Takes a post off the site and puts it into the bin, with all that it takes to bring it back as it was. */
export async function binPost(
  database: Database,
  person: Publisher,
  { id, slug, version, target: chosen }: PostRemoval,
): Promise<RemovalOutcome | undefined> {
  return inPostTransaction(database, async (transaction) => {
    const draft = await findDraft(transaction, id);
    // A button that was pressed twice finds its work done.
    if (draft?.binned_at) return 'done';
    const post = await (draft ? findPublicPost(transaction, draft) : findBlog(transaction, slug));
    const values = draft ? valuesOf(draft) : post && publicValues(post);
    if (!values) return undefined;
    if ((draft?.version ?? 0) !== version) return 'changed';
    const target = post ? await readTarget(transaction, chosen, post.id) : null;
    if (target === undefined) return 'refused';
    const publish_at = draft?.publish_at ?? null;
    if ((post || publish_at) && (await mustPropose(transaction, person, 'post'))) {
      const details = post && { target: target ?? GONE };
      const input = { id, version, target: chosen };
      return proposePost(transaction, person, { action: 'bin', input, post, title: values.title, details });
    }
    const last = await writeDraft(transaction, {
      id,
      draft,
      post,
      values,
      step: undefined,
      publish_at,
      person,
    });
    const binned_version = post ? await publicVersion(transaction, id, post) : null;
    await transaction
      .updateTable('post_drafts')
      .set({ binned_at: new Date().toISOString(), binned_by: person.name, binned_version })
      .where('id', '=', id)
      .execute();
    if (post) await unpublish(transaction, id, post.id, { target, by: person });
    await recordAction(transaction, person, {
      action: 'post.bin',
      subject: values.slug ?? id,
      before: { title: values.title, version: last },
      ...(post && { after: { target: target ?? GONE } }),
    });
    return 'done';
  });
}

/** The number of the version with the text that visitors read, which has been published from some version. */
async function publicVersion(transaction: Database, id: string, post: BlogRow): Promise<number> {
  const wanted = publicValues(post);
  const alike = await transaction
    .selectFrom('post_versions')
    .selectAll()
    .where('post_id', '=', id)
    .where('title', '=', wanted.title)
    .where('content', '=', wanted.content)
    .orderBy('number', 'desc')
    .execute();
  // The address may have changed since.
  const version = alike.find((each) => isSame({ ...each, slug: wanted.slug }, wanted));
  if (!version) throw new Error('a public text is not among the versions of its post');
  return version.number;
}

/** The last removed first. */
export async function listBin(database: Database, page: number) {
  const binned = database.selectFrom('post_drafts').where('binned_at', 'is not', null);
  const { total } = await binned.select((row) => row.fn.countAll().as('total')).executeTakeFirstOrThrow();
  const rows = await binned
    .selectAll()
    .orderBy('binned_at', 'desc')
    .limit(ROWS_PER_PAGE)
    .offset((page - 1) * ROWS_PER_PAGE)
    .execute();
  return { posts: rows.map(toBinnedPost), total: Number(total) };
}

function toBinnedPost({ id, title, slug, binned_at, binned_by, binned_version }: PostDraftTable): BinnedPost {
  const binnedAt = binned_at ?? '';
  const deletedAt = new Date(new Date(binnedAt).getTime() + KEPT_DAYS * DAY_MS).toISOString();
  const wasPublic = binned_version !== null;
  return { id, title, slug: slug ?? '', binnedAt, binnedBy: binned_by ?? '', deletedAt, wasPublic };
}

/** As it was: published or a draft. Its schedule has ended, since that needs its own approval. Undefined if it is not there. */
export async function bringBack(
  database: Database,
  person: Publisher,
  id: string,
): Promise<'published' | 'draft' | 'requested' | undefined> {
  return inPostTransaction(database, async (transaction) => {
    const draft = await findDraft(transaction, id);
    if (!draft) return undefined;
    if (!draft.binned_at) return draft.published_revision ? 'published' : 'draft';
    const values = await publicText(transaction, draft);
    if (values && (await mustPropose(transaction, person, 'post'))) {
      const { title, version } = draft;
      const place = { title, href: '/desk/posts/bin' };
      return proposePost(transaction, person, {
        action: 'bring-back',
        input: { id, version },
        values,
        ...place,
      });
    }
    await transaction
      .updateTable('post_drafts')
      .set({
        binned_at: null,
        binned_by: null,
        binned_version: null,
        publish_at: null,
        scheduled_version: null,
      })
      .where('id', '=', id)
      .execute();
    if (values) await publish(transaction, id, values, person);
    await recordAction(transaction, person, {
      action: 'post.bring-back',
      subject: draft.slug ?? id,
      after: { title: draft.title, version: draft.version },
    });
    return values ? 'published' : 'draft';
  });
}

/** What visitors read before; its address is kept for it as long as it is in the bin. */
async function publicText(transaction: Database, draft: PostDraftTable): Promise<PostValues | undefined> {
  const { id, slug, binned_version } = draft;
  const version = binned_version === null ? undefined : await findVersion(transaction, id, binned_version);
  return version && slug && !(await findBlog(transaction, slug)) ? { ...valuesOf(version), slug } : undefined;
}

/** With all of its versions, and before its time: for what must not be kept. */
export function deleteForGood(database: Database, person: Person, id: string): Promise<boolean> {
  return remove(database, person, id, new Date());
}

/** Deletes what has been in the bin for its time; each is deleted once, whichever process sees it first. */
export async function sweepBin(database: Database, sweeper: Person, now = new Date()): Promise<string[]> {
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  const due = await database
    .selectFrom('post_drafts')
    .select('id')
    .where('binned_at', '<=', before.toISOString())
    .execute();
  const deleted: string[] = [];
  for (const { id } of due) if (await remove(database, sweeper, id, before)) deleted.push(id);
  return deleted;
}

async function remove(database: Database, person: Person, id: string, before: Date): Promise<boolean> {
  return inPostTransaction(database, async (transaction) => {
    const draft = await findDraft(transaction, id);
    if (!draft?.binned_at || draft.binned_at > before.toISOString()) return false;
    await transaction.deleteFrom('post_drafts').where('id', '=', id).execute();
    // Its pictures begin to expire, unless others show them.
    await sweepPictures(transaction, await picturesInUse(transaction));
    await recordAction(transaction, person, {
      action: 'post.delete',
      subject: draft.slug ?? id,
      before: { title: draft.title, version: draft.version },
    });
    return true;
  });
}
