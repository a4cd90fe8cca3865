import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Role } from '#domain/desk/roles.ts';
import { dialects, testDatabases } from '#tests/support/databases.ts';
import { signIn } from '#tests/support/desk.ts';
import type { Database } from '../../database/schema.ts';
import { acceptInvitation, findPasskey } from './passkey-service.ts';
import { invitePerson, revokePerson } from './people/change-person.ts';
import { findInvited, findPerson } from './people-repository.ts';
import { readSession, startSession } from './session-repository.ts';

/** Without a lock three of four of them leave a passkey behind on PostgreSQL. */
const ROUNDS = 20;

describe.each(dialects)('people on %s', (dialect) => {
  const openDatabase = testDatabases(dialect);

  const invite = (database: Database, name: string, role: Role) => invitePerson(database, { name, role });
  async function revoke(database: Database, name: string): Promise<void> {
    const person = await findPerson(database, name);
    if (person) await revokePerson(database, person);
  }

  async function accept(database: Database, invitation: string, id: string): Promise<string | undefined> {
    const person = await findInvited(database, invitation);
    const passkey = { id, public_key: 'key', counter: 0, transports: '', label: '' };
    return person && acceptInvitation(database, person, invitation, passkey);
  }

  async function left(database: Database) {
    const tables = ['desk_passkeys', 'desk_sessions'] as const;
    const rows = tables.map((table) => database.selectFrom(table).selectAll().execute());
    return (await Promise.all(rows)).map(({ length }) => length);
  }

  test.each(['revoked', 'invited again'])(
    'of a passkey that is made while its owner is %s nothing is left',
    async (what) => {
      const { database: site, open } = await openDatabase();
      const command = await open();
      for (let round = 0; round < ROUNDS; round++) {
        const invitation = await invite(command, 'Ada', 'inbox');
        const passkey = randomUUID();
        await Promise.all([
          accept(site, invitation, passkey),
          // Sooner or later in each round, so that every order comes up.
          pause(Math.random() * 4).then(async () => {
            if (what === 'revoked') await revoke(command, 'Ada');
            else await invite(command, 'Ada', 'inbox');
          }),
        ]);
        expect([round, ...(await left(site))]).toEqual([round, 0, 0]);
        await invite(command, 'Ada', 'inbox');
        expect(await findPasskey(site, passkey)).toBeUndefined();
      }
    },
  );

  test('the last admin who can sign in is neither revoked nor given another role', async () => {
    const { database } = await openDatabase();
    await accept(database, await invite(database, 'Ada', 'admin'), 'of Ada');
    await accept(database, await invite(database, 'Care', 'inbox'), 'of Care');
    await expect(revoke(database, 'Ada')).rejects.toThrow('last admin');
    await expect(invite(database, 'Ada', 'editor')).rejects.toThrow('last admin');
    expect(await left(database)).toEqual([2, 2]);
    expect(await findPerson(database, 'Ada')).toMatchObject({ role: 'admin', revoked_at: null });

    // An invitation that nobody has used in time lets nobody in.
    await invite(database, 'Bola', 'admin');
    await database.updateTable('desk_invitations').set({ expires_at: '2026-01-01' }).execute();
    await expect(revoke(database, 'Ada')).rejects.toThrow('last admin');
    await revoke(database, 'Bola');
    await invite(database, 'Bola', 'admin');
    await revoke(database, 'Ada');
    await expect(revoke(database, 'Bola')).rejects.toThrow('last admin');
    // Nor does it hold up anything that leaves the admins as they are.
    await revoke(database, 'Ada');
    await revoke(database, 'Care');
    await invite(database, 'Bola', 'admin');
  });
});

describe.each(dialects)('sessions on %s', (dialect) => {
  const openDatabase = testDatabases(dialect);
  let database: Database;
  let session: Awaited<ReturnType<typeof signIn>>;

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-14T09:00:00Z') });
    ({ database } = await openDatabase());
    session = await signIn(database, 'inbox');
  });
  afterEach(() => void vi.useRealTimers());

  const pass = (minutes: number) => void vi.setSystemTime(Date.now() + minutes * 60_000);
  const read = () => readSession(database, session.token);

  test('an hour without a visit ends a session, and a visit gives it another hour', async () => {
    for (let count = 0; count < 3; count++) {
      pass(59);
      expect(await read()).toEqual(session.person);
    }
    pass(61);
    expect(await read()).toBeUndefined();
    pass(-61);
    expect(await read()).toBeUndefined();
  });

  test('after twelve hours a session is over, however busy it is', async () => {
    for (let hours = 0; hours < 24; hours++) {
      pass(30);
      expect(await read()).toBeDefined();
    }
    pass(1);
    expect(await read()).toBeUndefined();
  });

  test('not even a session that was started while its person was revoked opens anything', async () => {
    await revokePerson(database, session.person);
    expect(await readSession(database, await startSession(database, session.person.id))).toBeUndefined();
  });

  test('sessions that are over leave the database at the next sign-in', async () => {
    pass(61);
    await startSession(database, session.person.id);
    expect(await database.selectFrom('desk_sessions').selectAll().execute()).toHaveLength(1);
  });
});
