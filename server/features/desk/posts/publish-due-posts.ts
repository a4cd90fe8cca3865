import type { Person } from '#app/desk/person.ts';
import type { Database } from '../../../database/schema.ts';
import { findBlog, inPostTransaction } from '../../blog/blog-repository.ts';
import { recordAct } from '../audit-repository.ts';
import { findDraft, insertVersion, valuesOf } from './draft-repository.ts';
import { datedValues, findPublicPost, publicValues, putOnSite } from './put-on-site.ts';

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
    await recordAct(transaction, SCHEDULE, { action: 'post.not-published', subject, after });
    return undefined;
  }
  const values = datedValues(valuesOf(draft), now);
  const at = now.toISOString();
  let number = draft.version;
  if (post && post.revision !== draft.published_revision)
    await insertVersion(transaction, {
      ...publicValues(post),
      post_id: id,
      number: ++number,
      step: 'outside',
      made_at: post.updated_at,
      made_by: '',
    });
  await insertVersion(transaction, {
    ...values,
    post_id: id,
    number: ++number,
    step: 'publish',
    made_at: at,
    made_by: SCHEDULE.name,
  });
  const published_revision = await putOnSite(transaction, values);
  await transaction
    .updateTable('post_drafts')
    .set({
      date: values.date,
      version: number,
      published_revision,
      updated_at: at,
      updated_by: SCHEDULE.name,
    })
    .where('id', '=', id)
    .execute();
  await recordAct(transaction, SCHEDULE, {
    action: 'post.publish',
    subject,
    after: { title: draft.title, version: number },
  });
  return draft.slug;
}
