import type { FastifyInstance } from 'fastify';
import type { Person } from '#domain/desk/roles.ts';
import type { Database } from '../../../database/schema.ts';
import { createPoller } from '../../../poller.ts';
import { findBlog, inPostTransaction } from '../../blog/blog-repository.ts';
import { recordAction } from '../audit-repository.ts';
import {
  datedValues,
  findAuthors,
  findDraft,
  findPublicPost,
  findVersion,
  publish,
  valuesOf,
  writeDraft,
} from './draft-repository.ts';
import { sweepBin } from './post-bin.ts';

/** What lies in the bin for a month may lie there for some minutes more. */
const SWEEP_PAUSE_MS = 600_000;

interface Schedule {
  database: Database;
  /** Drops what this process has made of the old content; the others notice within a second. */
  onPublish(): void;
  pollMs?: number;
}

/**
 * Publishes posts at their time, in whichever process looks first. It looks when the site starts, then twice a second: a
 * process that was down makes up for it. The bin is emptied by the same processes, every ten minutes.
 */
export async function postSchedule(app: FastifyInstance, { database, onPublish, pollMs = 500 }: Schedule) {
  const poller = createPoller({
    pauseMs: pollMs,
    log: app.log,
    failure: 'posts that are due cannot be published; they wait',
    recovery: 'posts that are due can be published again',
    async work() {
      const slugs = await publishDuePosts(database);
      if (slugs.length > 0) onPublish();
      for (const slug of slugs) app.log.info({ slug }, 'a post was published at its time');
    },
  });
  const sweeper = createPoller({
    pauseMs: SWEEP_PAUSE_MS,
    log: app.log,
    failure: 'the bin of the blog cannot be emptied; it waits',
    recovery: 'the bin of the blog can be emptied again',
    async work() {
      const ids = await sweepBin(database, SCHEDULE);
      if (ids.length > 0) app.log.info({ posts: ids.length }, 'posts were deleted from the bin');
    },
  });
  for (const { start, stop } of [poller, sweeper]) {
    app.addHook('onReady', start);
    app.addHook('onClose', async () => stop());
  }
}

/** Of what nobody has asked for by name. */
export const SCHEDULE: Person = { id: 'schedule', name: 'Schedule', role: 'editor' };

/** Gives the slugs of those that this process has published: each is published once, whoever sees it first. */
export async function publishDuePosts(database: Database, now = new Date()): Promise<string[]> {
  const due = await database
    .selectFrom('post_drafts')
    .select('id')
    .where('publish_at', '<=', now.toISOString())
    .where('binned_at', 'is', null)
    .orderBy('publish_at')
    .execute();
  const published: string[] = [];
  for (const { id } of due) {
    const slug = await inPostTransaction(database, (transaction) => publishDue(transaction, id, now));
    if (slug) published.push(slug);
  }
  return published;
}

async function publishDue(transaction: Database, id: string, now: Date): Promise<string | undefined> {
  const { numUpdatedRows } = await transaction
    .updateTable('post_drafts')
    .set({ publish_at: null })
    .where('id', '=', id)
    .where('publish_at', '<=', now.toISOString())
    .where('binned_at', 'is', null)
    .executeTakeFirst();
  const draft = numUpdatedRows > 0n ? await findDraft(transaction, id) : undefined;
  if (!draft?.slug) return undefined;
  const person = { ...SCHEDULE, name: `${draft.updated_by}, scheduled` };
  const post = await findPublicPost(transaction, draft);
  const subject = draft.slug;
  if (!post && (await findBlog(transaction, draft.slug))) {
    const after = { title: draft.title, reason: 'another post has this address by now' };
    await recordAction(transaction, person, { action: 'post.not-published', subject, after });
    return undefined;
  }
  const { scheduled_version: scheduled } = draft;
  const approved =
    scheduled === draft.version ? undefined : await findVersion(transaction, id, scheduled ?? 0);
  const authors = approved ? await findAuthors(transaction, id) : [];
  const values = datedValues({ ...valuesOf(approved ?? draft), slug: draft.slug }, now);
  const version = await writeDraft(transaction, {
    id,
    draft,
    post,
    values,
    step: 'publish',
    publish_at: null,
    person,
    now,
  });
  await publish(transaction, id, values, person);
  // What staff have written since stays in the draft, as the work of all who have written it.
  if (approved) {
    const current = await findDraft(transaction, id);
    await writeDraft(transaction, {
      id,
      draft: current,
      post: current && (await findPublicPost(transaction, current)),
      values: valuesOf(draft),
      step: 'save',
      publish_at: null,
      person: { ...SCHEDULE, name: draft.updated_by },
      authors,
      now,
    });
  }
  await recordAction(transaction, person, {
    action: 'post.publish',
    subject,
    after: { title: draft.title, version },
  });
  return draft.slug;
}
