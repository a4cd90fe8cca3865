import { describe, expect, test } from 'vitest';
import { overviewWords } from '#content/desk/desk-words.ts';
import { signUpWords } from '#content/desk/inbox.ts';
import type { Role } from '#domain/desk/roles.ts';
import { dialects } from '#tests/support/databases.ts';
import { signIn } from '#tests/support/desk.ts';
import { deskSite } from '#tests/support/desk-site.ts';
import { linksOf, textOf } from '#tests/support/read-html.ts';
import { testApps } from '#tests/support/test-app.ts';
import { signUp } from '../../newsletter/subscriber-repository.ts';

const MARKUP = '"><script>alert(1)</script><b>bold</b>';

describe.each(dialects)('the page of held newsletter sign-ups, on %s', (dialect) => {
  const openApp = testApps(dialect);

  test('inbox staff see held newsletter sign-ups beside what is held as spam, and release or discard them', async () => {
    const { app, database } = await openApp({ services: { site: deskSite() } });
    async function staff(role: Role) {
      const { person, headers } = await signIn(database, role);
      return {
        person,
        get: (url: string) => app.inject({ url, headers }),
        post: (url: string, fields: Record<string, string>) =>
          app.inject({
            method: 'POST',
            url,
            headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
            payload: new URLSearchParams(fields).toString(),
          }),
      };
    }
    const bisi = await staff('inbox');
    for (const [name, suspicion] of [
      ['ada', 'too-fast'],
      ['bot', 'honeypot'],
      ['eve', null],
    ] as const)
      await signUp(database, { user_email: `${name}@example.com`, user_name: MARKUP }, suspicion);
    expect(linksOf((await bisi.get('/desk/messages')).body)).not.toContain('/desk/sign-ups');
    const held = await bisi.get('/desk/messages?suspected=only');
    expect(textOf(held.body)).toContain(signUpWords.way(2));
    expect(linksOf(held.body)).toContain('/desk/sign-ups');
    expect(textOf((await bisi.get('/desk')).body)).toContain(overviewWords.inbox.heldSignUps);

    const { body } = await bisi.get('/desk/sign-ups');
    for (const email of ['ada@example.com', 'bot@example.com']) expect(textOf(body)).toContain(email);
    expect(textOf(body)).not.toContain('eve@example.com');
    expect(body).not.toContain('<b>bold');
    const idOf = async (user_email: string) =>
      (
        await database
          .selectFrom('subscribers')
          .select('id')
          .where('user_email', '=', user_email)
          .executeTakeFirstOrThrow()
      ).id;
    const [ada, bot] = [await idOf('ada@example.com'), await idOf('bot@example.com')];
    const ruth = await staff('editor');
    expect((await ruth.get('/desk/sign-ups')).statusCode).toBe(403);
    expect((await ruth.post('/desk/sign-ups', { id: ada, action: 'release' })).statusCode).toBe(403);
    for (const wrong of [{}, { id: ada }, { id: ada, action: 'keep' }, { id: '\0', action: 'release' }])
      expect((await bisi.post('/desk/sign-ups', wrong)).statusCode).toBe(404);

    for (const [id, action, notice] of [
      [ada, 'release', signUpWords.done.release],
      [ada, 'release', signUpWords.done.already],
      [ada, 'discard', signUpWords.done.already],
      [bot, 'discard', signUpWords.done.discard],
      [bot, 'release', signUpWords.done.already],
      [await idOf('eve@example.com'), 'discard', signUpWords.done.already],
    ] as const) {
      const answer = await bisi.post('/desk/sign-ups', { id, action });
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/desk/sign-ups?page=1']);
      expect(decodeURIComponent(String(answer.headers['set-cookie']))).toContain(notice);
    }
    expect(textOf((await bisi.get('/desk/sign-ups')).body)).toContain(signUpWords.empty);
    const left = await database
      .selectFrom('subscribers')
      .innerJoin('outbox', 'subscriber_id', 'subscribers.id')
      .select(['user_email', 'outbox.state', 'suspicion'])
      .orderBy('user_email')
      .execute();
    expect(left).toEqual([
      { user_email: 'ada@example.com', state: 'waiting', suspicion: null },
      { user_email: 'eve@example.com', state: 'waiting', suspicion: null },
    ]);
    const actions = await database
      .selectFrom('audit_log')
      .selectAll()
      .where('action', 'like', 'sign-up.%')
      .orderBy('action')
      .execute();
    expect(actions.map(({ action, subject, person_id }) => [action, subject, person_id])).toEqual([
      ['sign-up.discard', bot, bisi.person.id],
      ['sign-up.release', ada, bisi.person.id],
    ]);
    expect(JSON.stringify(actions)).not.toContain('@example.com');
  });
});
