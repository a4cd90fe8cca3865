import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deskRoutes } from '#app/desk/desk-routes.ts';
import { mayOpen, ROLES, type Role } from '#domain/desk/roles.ts';
import { tableNames } from '#server/database/table-keys.ts';
import { invitePerson } from '#server/features/desk/people/change-person.ts';
import { hashToken } from '#server/features/desk/session-repository.ts';
import { loadBuiltSite } from '#server/pages/built-site.ts';
import { signIn } from '../support/desk.ts';
import { createAuthenticator, createDeskBrowser } from '../support/desk-browser.ts';
import { openOwnSite } from '../support/own-site.ts';

const PUBLIC_URL = 'http://localhost:1';
const HOUR_MS = 3_600_000;
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const OWN = { origin: PUBLIC_URL, 'sec-fetch-site': 'same-origin' };

const lines: string[] = [];
const log = { write: (line: string) => lines.push(line) };
const site = await openOwnSite({ PUBLIC_URL, LOG_LEVEL: 'trace', TRUSTED_PROXIES: 'loopback' }, { log });
afterAll(() => site.close());
const { url, database } = site;
/** Every page of the desk with its roles, as the build has them; parameters are filled in with what there is not. */
let pages: { path: string; roles: readonly Role[] }[];

beforeAll(async () => {
  // There is no desk before somebody was invited.
  await signIn(database, 'admin');
  const { app } = await loadBuiltSite();
  pages = await Promise.all(
    deskRoutes.map(async ({ path, page }) => {
      const { roles } = await app.loadDeskPage(page);
      return { path: path.replace(/:\w+/g, 'none'), roles };
    }),
  );
});

/** Each from an address of its own, or they would be limited. */
let visitors = 0;
const newAddress = () => `10.0.${++visitors >> 8}.${visitors & 255}`;

async function ask(path: string, headers: Record<string, string> = {}, body?: string): Promise<number> {
  const answer = await site.fetch(path, {
    redirect: 'manual',
    headers: { 'x-forwarded-for': newAddress(), ...(body !== undefined && FORM), ...headers },
    ...(body !== undefined && { method: 'POST', body }),
  });
  // Nothing of the desk is kept anywhere.
  const kept = ['cache-control', 'x-robots-tag', 'x-build'].map((name) => answer.headers.get(name));
  expect([path, ...kept]).toEqual([path, 'no-store', 'noindex, nofollow', null]);
  return answer.status;
}

/** Of the audit log only refusals may grow. */
const CHANGED_BY_REFUSALS = ['desk_sessions', 'page_views', 'audit_log_head', 'audit_log'];

/** All that the database holds, but for what any refused try leaves behind. */
async function readAll(): Promise<string> {
  const rows = await Promise.all(
    tableNames
      .filter((name) => !CHANGED_BY_REFUSALS.includes(name))
      .map(async (name) => [name, await database.selectFrom(name).selectAll().execute()]),
  );
  const acts = database.selectFrom('audit_log').selectAll().where('action', 'not like', 'refused.%');
  return JSON.stringify([...rows, await acts.execute()]);
}

/** Asks for pages and sends them forms, all of which must be refused by one status and change nothing. */
async function expectRefusals(status: number, paths: typeof pages, cookie: string): Promise<void> {
  const before = await readAll();
  for (const { path } of paths) {
    expect([path, await ask(path, { cookie })]).toEqual([path, status]);
    expect([path, await ask(path, { ...OWN, cookie }, 'x=1')]).toEqual([path, status]);
  }
  expect(await readAll()).toBe(before);
}

describe('every page of the desk', () => {
  test.each([
    ['no session', async () => ''],
    ['a forged session', async () => `desk=${randomBytes(32).toString('base64url')}`],
    ['the hash of a session', async () => `desk=${hashToken((await signIn(database, 'admin')).token)}`],
  ])('with %s is neither read nor written to', async (_who, makeCookie) => {
    await expectRefusals(401, pages, await makeCookie());
  });

  test.each(ROLES)('opens to %s only where the page names the role', async (role) => {
    const { headers } = await signIn(database, role);
    const refused = pages.filter(({ roles }) => !mayOpen(role, roles));
    await expectRefusals(403, refused, headers.cookie);
    for (const { path } of pages.filter((page) => !refused.includes(page)))
      expect([200, 303, 404], path).toContain(await ask(path, headers));
  });

  test('takes no form of another site', async () => {
    const { cookie } = (await signIn(database, 'admin')).headers;
    const before = await readAll();
    for (const { path } of pages)
      for (const from of [{}, { origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }])
        expect([path, await ask(path, { cookie, ...from }, 'x=1')]).toEqual([path, 403]);
    expect(await readAll()).toBe(before);
  });
});

describe('random tokens', () => {
  /** More than one address may send, from so many that none of them is near its limit. */
  const GUESSES = 160;
  const AT_ONCE = 20;
  const random = () => randomBytes(32).toString('base64url');
  const post = (path: string, address: string, body: object, cookie = '') =>
    ask(path, { ...OWN, 'x-forwarded-for': address, cookie }, JSON.stringify(body));

  function guessChallenge(address: string) {
    const response = createAuthenticator(PUBLIC_URL).sign({ challenge: random(), rpId: 'localhost' });
    const cookie = `desk-challenge=${Date.now() + HOUR_MS}.${random()}`;
    return post('/desk/sign-in', address, { response }, cookie);
  }

  test.each<[kind: string, guess: (address: string) => Promise<number>]>([
    ['a session', (address) => ask('/desk', { 'x-forwarded-for': address, cookie: `desk=${random()}` })],
    ['an invitation', (address) => post('/desk/invitation/options', address, { invitation: random() })],
    ['a challenge', guessChallenge],
  ])('of %s open nothing, and one address is soon refused', async (_kind, guess) => {
    await invitePerson(database, { name: 'Waiting', role: 'admin' });
    const guessFrom = (address: string) => Promise.all(Array.from({ length: AT_ONCE }, () => guess(address)));
    const statuses = new Set<number>();
    for (let count = 0; count < GUESSES; count += AT_ONCE)
      for (const status of await guessFrom(newAddress())) statuses.add(status);
    expect([...statuses].filter((status) => ![400, 401, 404].includes(status))).toEqual([]);
    const address = newAddress();
    for (let count = 0; count < 120; count += AT_ONCE) await guessFrom(address);
    expect(await guess(address)).toBe(429);
    // Whoever is signed in at the same address works on.
    const { headers } = await signIn(database, 'admin');
    expect(await ask('/desk', { ...headers, 'x-forwarded-for': address })).toBe(200);
  });
});

test('no token, challenge, cookie or name is in the log', async () => {
  const name = 'Nneka Unwritten-Name';
  const invitation = await invitePerson(database, { name, role: 'admin' });
  const nneka = createDeskBrowser(url, PUBLIC_URL);
  const options = await nneka.ask('/desk/invitation/options', { invitation });
  const asked = nneka.cookies.get('desk-challenge') ?? '';
  const wrong = createAuthenticator('https://evil.example').make(options);
  await nneka.postJson('/desk/invitation/passkey', { invitation, response: wrong });
  expect(await nneka.accept(invitation)).toBe(200);
  expect(await nneka.signIn()).toBe(200);
  const { id } = nneka.authenticator.sign(options);
  const secrets = [invitation, options.challenge, 'Unwritten', asked, id, ...nneka.cookies.values()];
  for (const { path } of pages) await nneka.send(path);
  // The second one comes after the first has ended the session.
  for (const _time of [1, 2])
    await nneka.send('/desk/account', { method: 'POST', headers: FORM, body: `words=${invitation}` });
  const logged = lines.join('');
  expect(logged).toContain('"/desk/invitation/passkey"');
  expect(secrets.filter((secret) => secret === '' || logged.includes(secret))).toEqual([]);
});
