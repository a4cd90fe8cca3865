import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Role } from '#domain/desk/roles.ts';
import { dialects } from '#tests/support/databases.ts';
import { createAuthenticator, createDeskBrowser } from '#tests/support/desk-browser.ts';
import { deskSite } from '#tests/support/desk-site.ts';
import { testApps } from '#tests/support/test-app.ts';
import { createApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { findPerson, invitePerson, revokePerson } from './people-repository.ts';

type Options = Parameters<ReturnType<typeof createAuthenticator>['sign']>[0];

const ORIGIN = 'https://desk.example';
const MINUTE_MS = 60_000;

afterEach(() => void vi.useRealTimers());

describe.each(dialects)('passkeys on %s', (dialect) => {
  const createTestApp = testApps(dialect);

  async function openDesk() {
    const environment = { PUBLIC_URL: ORIGIN };
    const { app, database } = await createTestApp({ environment, services: { site: deskSite() } });
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    return {
      app,
      database,
      browser: (authenticator?: ReturnType<typeof createAuthenticator>) =>
        createDeskBrowser(url, ORIGIN, authenticator),
      invite: async (name: string, role: Role = 'inbox') =>
        invitePerson(database, await findPerson(database, name), { name, role }),
      async revoke(name: string) {
        const person = await findPerson(database, name);
        if (person) await revokePerson(database, person);
      },
      /** Sorted by name, since several may fall into one instant. */
      async acts() {
        const rows = await database.selectFrom('audit_log').select(['action', 'person_name']).execute();
        return rows.map(({ action, person_name }) => `${person_name}: ${action}`).sort();
      },
    };
  }

  /** Time passes for the site alone: its timers go on. */
  function pass(ms: number): void {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
  }

  test('an invitation leads to a passkey, and the passkey opens the desk without a name', async () => {
    const { browser, invite, acts, database } = await openDesk();
    const ada = browser();
    const token = await invite('Ada Obi');
    const asked = await (await ada.postJson('/desk/invitation/options', { invitation: token })).json();
    expect(asked).toMatchObject({
      name: 'Ada Obi',
      options: {
        rp: { id: 'desk.example' },
        user: { name: 'Ada Obi' },
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      },
    });
    expect(await ada.isIn()).toBe(false);
    expect(await ada.accept(token)).toBe(200);
    expect(await ada.isIn()).toBe(true);

    const elsewhere = browser(ada.authenticator);
    expect(await elsewhere.isIn()).toBe(false);
    expect(await elsewhere.signIn()).toBe(200);
    expect(await elsewhere.isIn()).toBe(true);
    expect(elsewhere.cookies.get('__Host-desk')).not.toBe(ada.cookies.get('__Host-desk'));
    expect(await acts()).toEqual([
      'Ada Obi: passkey.make',
      'Ada Obi: person.sign-in',
      'command line: person.invite',
    ]);
    for (const table of ['desk_sessions', 'desk_challenges', 'desk_invitations', 'audit_log'] as const) {
      const rows = JSON.stringify(await database.selectFrom(table).selectAll().execute());
      for (const secret of [token, ...ada.cookies.values(), ...elsewhere.cookies.values()])
        expect(rows).not.toContain(secret);
    }
  });

  test('the cookies are for no script and no other site, and no other name of the domain can set them', async () => {
    const { browser, invite } = await openDesk();
    const ada = browser();
    const invitation = await invite('Ada');
    const options = await ada.ask('/desk/invitation/options', { invitation });
    const response = ada.authenticator.make(options);
    const answer = await ada.postJson('/desk/invitation/passkey', { invitation, response });
    expect(answer.headers.getSetCookie()).toEqual([
      '__Host-desk-challenge=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict',
      expect.stringMatching(/^__Host-desk=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/),
    ]);
  });

  test('a cookie of the version before opens nothing, and leaves with the session', async () => {
    const { app, browser, invite } = await openDesk();
    const ada = browser();
    await ada.accept(await invite('Ada'));
    const token = ada.cookies.get('__Host-desk') ?? '';
    const before = await app.inject({ url: '/desk', headers: { cookie: `desk=${token}` } });
    expect(before.statusCode).toBe(401);
    expect(await ada.isIn()).toBe(true);
    const left = await ada.send('/desk/sign-out', { method: 'POST' });
    expect(left.headers.getSetCookie()).toEqual(
      expect.arrayContaining([
        '__Host-desk=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict',
        'desk=; Max-Age=0; Path=/desk; HttpOnly; Secure; SameSite=Strict',
      ]),
    );
  });

  test('an invitation works once, for a day, and only as the newest of its person', async () => {
    const { browser, invite } = await openDesk();
    const first = await invite('Ada');
    const second = await invite('Ada');
    expect(await browser().accept(first)).toBe(404);
    expect(await browser().accept(second)).toBe(200);
    expect(await browser().accept(second)).toBe(404);
    const late = await invite('Bola');
    pass(24 * 60 * MINUTE_MS + 1);
    expect(await browser().accept(late)).toBe(404);
  });

  test('of two browsers that use one invitation at once, one makes a passkey', async () => {
    const { browser, invite, database } = await openDesk();
    const invitation = await invite('Ada');
    const statuses = await Promise.all(Array.from({ length: 4 }, () => browser().accept(invitation)));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(await database.selectFrom('desk_passkeys').selectAll().execute()).toHaveLength(1);
  });

  test('a new invitation after a lost phone shuts out the old one and ends its sessions', async () => {
    const { browser, invite } = await openDesk();
    const lost = browser();
    await lost.accept(await invite('Ada'));
    const again = await invite('ADA');
    expect([await lost.isIn(), await lost.signIn()]).toEqual([false, 401]);
    const found = browser();
    expect(await found.accept(again)).toBe(200);
    expect([await lost.isIn(), await lost.signIn(), await found.isIn(), await found.signIn()]).toEqual([
      false,
      401,
      true,
      200,
    ]);
  });

  test('whoever is revoked is out at once, and cannot come back by passkey or link', async () => {
    const { browser, invite, revoke, acts } = await openDesk();
    const ada = browser();
    await ada.accept(await invite('Ada'));
    const waiting = await invite('Ada');
    await revoke('ada');
    expect([await ada.isIn(), await ada.signIn(), await ada.accept(waiting)]).toEqual([false, 401, 404]);
    expect(await acts()).toContain('command line: person.revoke');
    expect(await ada.accept(await invite('Ada', 'editor'))).toBe(200);
  });

  test('a challenge is answered once, within five minutes, by the browser that asked for it', async () => {
    const { browser, invite } = await openDesk();
    const ada = browser();
    await ada.accept(await invite('Ada'));
    const answer = async (from: typeof ada, options: Parameters<typeof ada.authenticator.sign>[0]) =>
      (await from.postJson('/desk/sign-in', { response: ada.authenticator.sign(options) })).status;

    const options = await ada.ask('/desk/sign-in/options', {});
    const challenge = ada.cookies.get('__Host-desk-challenge') ?? '';
    expect(await answer(browser(), options)).toBe(401);
    expect(await answer(ada, options)).toBe(200);
    ada.cookies.set('__Host-desk-challenge', challenge);
    expect(await answer(ada, options)).toBe(401);

    const late = await ada.ask('/desk/sign-in/options', {});
    pass(5 * MINUTE_MS + 1);
    expect(await answer(ada, late)).toBe(401);
  });

  test('a challenge of a sign-in makes no passkey, nor does one of another invitation', async () => {
    const { browser, invite } = await openDesk();
    const [ada, bola] = [await invite('Ada'), await invite('Bola')];
    const guest = browser();
    for (const [path, body] of [
      ['/desk/sign-in/options', {}],
      ['/desk/invitation/options', { invitation: bola }],
    ] as const) {
      const options = await guest.ask(path, body);
      const response = guest.authenticator.make({
        rp: { id: 'desk.example' },
        user: { id: 'x' },
        ...options,
      });
      const answer = await guest.postJson('/desk/invitation/passkey', { invitation: ada, response });
      expect(answer.status).toBe(401);
    }
  });

  test('signatures for another site, without the owner, or by another key open nothing', async () => {
    const { browser, invite } = await openDesk();
    const ada = browser();
    await ada.accept(await invite('Ada'));
    const { authenticator } = ada;
    const elsewhere = createAuthenticator('https://desk.example.evil');
    const guest = browser(authenticator);
    expect(await guest.signIn((options) => authenticator.sign(options, { isVerified: false }))).toBe(401);
    expect(await guest.signIn((options) => authenticator.sign({ ...options, rpId: 'evil.example' }))).toBe(
      401,
    );
    const changed = (change: (options: Options) => object) => (options: Options) => {
      const signed = authenticator.sign(options);
      return { ...signed, response: { ...signed.response, ...change(options) } };
    };
    const byAnother = changed((options) => ({ signature: elsewhere.sign(options).response.signature }));
    const ofAnother = changed(() => ({ userHandle: Buffer.from('another').toString('base64url') }));
    expect([await guest.signIn(byAnother), await guest.signIn(ofAnother)]).toEqual([401, 401]);
    expect(await guest.isIn()).toBe(false);
    const invitation = await invite('Bola');
    expect(await browser(elsewhere).accept(invitation)).toBe(401);
    expect(
      await browser().accept(invitation, (options) =>
        createAuthenticator(ORIGIN).make(options, { isVerified: false }),
      ),
    ).toBe(401);
    expect(await browser().accept(invitation)).toBe(200);
  });

  test('a session that somebody else has put into the browser is not the one that is signed in', async () => {
    const { browser, invite } = await openDesk();
    const [ada, mallory] = [browser(), browser()];
    await ada.accept(await invite('Ada'));
    await mallory.accept(await invite('Mallory'));
    for (const planted of [mallory.cookies.get('__Host-desk') ?? '', 'A'.repeat(43)]) {
      const victim = browser(ada.authenticator);
      victim.cookies.set('__Host-desk', planted);
      expect(await victim.signIn()).toBe(200);
      expect(victim.cookies.get('__Host-desk')).not.toBe(planted);
      const attacker = browser();
      attacker.cookies.set('__Host-desk', planted);
      expect(await attacker.isIn()).toBe(false);
    }
  });

  test('what is no answer of an authenticator is refused as unreadable', async () => {
    const { browser, invite } = await openDesk();
    await invite('Ada');
    const guest = browser();
    const response = guest.authenticator.sign({ challenge: 'x', rpId: 'desk.example' });
    for (const body of [
      {},
      { response: {} },
      { response: { ...response, id: '<b>' } },
      { response: 'x'.repeat(70_000) },
    ])
      expect([400, 413]).toContain((await guest.postJson('/desk/sign-in', body)).status);
    for (const invitation of ['', 'x', 'A'.repeat(44), 7])
      expect((await guest.postJson('/desk/invitation/options', { invitation })).status).toBe(400);
  });

  test('5,000 challenges of strangers do not stop a sign-in, and are kept nowhere', async () => {
    const { app, browser, invite, database } = await openDesk();
    const ada = browser();
    await ada.accept(await invite('Ada'));
    const options = await ada.ask('/desk/sign-in/options', {});
    for (let count = 0; count < 5000; count += 100) {
      const stranger = {
        method: 'POST',
        url: '/desk/sign-in/options',
        headers: { origin: ORIGIN },
        remoteAddress: `10.0.${count / 100}.1`,
      } as const;
      const answers = await Promise.all(Array.from({ length: 100 }, () => app.inject(stranger)));
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    }
    const response = ada.authenticator.sign(options);
    expect((await ada.postJson('/desk/sign-in', { response })).status).toBe(200);
    expect(await database.selectFrom('desk_challenges').selectAll().execute()).toHaveLength(1);
  });

  test('a challenge of one process is answered at another, once', async () => {
    const { app, browser, invite, database } = await openDesk();
    const config = readConfig({ LOG_LEVEL: 'silent', PUBLIC_URL: ORIGIN });
    const other = await createApp(config, { database, log: { write() {} }, site: deskSite() });
    onTestFinished(() => other.close());
    const ada = browser();
    await ada.accept(await invite('Ada'));
    const response = ada.authenticator.sign(await ada.ask('/desk/sign-in/options', {}), { count: 0 });
    // As passkeys do that are shared between devices: they never count.
    await database.updateTable('desk_passkeys').set({ counter: 0 }).execute();
    const cookie = [...ada.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answers = await Promise.all(
      [app, other, app, other].map((site) =>
        site.inject({
          method: 'POST',
          url: '/desk/sign-in',
          headers: { origin: ORIGIN, cookie },
          payload: JSON.stringify({ response }),
        }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401, 401]);
    // Until it expires, and no longer.
    expect(await database.selectFrom('desk_challenges').selectAll().execute()).toHaveLength(1);
    pass(5 * MINUTE_MS + 1);
    expect(await ada.signIn()).toBe(200);
    expect(await database.selectFrom('desk_challenges').selectAll().execute()).toHaveLength(1);
  });

  test('of a passkey and its clone that count alike, one comes in', async () => {
    const { browser, invite } = await openDesk();
    const ada = browser();
    await ada.accept(await invite('Ada'));
    for (let count = 10; count < 15; count++) {
      const statuses = await Promise.all(
        [ada, browser(ada.authenticator), browser(ada.authenticator)].map((device) =>
          device.signIn((options) => ada.authenticator.sign(options, { count })),
        ),
      );
      expect(statuses.sort()).toEqual([200, 401, 401]);
    }
  });

  test('nobody makes a passkey under the id of another person’s', async () => {
    const { browser, invite } = await openDesk();
    const ada = browser();
    await ada.accept(await invite('Ada'));
    const invitation = await invite('Mallory');
    const copied = browser(createAuthenticator(ORIGIN, ada.authenticator.id));
    expect(await copied.accept(invitation)).toBe(401);
    expect([await copied.isIn(), await copied.signIn(), await ada.isIn(), await ada.signIn()]).toEqual([
      false,
      401,
      true,
      200,
    ]);
    expect(await browser().accept(invitation)).toBe(200);
  });
});
