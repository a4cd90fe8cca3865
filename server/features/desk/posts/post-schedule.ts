import type { FastifyInstance } from 'fastify';
import type { Person } from '#domain/desk/roles.ts';
import type { Database } from '../../../database/schema.ts';
import { createPoller } from '../../../poller.ts';
import { findBlog, inPostTransaction } from '../../blog/blog-repository.ts';
import { recordAction } from '../audit-repository.ts';
import { datedValues, findDraft, findPublicPost, publish, valuesOf, writeDraft } from './draft-repository.ts';

interface Schedule {
  database: Database;
  /** Drops what this process has made of the old content; the others notice within a second. */
  onPublish(): void;
  pollMs?: number;
}

/**
 * Publishes posts at their time, in whichever process looks first. It looks when the site starts, then twice a second: a
 * process that was down makes up for it.
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
  app.addHook('onReady', poller.start);
  app.addHook('onClose', async () => poller.stop());
}

/** Who set the time stands in the audit log already. */
export const SCHEDULE: Person = { id: 'schedule', name: 'Schedule', role: 'editor' };

/** Gives the slugs of those that this process has published: each is published once, whoever sees it first. */
export async function publishDuePosts(database: Database, now = new Date()): Promise<string[]> {
  const due = await database
    .selectFrom('post_drafts')
    .select('id')
    .where('publish_at', '<=', now.toISOString())
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
    .executeTakeFirst();
  const draft = numUpdatedRows > 0n ? await findDraft(transaction, id) : undefined;
  if (!draft?.slug) return undefined;
  const post = await findPublicPost(transaction, draft);
  const subject = draft.slug;
  if (!post && (await findBlog(transaction, draft.slug))) {
    const after = { title: draft.title, reason: 'another post has this address by now' };
    await recordAction(transaction, SCHEDULE, { action: 'post.not-published', subject, after });
    return undefined;
  }
  const values = datedValues(valuesOf(draft), now);
  const version = await writeDraft(transaction, {
    id,
    draft,
    post,
    values,
    step: 'publish',
    publish_at: null,
    person: SCHEDULE,
    now,
  });
  await publish(transaction, id, values);
  await recordAction(transaction, SCHEDULE, {
    action: 'post.publish',
    subject,
    after: { title: draft.title, version },
  });
  return draft.slug;
}
