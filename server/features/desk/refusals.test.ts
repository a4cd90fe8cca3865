import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { dialects } from '#tests/support/databases.ts';
import { createDeskBrowser } from '#tests/support/desk-browser.ts';
import { recordedActions, testDesks } from '#tests/support/test-desk.ts';
import { createRefusalLog, NOT_SIGNED_IN, verifyChain } from './audit-repository.ts';
import { invitePerson } from './people-repository.ts';

const ORIGIN = 'https://desk.example';

describe.each(dialects)('what leaves a line in the audit log, on %s', (dialect) => {
  const openDesk = testDesks(dialect);
  let site: Awaited<ReturnType<typeof openDesk>>;

  beforeEach(async () => {
    site = await openDesk({ environment: { PUBLIC_URL: ORIGIN } });
  });

  const lines = async () =>
    (await recordedActions(site.database)).map(({ person_name, action, subject, after }) =>
      [person_name, action, subject, after].join(' | '),
    );

  test('pages that a role may not open, forms of other sites, and files that are downloaded', async () => {
    const [ada, bola] = [await site.staff('admin', 'Ada'), await site.staff('editor', 'Bola')];
    expect((await bola.get('/desk/audit?day=x')).statusCode).toBe(403);
    const headers = { ...bola.headers, 'sec-fetch-site': 'cross-site' };
    const sent = await site.app.inject({ method: 'POST', url: '/desk/account', headers });
    expect(sent.statusCode).toBe(403);
    for (const url of ['/desk/audit?csv=1', '/desk/numbers?csv=views', '/desk/audit']) await ada.get(url);
    expect(await lines()).toEqual([
      'Bola | refused.page | /desk/audit | {"times":1}',
      'not signed in | refused.origin | /desk | {"times":1}',
      'Ada | file.export | audit.csv | ',
      'Ada | file.export | views-30-days.csv | ',
    ]);
  });

  test('sign-ins and invitations that fail', async () => {
    const url = await site.app.listen({ port: 0, host: '127.0.0.1' });
    const browser = createDeskBrowser(url, ORIGIN);
    await browser.accept(await invitePerson(site.database, { name: 'Ada', role: 'inbox' }));
    const { sign } = browser.authenticator;
    expect(await browser.signIn((options) => sign(options, { isVerified: false }))).toBe(401);
    expect(await browser.accept('x'.repeat(43))).toBe(404);
    const stranger = createDeskBrowser(url, ORIGIN);
    expect(await stranger.signIn((options) => ({ ...sign(options), id: 'AAAA', rawId: 'AAAA' }))).toBe(401);
    expect((await lines()).slice(2)).toEqual([
      'not signed in | refused.sign-in | Ada | {"times":1}',
      'not signed in | refused.invitation |  | {"times":1}',
      'not signed in | refused.sign-in |  | {"times":1}',
    ]);
  });

  test('strangers cannot fill it: of many refusals few have a line, with their count', async () => {
    const { database } = site;
    const warn = vi.fn();
    const record = createRefusalLog(database, { warn });
    vi.useFakeTimers({ now: new Date('2026-03-13T10:00:00Z'), toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    for (let times = 1; times <= 2000; times += 1) await record('refused.origin', NOT_SIGNED_IN, '/desk');
    const counts = [1, 2, 3, 4, 5, 10, 100, 1000];
    expect(await lines()).toEqual(
      counts.map((times) => `not signed in | refused.origin | /desk | {"times":${times}}`),
    );
    vi.setSystemTime(new Date('2026-03-14T10:00:00Z'));
    await record('refused.origin', NOT_SIGNED_IN, '/desk');
    expect(await verifyChain(database)).toMatchObject({ head: { number: counts.length + 1 } });
    // What was refused stays refused, whatever becomes of its line.
    await database.deleteFrom('audit_log_head').execute();
    await record('refused.page', NOT_SIGNED_IN, '/desk/audit');
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
