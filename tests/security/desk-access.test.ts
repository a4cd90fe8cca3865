import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deskRoutes } from '#app/desk/desk-routes.ts';
import { mayOpen, ROLES, type Role } from '#domain/desk/roles.ts';
import { tableNames } from '#server/database/table-keys.ts';
import { findPerson, invitePerson, revokePerson } from '#server/features/desk/people-repository.ts';
import { hashToken } from '#server/features/desk/session-repository.ts';
import { loadBuiltSite } from '#server/pages/built-site.ts';
import { signIn } from '../support/desk.ts';
import { createDeskBrowser } from '../support/desk-browser.ts';
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
function newAddress(): string {
  visitors++;
  return `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

async function ask(path: string, headers: Record<string, string> = {}, body?: string): Promise<number> {
  const answer = await site.fetch(path, {
    redirect: 'manual',
    headers: { 'x-forwarded-for': newAddress(), ...(body !== undefined && FORM), ...headers },
    ...(body !== undefined && { method: 'POST', body }),
  });
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

const guests: [who: string, cookie: () => Promise<string>][] = [
  ['no session', async () => ''],
  ['a forged session', async () => `desk=${randomBytes(32).toString('base64url')}`],
  ['the hash of a session', async () => `desk=${hashToken((await signIn(database, 'admin')).token)}`],
  [
    'a session idle for an hour',
    () => aged({ seen_at: new Date(Date.now() - HOUR_MS - 1000).toISOString() }),
  ],
  [
    'a session of twelve hours',
    () => aged({ started_at: new Date(Date.now() - 12 * HOUR_MS - 1000).toISOString() }),
  ],
  [
    'a session of somebody revoked',
    async () => {
      const { person, headers } = await signIn(database, 'admin');
      await database
        .updateTable('desk_people')
        .set({ revoked_at: new Date().toISOString() })
        .where('id', '=', person.id)
        .execute();
      return headers.cookie;
    },
  ],
];

async function aged(change: { seen_at?: string; started_at?: string }): Promise<string> {
  const { headers, token } = await signIn(database, 'admin');
  await database
    .updateTable('desk_sessions')
    .set(change)
    .where('token_hash', '=', hashToken(token))
    .execute();
  return headers.cookie;
}

describe('every page of the desk', () => {
  test.each(guests)('with %s is neither read nor written to', async (_who, makeCookie) => {
    const tries: { path: string; toRead: string; toWrite: string }[] = [];
    // One for each: the first answer may end a session that is over.
    for (const { path } of pages)
      tries.push({ path, toRead: await makeCookie(), toWrite: await makeCookie() });
    const before = await readAll();
    for (const { path, toRead, toWrite } of tries) {
      expect([path, await ask(path, { cookie: toRead })]).toEqual([path, 401]);
      expect([path, await ask(path, { ...OWN, cookie: toWrite }, 'x=1')]).toEqual([path, 401]);
    }
    expect(await readAll()).toBe(before);
  });

  test.each(ROLES)('opens to %s only where the page names the role', async (role) => {
    const { headers } = await signIn(database, role);
    const refused = pages.filter(({ roles }) => !mayOpen(role, roles));
    const before = await readAll();
    for (const { path } of refused) {
      expect([path, await ask(path, headers)]).toEqual([path, 403]);
      expect([path, await ask(path, { ...OWN, ...headers }, 'x=1')]).toEqual([path, 403]);
    }
    expect(await readAll()).toBe(before);
    for (const { path } of pages.filter(({ roles }) => mayOpen(role, roles)))
      expect([200, 303, 404], path).toContain(await ask(path, headers));
  });

  test('takes no form that another site sends, or that does not say who sends it', async () => {
    const { token } = await signIn(database, 'admin');
    const before = await readAll();
    for (const { path } of pages)
      for (const from of [
        {},
        { origin: 'null' },
        { origin: 'https://evil.example' },
        { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
        { 'sec-fetch-site': 'cross-site' },
        { origin: PUBLIC_URL, 'sec-fetch-site': 'same-site' },
      ] as Record<string, string>[])
        expect([path, await ask(path, { cookie: `desk=${token}`, ...from }, 'x=1')]).toEqual([path, 403]);
    expect(await readAll()).toBe(before);
    expect(await ask('/desk', { cookie: `desk=${token}` })).toBe(200);
  });

  test('is kept nowhere', async () => {
    const { headers } = await signIn(database, 'admin');
    for (const cookie of ['', headers.cookie])
      for (const { path } of pages) {
        const answer = await site.fetch(path, { headers: { cookie } });
        expect([path, answer.headers.get('cache-control'), answer.headers.get('x-robots-tag')]).toEqual([
          path,
          'no-store',
          'noindex, nofollow',
        ]);
        expect(answer.headers.has('x-build')).toBe(false);
      }
  });
});

describe('random tokens', () => {
  /** More than one address may send, from so many that none of them is near its limit. */
  const GUESSES = 160;
  const random = () => randomBytes(32).toString('base64url');
  const kinds: [kind: string, guess: (address: string) => Promise<number>][] = [
    ['a session', (address) => ask('/desk', { 'x-forwarded-for': address, cookie: `desk=${random()}` })],
    [
      'an invitation',
      (address) =>
        ask(
          '/desk/invitation/options',
          { ...OWN, 'x-forwarded-for': address },
          JSON.stringify({ invitation: random() }),
        ),
    ],
    [
      'a challenge',
      (address) => {
        const { authenticator } = createDeskBrowser(url, PUBLIC_URL);
        const response = authenticator.sign({ challenge: random(), rpId: 'localhost' });
        const cookie = `desk-challenge=${Date.now() + HOUR_MS}.${random()}`;
        return ask(
          '/desk/sign-in',
          { ...OWN, 'x-forwarded-for': address, cookie },
          JSON.stringify({ response }),
        );
      },
    ],
  ];

  test.each(kinds)('of %s open nothing, and one address is soon refused', async (_kind, guess) => {
    await invitePerson(database, await findPerson(database, 'Waiting'), { name: 'Waiting', role: 'admin' });
    const statuses = new Set<number>();
    for (let count = 0; count < GUESSES; count += 20) {
      const address = newAddress();
      for (const status of await Promise.all(Array.from({ length: 20 }, () => guess(address))))
        statuses.add(status);
    }
    expect([...statuses].filter((status) => ![400, 401, 404].includes(status))).toEqual([]);
    const address = newAddress();
    for (let count = 0; count < 120; count += 20)
      await Promise.all(Array.from({ length: 20 }, () => guess(address)));
    expect(await guess(address)).toBe(429);
  });
});

test('an invitation, a challenge and a session that were used or have ended cannot be used again', async () => {
  const browser = () => createDeskBrowser(url, PUBLIC_URL);
  const person = { name: 'Replayed', role: 'admin' } as const;
  const invitation = await invitePerson(database, undefined, person);
  const ada = browser();
  expect(await ada.accept(invitation)).toBe(200);
  expect(await browser().accept(invitation)).toBe(404);

  const options = await ada.ask('/desk/sign-in/options', {});
  const challenge = ada.cookies.get('desk-challenge') ?? '';
  const response = ada.authenticator.sign(options);
  expect((await ada.postJson('/desk/sign-in', { response })).status).toBe(200);
  const thief = browser();
  thief.cookies.set('desk-challenge', challenge);
  expect((await thief.postJson('/desk/sign-in', { response })).status).toBe(401);

  const late = await ada.ask('/desk/sign-in/options', {});
  const moved = (ada.cookies.get('desk-challenge') ?? '').replace(/^\d+/, String(Date.now() + HOUR_MS));
  ada.cookies.set('desk-challenge', moved);
  expect((await ada.postJson('/desk/sign-in', { response: ada.authenticator.sign(late) })).status).toBe(401);

  const expired = await invitePerson(database, undefined, { name: 'Late', role: 'admin' });
  await database.updateTable('desk_invitations').set({ expires_at: new Date().toISOString() }).execute();
  expect(await browser().accept(expired)).toBe(404);

  const session = ada.cookies.get('desk') ?? '';
  expect(await ada.isIn()).toBe(true);
  await ada.send('/desk/sign-out', { method: 'POST' });
  thief.cookies.set('desk', session);
  expect(await thief.isIn()).toBe(false);
  const known = await findPerson(database, person.name);
  expect(await ada.signIn()).toBe(200);
  await invitePerson(database, undefined, { name: 'Another admin', role: 'admin' });
  if (known) await revokePerson(database, known);
  expect([await ada.isIn(), await ada.signIn()]).toEqual([false, 401]);
});

test('signing in leaves a session behind that an attacker has planted', async () => {
  const victim = createDeskBrowser(url, PUBLIC_URL);
  await victim.accept(await invitePerson(database, undefined, { name: 'Victim', role: 'admin' }));
  const { token } = await signIn(database, 'inbox');
  victim.cookies.set('desk', token);
  expect(await victim.signIn()).toBe(200);
  expect(victim.cookies.get('desk')).not.toBe(token);
  expect(await ask('/desk', { cookie: `desk=${token}` })).toBe(401);
});

test('no token, challenge, cookie or name is in the log', async () => {
  const name = 'Nneka Unwritten-Name';
  const invitation = await invitePerson(database, undefined, { name, role: 'admin' });
  const nneka = createDeskBrowser(url, PUBLIC_URL);
  const options = await nneka.ask('/desk/invitation/options', { invitation });
  const secrets = [
    invitation,
    options.challenge,
    name,
    'Unwritten',
    nneka.cookies.get('desk-challenge') ?? '',
  ];
  const wrong = createDeskBrowser('', 'https://evil.example').authenticator.make(options);
  await nneka.postJson('/desk/invitation/passkey', { invitation, response: wrong });
  expect(await nneka.accept(invitation)).toBe(200);
  expect(await nneka.signIn()).toBe(200);
  secrets.push(...nneka.cookies.values(), nneka.authenticator.sign(options).id);
  for (const { path } of pages) await nneka.send(path);
  await nneka.send('/desk/account', { method: 'POST', headers: FORM, body: `words=${invitation}` });
  await nneka.send('/desk/account', { method: 'POST', headers: FORM, body: `words=${invitation}` });
  const logged = lines.join('');
  expect(logged).toContain('"/desk/invitation/passkey"');
  expect(secrets.filter((secret) => secret === '' || logged.includes(secret))).toEqual([]);
});
