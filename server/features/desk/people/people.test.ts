import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { PersonAction } from '#app/desk/people/people-service.ts';
import { peopleWords, personWords } from '#content/desk/people.ts';
import { accountWords } from '#content/desk/sign-in.ts';
import { dialects, dialectsOfPages, testDatabases } from '#tests/support/databases.ts';
import { signIn } from '#tests/support/desk.ts';
import { createAuthenticator, createDeskBrowser } from '#tests/support/desk-browser.ts';
import { startSmtp } from '#tests/support/smtp.ts';
import { noticeOf, recordedLines, type TestStaff, testDesks } from '#tests/support/test-desk.ts';
import type { Database } from '../../../database/schema.ts';
import { listPeople } from '../people-repository.ts';
import { startSession } from '../session-repository.ts';
import { changePerson, invitePerson } from './change-person.ts';

const ORIGIN = 'https://desk.example';
const LINK = /https:\/\/desk\.example\/desk\/invitation#([\w-]{43})/;
const MINUTE_MS = 60_000;
const link = { type: 'link', lost: 'all', role: undefined, email: '', isMailed: false } as const;

afterEach(() => void vi.useRealTimers());

/** Time passes for the site alone: its timers go on. */
function pass(ms: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
}

/** Somebody with a session and a passkey of this id. */
async function member(database: Database, role: 'admin' | 'inbox', name: string) {
  const session = await signIn(database, role, name);
  await addPasskey(database, session.person.id, `of ${name}`);
  return session.person;
}

async function addPasskey(database: Database, person_id: string, id: string): Promise<void> {
  const passkey = {
    public_key: '',
    counter: 0,
    transports: '',
    label: id,
    made_at: new Date().toISOString(),
  };
  await database
    .insertInto('desk_passkeys')
    .values({ ...passkey, id, person_id, used_at: null })
    .execute();
}

describe.each(dialects)('the rules about people, on %s', (dialect) => {
  const openDatabase = testDatabases(dialect);

  test('an admin who is the last one stays, and nobody changes their own access', async () => {
    const { database } = await openDatabase();
    const [ada, bola] = [await member(database, 'admin', 'Ada'), await member(database, 'admin', 'Bola')];
    const attempts: PersonAction[] = [{ type: 'revoke' }, { type: 'role', role: 'inbox' }, link];
    for (const action of attempts)
      expect(await changePerson(database, ada, { id: ada.id, version: 0 }, action)).toBe('self');
    // Ada can still act, but has no passkey: Bola is the only one who could sign in again.
    await database.deleteFrom('desk_passkeys').where('person_id', '=', ada.id).execute();
    for (const action of attempts.slice(0, 2))
      expect(await changePerson(database, ada, { id: bola.id, version: 0 }, action)).toBe('last-admin');
    expect(await recordedLines(database)).toEqual([]);
  });

  test.each<[string, PersonAction]>([
    ['revoke', { type: 'revoke' }],
    ['demote', { type: 'role', role: 'inbox' }],
  ])('of two admins who %s each other at the same moment, one stays', async (_what, action) => {
    const { database: one, open } = await openDatabase();
    const two = await open();
    for (let round = 0; round < 5; round++) {
      if (round > 0) await one.updateTable('desk_people').set({ role: 'editor' }).execute();
      const ada = await member(one, 'admin', `Ada ${round}`);
      const bola = await member(one, 'admin', `Bola ${round}`);
      const outcomes = await Promise.all([
        changePerson(one, ada, { id: bola.id, version: 0 }, action),
        changePerson(two, bola, { id: ada.id, version: 0 }, action),
      ]);
      // Whoever comes second is no admin any more.
      expect(outcomes.sort()).toEqual(['conflict', 'done']);
      const admins = (await listPeople(one)).filter((row) => row.role === 'admin' && !row.revoked_at);
      expect(admins).toHaveLength(1);
    }
  });

  test('what was changed since the page was made is not changed unseen', async () => {
    const { database } = await openDatabase();
    const [ada, bola] = [await member(database, 'admin', 'Ada'), await member(database, 'inbox', 'Bola')];
    const change = (version: number, action: PersonAction) =>
      changePerson(database, ada, { id: bola.id, version }, action);
    expect(await change(0, { type: 'role', role: 'directory' })).toBe('done');
    expect(await change(0, { type: 'revoke' })).toBe('conflict');
    // Nor is a link made for a passkey that its owner has removed, or anew where none waits.
    for (const lost of ['of nobody', 'none']) expect(await change(1, { ...link, lost })).toBe('conflict');
    expect(await change(1, { type: 'revoke' })).toBe('done');
    expect(await changePerson(database, bola, { id: ada.id, version: 0 }, { type: 'revoke' })).toBe(
      'conflict',
    );
    expect(await changePerson(database, ada, { id: 'nobody', version: 0 }, link)).toBe('missing');
    expect(await recordedLines(database)).toEqual([
      'Ada | person.role | Bola | {"role":"directory"}',
      'Ada | person.revoke | Bola | ',
    ]);
  });

  test('a lost phone takes its passkey, all sessions and the link before along; a spare stays', async () => {
    const { database } = await openDatabase();
    const [ada, bola] = [await member(database, 'admin', 'Ada'), await member(database, 'inbox', 'Bola')];
    await addPasskey(database, bola.id, 'spare');
    const left = async () => {
      const [passkeys, sessions, links] = await Promise.all(
        (['desk_passkeys', 'desk_sessions', 'desk_invitations'] as const).map((table) =>
          database.selectFrom(table).selectAll().where('person_id', '=', bola.id).execute(),
        ),
      );
      return [passkeys?.map((row) => ('id' in row ? row.id : '')), sessions?.length, links?.length];
    };
    const change = (version: number, action: PersonAction) =>
      changePerson(database, ada, { id: bola.id, version }, action);
    await change(0, { ...link, lost: 'of Bola' });
    expect(await left()).toEqual([['spare'], 0, 1]);
    expect((await recordedLines(database)).at(-1)).toContain('Ada | person.replace-passkey | Bola |');
    await startSession(database, bola.id);
    await change(1, { ...link, lost: 'none' });
    expect(await left()).toEqual([['spare'], 0, 1]);
    await change(2, { type: 'end-link' });
    expect(await left()).toEqual([['spare'], 0, 0]);
    await change(3, { type: 'revoke' });
    expect(await left()).toEqual([[], 0, 0]);
    // Who comes back begins anew, with the role that was chosen.
    await change(4, { ...link, role: 'editor' });
    expect(await listPeople(database)).toMatchObject([
      { name: 'Ada' },
      { name: 'Bola', role: 'editor', revoked_at: null, passkey: null },
    ]);
  });
});

describe.each(dialectsOfPages)('the pages about people, on %s', (dialect) => {
  const openDesk = testDesks(dialect);

  async function open(environment: Record<string, string> = {}) {
    const site = await openDesk({ environment: { PUBLIC_URL: ORIGIN, ...environment } });
    const { database, staff } = site;
    const ada = await staff('admin', 'Ada');
    await addPasskey(database, ada.person.id, 'of Ada');
    const idOf = async (name: string) =>
      (await listPeople(database)).find((person) => person.name === name)?.id ?? '';
    /** As the form of the page does, with the version that it shows. */
    async function act(who: TestStaff, name: string, fields: Record<string, string>) {
      const url = `/desk/people/${await idOf(name)}`;
      const [, version = ''] = /name="version" value="(\d+)"/.exec((await who.get(url)).body) ?? [];
      return who.post(url, { version, ...fields });
    }
    return { ...site, ada, act, idOf };
  }

  const bola = { name: ' Bola  Ige', role: 'inbox', email: 'bola@example.com' };

  test('an invitation is shown once, waits in the list, is made anew and ended', async () => {
    const { database, ada, act } = await open();
    const invited = await ada.post('/desk/people', bola);
    expect(invited.statusCode).toBe(200);
    expect(invited.body).toMatch(LINK);
    const { body } = await ada.get('/desk/people');
    expect(body).not.toMatch(LINK);
    for (const words of [peopleWords.access.invited, peopleWords.links.heading, peopleWords.links.shown])
      expect(body).toContain(words);
    expect(body).not.toContain(peopleWords.invite.mail);
    const again = await act(ada, 'Bola Ige', {
      action: 'link',
      lost: 'none',
      delivery: 'mail',
      email: 'b@x.ng',
    });
    expect(LINK.exec(again.body)?.[1]).not.toBe(LINK.exec(invited.body)?.[1]);
    const ended = await act(ada, 'Bola Ige', { action: 'end-link' });
    expect(noticeOf(ended)).toContain(peopleWords.done['end-link']);
    const after = (await ada.get('/desk/people')).body;
    expect(after).toContain(peopleWords.access.expired);
    expect(after).not.toContain(peopleWords.links.heading);
    expect(await recordedLines(database)).toEqual([
      'Ada | person.invite | Bola Ige | {"role":"inbox"}',
      'Ada | person.invite | Bola Ige | {"role":"inbox","addressChanged":true}',
      'Ada | person.end-link | Bola Ige | ',
    ]);
  });

  test.each<[string, Record<string, string>, string]>([
    ['an empty name', { name: ' ' }, peopleWords.errors.unprintable],
    ['a name of the audit log', { name: 'Sché dule' }, peopleWords.errors.reserved],
    ['a name that turns its line around', { name: 'Bola \u202e' }, peopleWords.errors.unprintable],
    ['a name that there is', { name: 'ADA' }, peopleWords.errors.taken],
    ['a name that looks like one that there is', { name: 'Á d a' }, peopleWords.errors.taken],
    ...['Ada\u200b', 'A\u00adda', 'Ada\u3164', 'Ada\ufe0f', '\u200fAda', 'Аda', '☺'].map(
      (name): [string, Record<string, string>, string] => [
        `the name ${JSON.stringify(name)}, which looks like another one or like none`,
        { name },
        peopleWords.errors.unprintable,
      ],
    ),
    ['no address for a mail', { email: '', delivery: 'mail' }, peopleWords.errors.email],
    ['a role that there is not', { role: 'owner' }, peopleWords.errors.role],
  ])('%s is refused beside its field, and nothing typed is lost', async (_what, typed, reason) => {
    const { database, ada } = await open();
    const answer = await ada.post('/desk/people', { ...bola, email: 'kept@example.com', ...typed });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(reason);
    if (typed.email === undefined) expect(answer.body).toContain('kept@example.com');
    expect(await recordedLines(database)).toEqual([]);
  });

  test('a mailed link reaches its person alone, and is stored nowhere', async () => {
    const smtp = await startSmtp();
    onTestFinished(() => smtp.stop());
    const { database, ada } = await open({ SMTP_URL: smtp.url });
    const answer = await ada.post('/desk/people', { ...bola, delivery: 'mail' });
    expect([answer.statusCode, noticeOf(answer)]).toEqual([303, expect.stringContaining(bola.email)]);
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(1), { timeout: 15_000, interval: 20 });
    const [mail] = smtp.mails;
    const token = LINK.exec(mail?.text ?? '')?.[1] ?? '';
    expect([mail?.recipients, token]).toEqual([[bola.email], expect.stringMatching(/^.{43}$/)]);
    for (const table of ['desk_invitations', 'outbox', 'audit_log'] as const)
      expect(JSON.stringify(await database.selectFrom(table).selectAll().execute())).not.toContain(token);
    await vi.waitFor(async () =>
      expect((await ada.get('/desk/people')).body).toContain(peopleWords.links.mails.sent(bola.email)),
    );
  });

  test('roles and sessions are changed, and whoever is revoked is out at once', async () => {
    const { database, staff, ada, act } = await open();
    const bolaSession = await staff('inbox', 'Bola');
    await addPasskey(database, bolaSession.person.id, 'of Bola');
    const statusOf = async (url: string) => (await bolaSession.get(url)).statusCode;
    expect(await statusOf('/desk/lists')).toBe(403);
    await act(ada, 'Bola', { action: 'role', role: 'directory' });
    const same = await act(ada, 'Bola', { action: 'role', role: 'directory' });
    expect(noticeOf(same)).toContain(peopleWords.done.sameRole);
    expect(await statusOf('/desk/lists')).toBe(200);
    const stale = await ada.post(`/desk/people/${bolaSession.person.id}`, { version: '0', action: 'revoke' });
    expect([stale.statusCode, stale.body]).toEqual([
      409,
      expect.stringContaining(peopleWords.errors.conflict),
    ]);
    expect(await statusOf('/desk')).toBe(200);
    await act(ada, 'Bola', { action: 'revoke' });
    expect(await statusOf('/desk')).toBe(401);
    const { body } = await ada.get(`/desk/people/${bolaSession.person.id}`);
    for (const words of [personWords.comeBack.heading, 'Changed a person’s role', '/desk/audit?person=Bola'])
      expect(body).toContain(words);
    expect((await act(ada, 'Bola', { action: 'link', role: 'inbox' })).body).toMatch(LINK);
  });

  test('an admin sees where somebody is signed in, and ends one session or all of them', async () => {
    const { database, staff, ada, act } = await open();
    const bolaSession = await staff('inbox', 'Bola');
    const from = { device: 'Chrome on Android', passkeyId: 'of Bola' };
    const phone = await startSession(database, bolaSession.person.id, from);
    const url = `/desk/people/${bolaSession.person.id}`;
    const { body } = await ada.get(url);
    const [, session = ''] = /Chrome on Android[\s\S]*?name="session" value="([\w-]{43})"/.exec(body) ?? [];
    expect(body).not.toContain(phone);
    await act(ada, 'Bola', { action: 'end-session', session });
    expect((await ada.get(url)).body).not.toMatch(/Chrome on Android<\/th>/);
    expect((await bolaSession.get('/desk')).statusCode).toBe(200);
    await act(ada, 'Bola', { action: 'end-sessions' });
    expect((await bolaSession.get('/desk')).statusCode).toBe(401);
    expect(await recordedLines(database)).toEqual([
      'Ada | person.end-session | Bola | {"device":"Chrome on Android"}',
      'Ada | person.end-sessions | Bola | ',
    ]);
  });
});

describe.each(dialectsOfPages)('one’s own passkeys and sessions, on %s', (dialect) => {
  const openDesk = testDesks(dialect);

  async function open() {
    const { app, database } = await openDesk({ environment: { PUBLIC_URL: ORIGIN } });
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const ada = createDeskBrowser(url, ORIGIN);
    await ada.accept(await invitePerson(database, { name: 'Ada', role: 'inbox' }));
    const post = async (fields: Record<string, string>) =>
      noticeOf({
        headers: Object.fromEntries(
          (await ada.send('/desk/account', { method: 'POST', body: new URLSearchParams(fields) })).headers,
        ),
      });
    /** Adds the passkey of this device by Ada's session. */
    async function add(device: ReturnType<typeof createAuthenticator>, name = 'Spare') {
      const options = await ada.ask('/desk/account/passkey/options', {});
      if (!options) return 403;
      return (await ada.postJson('/desk/account/passkey', { name, response: device.make(options) })).status;
    }
    return { database, url, ada, post, add };
  }

  test('a second passkey is added, named, used and removed, and the last one stays', async () => {
    const { database, url, ada, post, add } = await open();
    const spare = createDeskBrowser(url, ORIGIN);
    expect(await add(spare.authenticator)).toBe(200);
    expect(await spare.signIn()).toBe(200);
    // Nobody else's passkey is taken over by its id.
    expect(await add(createAuthenticator(ORIGIN, ada.authenticator.id))).toBe(401);
    const passkey = spare.authenticator.id.toString('base64url');
    expect(await post({ action: 'rename', passkey, name: 'Blue key' })).toContain(accountWords.done.renamed);
    expect(await (await ada.send('/desk/account')).text()).toContain('Blue key');
    expect(await post({ action: 'remove', passkey })).toContain(accountWords.done.removed);
    expect([await spare.isIn(), await spare.signIn(), await ada.isIn()]).toEqual([false, 401, true]);
    expect(await post({ action: 'remove', passkey })).toContain(accountWords.errors.missing);
    const own = ada.authenticator.id.toString('base64url');
    expect(await post({ action: 'remove', passkey: own })).toContain(accountWords.errors.last);
    expect(await ada.signIn()).toBe(200);
    expect((await recordedLines(database)).slice(2, 6)).toEqual([
      'Ada | passkey.add | Ada | {"passkey":"Spare"}',
      'Ada | person.sign-in | Ada | ',
      'Ada | passkey.rename | Ada | {"passkey":"Blue key"}',
      'Ada | passkey.remove | Ada | ',
    ]);
  });

  test('only who has just signed in adds a passkey, and not who has lost the session meanwhile', async () => {
    const { database, url, ada, add } = await open();
    pass(11 * MINUTE_MS);
    expect(await add(createAuthenticator(ORIGIN))).toBe(403);
    expect(await (await ada.send('/desk/account')).text()).toContain(accountWords.add.stale);
    expect(await ada.signIn()).toBe(200);
    const options = await ada.ask('/desk/account/passkey/options', {});
    await invitePerson(database, { name: 'Ada', role: 'inbox' });
    const response = createAuthenticator(ORIGIN).make(options);
    expect((await ada.postJson('/desk/account/passkey', { name: '', response })).status).toBe(403);
    const guest = createDeskBrowser(url, ORIGIN);
    expect((await guest.postJson('/desk/account/passkey/options', {})).status).toBe(403);
    expect(await database.selectFrom('desk_passkeys').selectAll().execute()).toEqual([]);
  });

  test('of two passkeys that are removed at the same moment, one stays', async () => {
    const { database, ada, post, add } = await open();
    const spare = createAuthenticator(ORIGIN);
    await add(spare);
    const ids = [ada.authenticator, spare].map(({ id }) => id.toString('base64url'));
    await Promise.all(ids.map((passkey) => post({ action: 'remove', passkey })));
    expect(await database.selectFrom('desk_passkeys').selectAll().execute()).toHaveLength(1);
  });

  test('other sessions end, one or all of them, and never somebody else’s', async () => {
    const { database, url, ada, post } = await open();
    const devices = [1, 2].map(() => createDeskBrowser(url, ORIGIN, ada.authenticator));
    for (const device of devices) await device.signIn();
    const stranger = await signIn(database, 'inbox', 'Bola');
    const idOf = async (personName: string) =>
      database
        .selectFrom('desk_sessions')
        .innerJoin('desk_people', 'desk_people.id', 'person_id')
        .select('token_hash')
        .where('name', '=', personName)
        .orderBy('started_at', 'desc')
        .executeTakeFirstOrThrow();
    const others = await idOf('Bola');
    expect(await post({ action: 'end-session', session: others.token_hash })).toContain(
      accountWords.errors.over,
    );
    expect(
      await database
        .selectFrom('desk_sessions')
        .selectAll()
        .where('person_id', '=', stranger.person.id)
        .execute(),
    ).toHaveLength(1);
    const newest = await idOf('Ada');
    expect(await post({ action: 'end-session', session: newest.token_hash })).toContain(
      accountWords.done.endedSession,
    );
    expect([await devices[0]?.isIn(), await devices[1]?.isIn(), await ada.isIn()]).toEqual([
      true,
      false,
      true,
    ]);
    expect(await post({ action: 'end-others' })).toContain(accountWords.done.endedOthers);
    expect([await devices[0]?.isIn(), await ada.isIn()]).toEqual([false, true]);
  });
});
