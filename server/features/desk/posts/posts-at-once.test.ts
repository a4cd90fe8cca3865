import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Person } from '#app/desk/person.ts';
import type { PostEdit } from '#app/desk/posts/post-service.ts';
import { dialects, freshDatabases } from '#tests/support/databases.ts';
import { connectDatabase } from '../../../database/connect.ts';
import type { Database } from '../../../database/schema.ts';
import { verifyChain } from '../audit-chain.ts';
import { recordAction } from '../audit-repository.ts';
import { removeDraft } from './change-draft.ts';
import { writePost } from './write-post.ts';

const ada: Person = { id: 'ada', name: 'Ada', role: 'editor' };
const words = { title: 'A', date: '', content: 'x', picture: '', cover: '', imageAlt: '' };
const unused = { publishAt: '', image: undefined, picture: undefined, pictureAlt: '', cursor: -1 };

/** So many that, without locks, one of them fails: it was one of eight. */
const ROUNDS = 40;

function claim(id: string, slug: string, version = 0): PostEdit {
  return { ...unused, id, action: 'save', version, publicRevision: '', fields: { ...words, slug } };
}

/** No picture comes with these forms. */
const write = (database: Database, edit: PostEdit) =>
  writePost(database, ada, edit, () => Promise.reject(new Error('unexpected picture')));

describe.each(dialects)('forms that arrive in the same instant, on %s', (dialect) => {
  const freshDatabase = freshDatabases(dialect);

  test('of posts that claim one address one gets it, and the others are told beside its field', async () => {
    const database = await connectDatabase(await freshDatabase());
    onTestFinished(() => database.destroy());
    const atOnce = async (forms: PostEdit[]) => {
      const outcomes = await Promise.all(forms.map((form) => write(database, form)));
      return outcomes.sort((one, other) => one.kind.localeCompare(other.kind));
    };
    const taken = { kind: 'refused', errors: [{ field: 'slug', reason: expect.any(String) }] };
    const ids = [randomUUID(), randomUUID(), randomUUID()];
    expect(await atOnce(ids.map((id) => claim(id, 'wanted')))).toEqual([{ kind: 'done' }, taken, taken]);

    for (const id of [...ids]) await write(database, claim(id, ''));
    const drafts = await database.selectFrom('post_drafts').selectAll().execute();
    const changes = drafts.map(({ id, version }) => claim(id, 'wanted-too', version));
    expect(await atOnce(changes)).toEqual([{ kind: 'done' }, taken, taken]);
  });

  test('a post that is published keeps its draft, whoever deletes it at that moment', async () => {
    const place = await freshDatabase();
    const [one, other] = [await connectDatabase(place), await connectDatabase(place)];
    onTestFinished(async () => void (await Promise.all([one.destroy(), other.destroy()])));
    const kept: string[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const id = randomUUID();
      const slug = `post-${round}`;
      await write(one, claim(id, slug));
      const [published, isRemoved] = await Promise.all([
        write(one, { ...claim(id, slug, 1), action: 'publish' }),
        removeDraft(other, ada, id),
      ]);
      expect([published.kind, isRemoved], slug).toEqual(isRemoved ? ['conflict', true] : ['done', false]);
      if (!isRemoved) kept.push(slug);
    }
    const slugs = async (table: 'blog' | 'post_drafts', column: 'id' | 'slug') =>
      (
        await one
          .selectFrom(table)
          .select(sql<string>`${sql.ref(column)}`.as('slug'))
          .execute()
      )
        .map(({ slug }) => slug)
        .sort();
    expect(await slugs('blog', 'id')).toEqual(kept.sort());
    expect(await slugs('post_drafts', 'slug')).toEqual(kept);
  });

  test('many who write posts at once all succeed, and so does what others record meanwhile', async () => {
    const place = await freshDatabase();
    const databases = await Promise.all(Array.from({ length: 3 }, () => connectDatabase(place)));
    onTestFinished(async () => void (await Promise.all(databases.map((each) => each.destroy()))));
    const work = databases.flatMap((database, at) =>
      Array.from({ length: 8 }, async (_, round) => {
        const edit = { ...claim(randomUUID(), `at-once-${at}-${round}`), action: 'publish' as const };
        const outcome = await write(database, edit);
        await recordAction(database, ada, { action: 'person.sign-in', subject: ada.name });
        return outcome.kind;
      }),
    );
    expect(await Promise.all(work)).toEqual(work.map(() => 'done'));
    expect(await verifyChain(databases[0] as Database)).toMatchObject({
      head: { number: 2 * work.length },
      unchained: 0,
    });
  });
});
