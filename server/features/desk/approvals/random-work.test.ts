import { describe, expect, test } from 'vitest';
import { noticeOf, openApprovalDesks, publishNotice, saveNotice } from '#tests/support/approval-desks.ts';
import { dialects } from '#tests/support/databases.ts';
import { postEdit } from '#tests/support/post-edit.ts';
import { findBlog } from '../../blog/blog-repository.ts';

describe.each(dialects)('random work of three people, on %s', (dialect) => {
  const setUp = openApprovalDesks(dialect);

  test.each([1, 2, 3, 4])(
    'publishes nothing without a second person: %s',
    async (seed) => {
      const { database, desk, staff, waiting, approve } = await setUp();
      const people = [await staff('Ada'), await staff('Ben', 'admin'), await staff('Cleo')];
      let state = seed * 7919;
      const random = (below: number) => {
        state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
        return Math.floor((state / 2_147_483_648) * below);
      };
      const post = postEdit({ slug: 'a-post' });
      /** Whose words are in the draft, by what visitors read of it when it was begun. */
      const authors: Record<'notice' | 'post', Set<string>> = { notice: new Set(), post: new Set() };
      const published = async () => ({
        notice: (await database.selectFrom('content_versions').select('revision').execute()).length,
        post: (await findBlog(database, 'a-post'))?.revision ?? '',
      });
      let count = 0;
      for (let step = 0; step < 80; step++) {
        const action = random(6);
        // One of them seldom writes, or all would be authors before long.
        const person = people[action < 4 && random(8) > 0 ? 0 : random(3)];
        if (!person) return;
        const before = await published();
        const asked = await waiting(person);
        const change = asked[random(asked.length || 1)];
        const text = `Text ${step}`;
        const found = await desk.posts.find(post.id);
        const edit = {
          ...post,
          version: found?.version ?? 0,
          publicRevision: found?.publicRevision ?? '',
          fields: { ...post.fields, content: text },
        };
        let approved: string | undefined;
        if (action === 0 && (await saveNotice(desk.content, person, noticeOf(text))) === 'done')
          authors.notice.add(person.name);
        if (action === 1) await publishNotice(desk.content, person);
        if (action === 2) await desk.posts.write(person, edit).then(() => authors.post.add(person.name));
        if (action === 3)
          await desk.posts
            .write(person, { ...edit, action: 'publish' })
            .then(() => authors.post.add(person.name));
        if (action === 4 && change && random(4) === 0) await desk.approvals.reject(person, change.id, '');
        if (action >= 4 && change && (await approve(person, change)) === 'done') approved = change.kind;
        const after = await published();
        for (const [kind, name] of [
          ['content', 'notice'],
          ['post', 'post'],
        ] as const) {
          if (after[name] === before[name]) continue;
          count++;
          expect([approved, authors[name].has(person.name)], `step ${step}`).toEqual([kind, false]);
          authors[name].clear();
        }
      }
      expect(count).toBeGreaterThan(2);
    },
    60_000,
  );
});
