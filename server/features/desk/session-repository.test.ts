import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { dialects, freshDatabases } from '#tests/support/databases.ts';
import { signIn } from '#tests/support/desk.ts';
import { openDatabase } from '../../database/connect.ts';
import { revokePerson } from './people-repository.ts';
import { hashToken, readSession, startSession } from './session-repository.ts';

const MINUTE_MS = 60_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-14T09:00:00Z') }));
afterEach(() => void vi.useRealTimers());

describe.each(dialects)('sessions on %s', (dialect) => {
  const freshDatabase = freshDatabases(dialect);

  async function start() {
    const database = await openDatabase(await freshDatabase());
    onTestFinished(() => database.destroy());
    const { person, token } = await signIn(database, 'inbox');
    return { database, person, token };
  }
  const pass = (minutes: number) => void vi.setSystemTime(Date.now() + minutes * MINUTE_MS);

  test('only the hash of a token is kept', async () => {
    const { database, token } = await start();
    const rows = await database.selectFrom('desk_sessions').selectAll().execute();
    expect(rows.map(({ token_hash }) => token_hash)).toEqual([hashToken(token)]);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  });

  test('an hour without a visit ends a session, and a visit gives it another hour', async () => {
    const { database, person, token } = await start();
    for (let count = 0; count < 3; count++) {
      pass(59);
      expect(await readSession(database, token)).toEqual(person);
    }
    pass(61);
    expect(await readSession(database, token)).toBeUndefined();
    pass(-61);
    expect(await readSession(database, token)).toBeUndefined();
  });

  test('after twelve hours a session is over, however busy it is', async () => {
    const { database, token } = await start();
    for (let hours = 0; hours < 24; hours++) {
      pass(30);
      expect(await readSession(database, token)).toBeDefined();
    }
    pass(1);
    expect(await readSession(database, token)).toBeUndefined();
  });

  test('whoever is revoked is out at once', async () => {
    const { database, person, token } = await start();
    const row = { ...person, invited_at: '', revoked_at: null };
    await revokePerson(database, row);
    expect(await readSession(database, token)).toBeUndefined();
    // Not even a session that was started at the same instant opens anything.
    expect(await readSession(database, await startSession(database, person.id))).toBeUndefined();
  });

  test('sessions that are over leave the database at the next sign-in', async () => {
    const { database, person } = await start();
    pass(61);
    await startSession(database, person.id);
    expect(await database.selectFrom('desk_sessions').selectAll().execute()).toHaveLength(1);
  });
});
