import { describe, expect, test, vi } from 'vitest';
import { dialects } from '#tests/support/databases.ts';
import { signIn } from '#tests/support/desk.ts';
import { createAuthenticator, createDeskBrowser } from '#tests/support/desk-browser.ts';
import { deskSite } from '#tests/support/desk-site.ts';
import { testApps } from '#tests/support/test-app.ts';
import { verifyChain } from './audit-repository.ts';
import { invitePerson } from './people-repository.ts';
import { createRefusalLog, NOT_SIGNED_IN } from './refusal-log.ts';

const ORIGIN = 'https://desk.example';

describe.each(dialects)('what leaves a line in the audit log, on %s', (dialect) => {
  const createTestApp = testApps(dialect);

  async function open() {
    const environment = { PUBLIC_URL: ORIGIN };
    const made = await createTestApp({ environment, services: { site: deskSite() } });
    const lines = async () => {
      const acts = await made.database.selectFrom('audit_log').selectAll().orderBy('number').execute();
      return acts.map(({ person_name, action, subject, after }) =>
        [person_name, action, subject, after].join(' | '),
      );
    };
    return { ...made, lines };
  }

  test('pages that a role may not open, and forms of other sites', async () => {
    const { app, database, lines } = await open();
    const { headers } = await signIn(database, 'editor', 'Bola');
    expect((await app.inject({ url: '/desk/audit?day=x', headers })).statusCode).toBe(403);
    const sent = { ...headers, 'sec-fetch-site': 'cross-site' };
    expect((await app.inject({ method: 'POST', url: '/desk/account', headers: sent })).statusCode).toBe(403);
    expect(await lines()).toEqual([
      'Bola | refused.page | /desk/audit | {"times":1}',
      'not signed in | refused.origin | /desk | {"times":1}',
    ]);
  });

  test('files that are downloaded', async () => {
    const { app, database, lines } = await open();
    const { headers } = await signIn(database, 'admin', 'Ada');
    for (const url of ['/desk/audit?csv=1', '/desk/numbers?csv=views', '/desk/audit'])
      await app.inject({ url, headers });
    expect(await lines()).toEqual([
      'Ada | file.export | audit.csv | ',
      'Ada | file.export | views-30-days.csv | ',
    ]);
  });

  test('sign-ins and invitations that fail', async () => {
    const { app, database, lines } = await open();
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const browser = createDeskBrowser(url, ORIGIN);
    await browser.accept(await invitePerson(database, undefined, { name: 'Ada', role: 'inbox' }));
    const { sign } = browser.authenticator;
    expect(await browser.signIn((options) => sign(options, { isVerified: false }))).toBe(401);
    expect(await browser.accept('x'.repeat(43))).toBe(404);
    const stranger = createDeskBrowser(url, ORIGIN, createAuthenticator(ORIGIN));
    expect(await stranger.signIn((options) => ({ ...sign(options), id: 'AAAA', rawId: 'AAAA' }))).toBe(401);
    expect((await lines()).slice(2)).toEqual([
      'not signed in | refused.sign-in | Ada | {"times":1}',
      'not signed in | refused.invitation |  | {"times":1}',
      'not signed in | refused.sign-in |  | {"times":1}',
    ]);
  });

  test('strangers cannot fill it: of many refusals few have a line, with their count', async () => {
    const { database, lines } = await open();
    const warn = vi.fn();
    const record = createRefusalLog(database, { warn });
    vi.useFakeTimers({ now: new Date('2026-03-13T10:00:00Z'), toFake: ['Date'] });
    try {
      for (let times = 1; times <= 2000; times += 1) await record('refused.origin', NOT_SIGNED_IN, '/desk');
      const counts = [1, 2, 3, 4, 5, 10, 100, 1000];
      expect(await lines()).toEqual(
        counts.map((times) => `not signed in | refused.origin | /desk | {"times":${times}}`),
      );
      vi.setSystemTime(new Date('2026-03-14T10:00:00Z'));
      await record('refused.origin', NOT_SIGNED_IN, '/desk');
      expect(await lines()).toHaveLength(counts.length + 1);
    } finally {
      vi.useRealTimers();
    }
    expect(await verifyChain(database)).toMatchObject({ head: { number: 9 } });
    // What was refused stays refused, whatever becomes of its line.
    await database.deleteFrom('audit_log_head').execute();
    await record('refused.page', NOT_SIGNED_IN, '/desk/audit');
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
