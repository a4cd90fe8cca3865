import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Role } from '#domain/desk/roles.ts';
import { dialectsOfPages } from '#tests/support/databases.ts';
import { createAuthenticator, createDeskBrowser } from '#tests/support/desk-browser.ts';
import {
  recordedActions,
  recordedLines,
  stubBuiltSiteWithDesk,
  testDesks,
} from '#tests/support/test-desk.ts';
import { createApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { invitePerson, revokePerson } from './people/change-person.ts';
import { findPerson } from './people-repository.ts';

type Browser = ReturnType<typeof createDeskBrowser>;
type Options = Parameters<Browser['authenticator']['sign']>[0];

const ORIGIN = 'https://desk.example';
const MINUTE_MS = 60_000;
const CHALLENGE = '__Host-desk-challenge';
const SESSION = '__Host-desk';

afterEach(() => void vi.useRealTimers());

describe.each(dialectsOfPages)('passkeys on %s', (dialect) => {
  const openDesk = testDesks(dialect);
  let site: Awaited<ReturnType<typeof openDesk>>;
  let url: string;

  beforeEach(async () => {
    site = await openDesk({ environment: { PUBLIC_URL: ORIGIN } });
    url = await site.app.listen({ port: 0, host: '127.0.0.1' });
  });

  const browser = (authenticator?: Browser['authenticator']) => createDeskBrowser(url, ORIGIN, authenticator);
  const invite = (name: string, role: Role = 'inbox') => invitePerson(site.database, { name, role });
  /** A browser with a passkey and a session. */
  async function member(name = 'Ada') {
    const device = browser();
    expect(await device.accept(await invite(name))).toBe(200);
    return device;
  }
  const all = (table: 'desk_challenges' | 'desk_passkeys') =>
    site.database.selectFrom(table).selectAll().execute();
  const respond = async (from: Browser, response: object) =>
    (await from.postJson('/desk/sign-in', { response })).status;

  /** Time passes for the site alone: its timers go on. */
  function pass(ms: number): void {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
  }

  test('an invitation leads to a passkey, and the passkey opens the desk without a name', async () => {
    const { database } = site;
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
    expect(elsewhere.cookies.get(SESSION)).not.toBe(ada.cookies.get(SESSION));
    expect(await recordedActions(database)).toMatchObject([
      { person_name: 'command line', action: 'person.invite' },
      { person_name: 'Ada Obi', action: 'passkey.make' },
      { person_name: 'Ada Obi', action: 'person.sign-in' },
    ]);
    for (const table of ['desk_sessions', 'desk_challenges', 'desk_invitations', 'audit_log'] as const) {
      const rows = JSON.stringify(await database.selectFrom(table).selectAll().execute());
      for (const secret of [token, ...ada.cookies.values(), ...elsewhere.cookies.values()])
        expect(rows).not.toContain(secret);
    }
  });

  test('cookies are for no script and no other site, and those of the version before leave with the session', async () => {
    const ada = browser();
    const invitation = await invite('Ada');
    const options = await ada.ask('/desk/invitation/options', { invitation });
    const response = ada.authenticator.make(options);
    const answer = await ada.postJson('/desk/invitation/passkey', { invitation, response });
    const ended = 'Path=/; HttpOnly; Secure; SameSite=Strict';
    expect(answer.headers.getSetCookie()).toEqual([
      `${CHALLENGE}=; Max-Age=0; ${ended}`,
      expect.stringMatching(new RegExp(`^${SESSION}=[\\w-]{43}; ${ended}$`)),
    ]);
    const before = { cookie: `desk=${ada.cookies.get(SESSION)}` };
    expect((await site.app.inject({ url: '/desk', headers: before })).statusCode).toBe(401);
    expect(await ada.isIn()).toBe(true);
    const left = await ada.send('/desk/sign-out', { method: 'POST' });
    expect(left.headers.getSetCookie().slice(0, 2)).toEqual([
      `${SESSION}=; Max-Age=0; ${ended}`,
      'desk=; Max-Age=0; Path=/desk; HttpOnly; Secure; SameSite=Strict',
    ]);
  });

  test('an invitation works once, for a day, and only as the newest of its person', async () => {
    const [first, second] = [await invite('Ada'), await invite('Ada')];
    expect(await browser().accept(first)).toBe(404);
    const atOnce = await Promise.all(Array.from({ length: 4 }, () => browser().accept(second)));
    expect(atOnce.filter((status) => status === 200)).toHaveLength(1);
    expect(await all('desk_passkeys')).toHaveLength(1);
    expect(await browser().accept(second)).toBe(404);
    const late = await invite('Bola');
    pass(24 * 60 * MINUTE_MS + 1);
    expect(await browser().accept(late)).toBe(404);
  });

  test('a new invitation after a lost phone shuts out the old one and ends its sessions', async () => {
    const lost = await member();
    const again = await invite('ADA');
    expect([await lost.isIn(), await lost.signIn()]).toEqual([false, 401]);
    const found = browser();
    expect(await found.accept(again)).toBe(200);
    const states = [await lost.isIn(), await lost.signIn(), await found.isIn(), await found.signIn()];
    expect(states).toEqual([false, 401, true, 200]);
  });

  test('whoever is revoked is out at once, and cannot come back by passkey or link', async () => {
    const ada = await member();
    const waiting = await invite('Ada');
    const person = await findPerson(site.database, 'ada');
    if (person) await revokePerson(site.database, person);
    expect([await ada.isIn(), await ada.signIn(), await ada.accept(waiting)]).toEqual([false, 401, 404]);
    expect(await ada.accept(await invite('Ada', 'editor'))).toBe(200);
  });

  test('a challenge is answered once, within five minutes, by the browser that asked for it', async () => {
    const ada = await member();
    const ask = () => ada.ask('/desk/sign-in/options', {});
    const options = await ask();
    const challenge = ada.cookies.get(CHALLENGE) ?? '';
    const sign = (asked: Options) => ada.authenticator.sign(asked);
    expect(await respond(browser(), sign(options))).toBe(401);
    // Strangers fill no table by asking.
    expect(await all('desk_challenges')).toEqual([]);
    expect(await respond(ada, sign(options))).toBe(200);
    expect(await all('desk_challenges')).toHaveLength(1);
    ada.cookies.set(CHALLENGE, challenge);
    expect(await respond(ada, sign(options))).toBe(401);

    const other = await ask();
    const moved = (ada.cookies.get(CHALLENGE) ?? '').replace(/^\d+/, String(Date.now() + 60 * MINUTE_MS));
    ada.cookies.set(CHALLENGE, moved);
    expect(await respond(ada, sign(other))).toBe(401);
    const late = await ask();
    pass(5 * MINUTE_MS + 1);
    expect(await respond(ada, sign(late))).toBe(401);
  });

  test('a challenge of a sign-in makes no passkey, nor does one of another invitation', async () => {
    const [invitation, other] = [await invite('Ada'), await invite('Bola')];
    const guest = browser();
    for (const [path, body] of [
      ['/desk/sign-in/options', {}],
      ['/desk/invitation/options', { invitation: other }],
    ] as const) {
      const options = { rp: { id: 'desk.example' }, user: { id: 'x' }, ...(await guest.ask(path, body)) };
      const response = guest.authenticator.make(options);
      const answer = await guest.postJson('/desk/invitation/passkey', { invitation, response });
      expect(answer.status).toBe(401);
    }
  });

  test('signatures for another site, without the owner, or by another key open nothing', async () => {
    const { authenticator } = await member();
    const elsewhere = createAuthenticator('https://desk.example.evil');
    const changed = (change: (options: Options) => object) => (options: Options) => {
      const signed = authenticator.sign(options);
      return { ...signed, response: { ...signed.response, ...change(options) } };
    };
    const guest = browser(authenticator);
    for (const sign of [
      (options: Options) => authenticator.sign(options, { isVerified: false }),
      (options: Options) => authenticator.sign({ ...options, rpId: 'evil.example' }),
      changed((options) => ({ signature: elsewhere.sign(options).response.signature })),
      changed(() => ({ userHandle: Buffer.from('another').toString('base64url') })),
    ])
      expect(await guest.signIn(sign)).toBe(401);
    expect(await guest.isIn()).toBe(false);
    const invitation = await invite('Bola');
    expect(await browser(elsewhere).accept(invitation)).toBe(401);
    const unverified = (options: Options) => createAuthenticator(ORIGIN).make(options, { isVerified: false });
    expect(await browser().accept(invitation, unverified)).toBe(401);
    expect(await browser().accept(invitation)).toBe(200);
  });

  test('sign-ins and invitations that fail leave a line in the audit log', async () => {
    const ada = await member();
    const { sign } = ada.authenticator;
    expect(await ada.signIn((options) => sign(options, { isVerified: false }))).toBe(401);
    expect(await ada.accept('x'.repeat(43))).toBe(404);
    expect(await browser().signIn((options) => ({ ...sign(options), id: 'AAAA', rawId: 'AAAA' }))).toBe(401);
    const refusals = ['refused.sign-in | Ada', 'refused.invitation | ', 'refused.sign-in | '];
    const lines = refusals.map((refusal) => `not signed in | ${refusal} | {"times":1}`);
    expect((await recordedLines(site.database)).slice(2)).toEqual(lines);
  });

  test('a session that somebody else has put into the browser is not the one that is signed in', async () => {
    const [ada, mallory] = [await member(), await member('Mallory')];
    for (const planted of [mallory.cookies.get(SESSION) ?? '', 'A'.repeat(43)]) {
      const [victim, attacker] = [browser(ada.authenticator), browser()];
      victim.cookies.set(SESSION, planted);
      expect(await victim.signIn()).toBe(200);
      expect(victim.cookies.get(SESSION)).not.toBe(planted);
      attacker.cookies.set(SESSION, planted);
      expect(await attacker.isIn()).toBe(false);
    }
  });

  test('what is no answer of an authenticator is refused as unreadable', async () => {
    await invite('Ada');
    const guest = browser();
    const response = guest.authenticator.sign({ challenge: 'x', rpId: 'desk.example' });
    for (const body of [{}, { response: {} }, { response: { ...response, id: '<b>' } }])
      expect((await guest.postJson('/desk/sign-in', body)).status).toBe(400);
    expect(await respond(guest, { id: 'x'.repeat(70_000) })).toBe(413);
    for (const invitation of ['', 'x', 'A'.repeat(44), 7])
      expect((await guest.postJson('/desk/invitation/options', { invitation })).status).toBe(400);
  });

  test('a challenge of one process is answered at another, once', async () => {
    const { app, database } = site;
    const config = readConfig({ LOG_LEVEL: 'silent', PUBLIC_URL: ORIGIN });
    const other = await createApp(config, { database, log: { write() {} }, site: stubBuiltSiteWithDesk() });
    onTestFinished(() => other.close());
    const ada = await member();
    const response = ada.authenticator.sign(await ada.ask('/desk/sign-in/options', {}), { count: 0 });
    // As passkeys do that are shared between devices: they never count.
    await database.updateTable('desk_passkeys').set({ counter: 0 }).execute();
    const cookie = [...ada.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const request = { method: 'POST', url: '/desk/sign-in', headers: { origin: ORIGIN, cookie } } as const;
    const payload = JSON.stringify({ response });
    const answers = await Promise.all(
      [app, other, app, other].map((process) => process.inject({ ...request, payload })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401, 401]);
    // That it was answered is stored until it expires, and no longer.
    expect(await all('desk_challenges')).toHaveLength(1);
    pass(5 * MINUTE_MS + 1);
    expect(await ada.signIn()).toBe(200);
    expect(await all('desk_challenges')).toHaveLength(1);
  });

  test('of a passkey and its clone that count alike, one comes in', async () => {
    const ada = await member();
    const devices = [ada, browser(ada.authenticator), browser(ada.authenticator)];
    for (let count = 10; count < 15; count++) {
      const statuses = await Promise.all(
        devices.map((device) => device.signIn((options) => ada.authenticator.sign(options, { count }))),
      );
      expect(statuses.sort()).toEqual([200, 401, 401]);
    }
  });

  test('nobody makes a passkey under the id of another person’s', async () => {
    const ada = await member();
    const invitation = await invite('Mallory');
    const copied = browser(createAuthenticator(ORIGIN, ada.authenticator.id));
    expect(await copied.accept(invitation)).toBe(401);
    const states = [await copied.isIn(), await copied.signIn(), await ada.isIn(), await ada.signIn()];
    expect(states).toEqual([false, 401, true, 200]);
    expect(await browser().accept(invitation)).toBe(200);
  });
});
