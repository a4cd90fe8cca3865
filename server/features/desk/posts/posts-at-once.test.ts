import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { PostEdit } from '#app/desk/posts/post-service.ts';
import { dialects } from '#tests/support/databases.ts';
import { ada, postEdit } from '#tests/support/post-edit.ts';
import { testDatabases } from '#tests/support/test-desk.ts';
import type { Database } from '../../../database/schema.ts';
import { recordAction, verifyChain } from '../audit-repository.ts';
import { removeDraft, writePost } from './write-post.ts';

/** So many that, without locks, one of them fails: it was one of eight. */
const ROUNDS = 40;

/** No picture comes with these forms. */
const write = (database: Database, edit: PostEdit) =>
  writePost(database, ada, edit, () => Promise.reject(new Error('unexpected picture')));

describe.each(dialects)('forms that arrive in the same instant, on %s', (dialect) => {
  const openDatabase = testDatabases(dialect);

  test('of posts that claim one address one gets it, and the others are told beside its field', async () => {
    const { database } = await openDatabase();
    const atOnce = async (forms: PostEdit[]) => {
      const outcomes = await Promise.all(forms.map((form) => write(database, form)));
      return outcomes.sort((one, other) => one.kind.localeCompare(other.kind));
    };
    const taken = { kind: 'refused', errors: [{ field: 'slug', reason: expect.any(String) }] };
    const ids = [randomUUID(), randomUUID(), randomUUID()];
    const claims = ids.map((id) => postEdit({ slug: 'wanted' }, { id }));
    expect(await atOnce(claims)).toEqual([{ kind: 'done' }, taken, taken]);

    for (const id of ids) await write(database, postEdit({}, { id }));
    const drafts = await database.selectFrom('post_drafts').select(['id', 'version']).execute();
    const changes = drafts.map((draft) => postEdit({ slug: 'wanted-too' }, draft));
    expect(await atOnce(changes)).toEqual([{ kind: 'done' }, taken, taken]);
  });

  test('a post that is published keeps its draft, whoever deletes it at that moment', async () => {
    const { database: one, open } = await openDatabase();
    const other = await open();
    const kept: string[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const slug = `post-${round}`;
      const form = postEdit({ slug });
      await write(one, form);
      const [published, isRemoved] = await Promise.all([
        write(one, { ...form, version: 1, action: 'publish' }),
        removeDraft(other, ada, form.id),
      ]);
      expect([published.kind, isRemoved], slug).toEqual(isRemoved ? ['conflict', true] : ['done', false]);
      if (!isRemoved) kept.push(slug);
    }
    const posts = await one.selectFrom('blog').select('id').execute();
    const drafts = await one.selectFrom('post_drafts').select('slug').execute();
    expect(posts.map(({ id }) => id).sort()).toEqual(kept.sort());
    expect(drafts.map(({ slug }) => slug).sort()).toEqual(kept);
  });

  test('many who write posts at once all succeed, and so does what others record meanwhile', async () => {
    const { database, open } = await openDatabase();
    const work = [database, await open(), await open()].flatMap((each, at) =>
      Array.from({ length: 8 }, async (_, round) => {
        const edit = postEdit({ slug: `at-once-${at}-${round}` }, { action: 'publish' });
        const outcome = await write(each, edit);
        await recordAction(each, ada, { action: 'person.sign-in', subject: ada.name });
        return outcome.kind;
      }),
    );
    expect(await Promise.all(work)).toEqual(work.map(() => 'done'));
    expect(await verifyChain(database)).toMatchObject({ head: { number: 2 * work.length }, unchained: 0 });
  });
});
