import { createHash, randomBytes } from 'node:crypto';
import type { Person } from '#domain/desk/roles.ts';
import type { Database } from '../../database/schema.ts';

const IDLE_MS = 3_600_000;
const LONGEST_MS = 12 * IDLE_MS;
const FRESH_MS = 10 * 60_000;
/** So often at most is it written down that somebody is still there. */
const SEEN_EVERY_MS = 60_000;

/** 256 random bits; whoever reads the database learns only their hash. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

/** What is known of where somebody signs in. */
export interface SignInDevice {
  /** In words. */
  device: string;
  passkeyId: string;
}

/** Gives the token that the browser keeps. */
export async function startSession(
  database: Database,
  personId: string,
  from?: SignInDevice,
): Promise<string> {
  const token = createToken();
  const now = ago(0);
  // Those that nobody has come back to are of no use to anybody.
  await database
    .deleteFrom('desk_sessions')
    .where((row) => row.or([row('seen_at', '<', ago(IDLE_MS)), row('started_at', '<', ago(LONGEST_MS))]))
    .execute();
  await database
    .insertInto('desk_sessions')
    .values({
      token_hash: hashToken(token),
      person_id: personId,
      started_at: now,
      seen_at: now,
      device: from?.device ?? '',
      passkey_id: from?.passkeyId ?? null,
    })
    .execute();
  return token;
}

/** Whose session it is; undefined when there is none, it is over, or the person has been revoked. */
export async function readSession(database: Database, token: string): Promise<Person | undefined> {
  const token_hash = hashToken(token);
  const session = await database
    .selectFrom('desk_sessions')
    .innerJoin('desk_people', 'desk_people.id', 'desk_sessions.person_id')
    .select(['desk_people.id', 'name', 'role', 'revoked_at', 'started_at', 'seen_at'])
    .where('token_hash', '=', token_hash)
    .executeTakeFirst();
  if (!session) return undefined;
  const now = Date.now();
  const { id, name, role, revoked_at, started_at, seen_at } = session;
  const [started, seen] = [Date.parse(started_at), Date.parse(seen_at)];
  // A time far ahead was written by a clock that has been put right since.
  const isOver = now - seen > IDLE_MS || Math.abs(now - started) > LONGEST_MS;
  if (revoked_at || isOver) {
    await endSession(database, token);
    return undefined;
  }
  if (now - seen > SEEN_EVERY_MS)
    await database
      .updateTable('desk_sessions')
      .set({ seen_at: new Date(now).toISOString() })
      .where('token_hash', '=', token_hash)
      .execute();
  return { id, name, role };
}

export async function endSession(database: Database, token: string): Promise<void> {
  await database.deleteFrom('desk_sessions').where('token_hash', '=', hashToken(token)).execute();
}

/** Those that are not over, the one used last first. Their ids are hashes, which open nothing. */
export function listSessions(database: Database, personId: string) {
  return database
    .selectFrom('desk_sessions')
    .select(['token_hash as id', 'device', 'started_at as startedAt', 'seen_at as seenAt'])
    .where('person_id', '=', personId)
    .where('seen_at', '>=', ago(IDLE_MS))
    .where('started_at', '>=', ago(LONGEST_MS))
    .orderBy('seen_at', 'desc')
    .orderBy('started_at', 'desc')
    .execute();
}

/** Whether somebody has just signed in: a desk that was left open must not become a way in for good. */
export async function isFresh(database: Database, personId: string, id: string): Promise<boolean> {
  const row = await database
    .selectFrom('desk_sessions')
    .select('token_hash')
    .where('person_id', '=', personId)
    .where('token_hash', '=', id)
    .where('started_at', '>', ago(FRESH_MS))
    .executeTakeFirst();
  return row !== undefined;
}

/** By its id; undefined when it is over already, or somebody else's. */
export function endSessionOf(database: Database, personId: string, id: string) {
  return database
    .deleteFrom('desk_sessions')
    .where('person_id', '=', personId)
    .where('token_hash', '=', id)
    .returning('device')
    .executeTakeFirst();
}

/** On every device. */
export async function endAllSessions(database: Database, personId: string): Promise<void> {
  await database.deleteFrom('desk_sessions').where('person_id', '=', personId).execute();
}
