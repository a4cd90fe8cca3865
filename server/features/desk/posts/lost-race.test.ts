import { randomUUID } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Person } from '#app/desk/person.ts';
import type { PostEdit } from '#app/desk/posts/post-service.ts';
import { dialects, freshDatabases } from '#tests/support/databases.ts';
import { connectDatabase } from '../../../database/connect.ts';
import { writePost } from './write-post.ts';

const ada: Person = { id: 'ada', name: 'Ada', role: 'editor' };
const words = { title: 'A', date: '', content: 'x', picture: '', cover: '', imageAlt: '' };
const unused = { publishAt: '', image: undefined, picture: undefined, pictureAlt: '', cursor: -1 };

const noPictures = () => Promise.reject(new Error('these forms have no pictures'));

function claim(id: string, slug: string, version = 0): PostEdit {
  return { ...unused, id, action: 'save', version, publicRevision: '', fields: { ...words, slug } };
}

describe.each(dialects)('forms that arrive in the same instant, on %s', (dialect) => {
  const freshDatabase = freshDatabases(dialect);

  test('of posts that claim one address one gets it, and the others are told beside its field', async () => {
    const database = await connectDatabase(await freshDatabase());
    onTestFinished(() => database.destroy());
    const atOnce = async (forms: PostEdit[]) => {
      const outcomes = await Promise.all(forms.map((form) => writePost(database, ada, form, noPictures)));
      return outcomes.sort((one, other) => one.kind.localeCompare(other.kind));
    };
    const taken = { kind: 'refused', errors: [{ field: 'slug', reason: expect.any(String) }] };
    const ids = [randomUUID(), randomUUID(), randomUUID()];
    expect(await atOnce(ids.map((id) => claim(id, 'wanted')))).toEqual([{ kind: 'done' }, taken, taken]);

    for (const id of [...ids]) await writePost(database, ada, claim(id, ''), noPictures);
    const drafts = await database.selectFrom('post_drafts').selectAll().execute();
    const changes = drafts.map(({ id, version }) => claim(id, 'wanted-too', version));
    expect(await atOnce(changes)).toEqual([{ kind: 'done' }, taken, taken]);
  });
});
