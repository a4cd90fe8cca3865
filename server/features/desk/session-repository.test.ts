import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dialects } from '#tests/support/databases.ts';
import { signIn } from '#tests/support/desk.ts';
import { testDatabases } from '#tests/support/test-desk.ts';
import type { Database } from '../../database/schema.ts';
import { revokePerson } from './people-repository.ts';
import { readSession, startSession } from './session-repository.ts';

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
    await revokePerson(database, { ...session.person, invited_at: '', revoked_at: null });
    expect(await readSession(database, await startSession(database, session.person.id))).toBeUndefined();
  });

  test('sessions that are over leave the database at the next sign-in', async () => {
    pass(61);
    await startSession(database, session.person.id);
    expect(await database.selectFrom('desk_sessions').selectAll().execute()).toHaveLength(1);
  });
});
