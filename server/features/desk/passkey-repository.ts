import type { OwnPasskey, Person } from '#app/desk/desk.ts';
import type { Database, DeskPasskeyTable } from '../../database/schema.ts';
import { recordAction } from './audit-repository.ts';
import { lockPerson } from './people-repository.ts';
import { endAllSessions, endSession, hashToken, startSession } from './session-repository.ts';

/** Somebody else's passkey has this id: nothing is changed, not even the invitation. */
export class TakenIdError extends Error {
  override name = 'TakenIdError';
}

/** A passkey with its person; undefined when there is none, or the person has been revoked. */
export async function findPasskey(database: Database, id: string) {
  const row = await database
    .selectFrom('desk_passkeys')
    .innerJoin('desk_people', 'desk_people.id', 'person_id')
    .select(['desk_passkeys.id', 'public_key', 'counter', 'person_id', 'name', 'role'])
    .where('desk_passkeys.id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { person_id, name, role, ...passkey } = row;
  return { passkey, person: { id: person_id, name, role } };
}

export function listPasskeys(database: Database, personId: string): Promise<OwnPasskey[]> {
  return database
    .selectFrom('desk_passkeys')
    .select(['id', 'made_at as madeAt', 'used_at as usedAt'])
    .where('person_id', '=', personId)
    .orderBy('made_at')
    .execute();
}

/**
 * Uses up the invitation, puts the new passkey in the place of all that there were, and ends every session. Gives the
 * token of a new one; undefined when the invitation was used or taken back meanwhile. Throws a `TakenIdError`.
 */
export function acceptInvitation(
  database: Database,
  person: Person,
  invitation: string,
  passkey: Pick<DeskPasskeyTable, 'id' | 'public_key' | 'counter' | 'transports'>,
): Promise<string | undefined> {
  return database.transaction().execute(async (transaction) => {
    const now = new Date().toISOString();
    await lockPerson(transaction, person.id);
    const used = await transaction
      .deleteFrom('desk_invitations')
      .where('token_hash', '=', hashToken(invitation))
      .where('person_id', '=', person.id)
      .where('expires_at', '>', now)
      .returning('person_id')
      .executeTakeFirst();
    if (!used) return undefined;
    await transaction.deleteFrom('desk_passkeys').where('person_id', '=', person.id).execute();
    await endAllSessions(transaction, person.id);
    const made = await transaction
      .insertInto('desk_passkeys')
      .values({ ...passkey, person_id: person.id, made_at: now, used_at: now })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!made) throw new TakenIdError();
    const token = await startSession(transaction, person.id);
    await recordAction(transaction, person, { action: 'passkey.make', subject: person.name });
    return token;
  });
}

interface SignIn {
  person: Person;
  /** With what it has counted to by now. */
  passkey: Pick<DeskPasskeyTable, 'id' | 'counter'>;
  /** False when it was answered before. */
  spendChallenge(transaction: Database): Promise<boolean>;
  /** What the browser had before. */
  sessionBefore: string | undefined;
}

/**
 * Gives the token of a new session; undefined when the passkey is gone, the challenge was answered before, or another
 * sign-in has counted as far, as the clone of a passkey does. Passkeys that are shared between devices never count.
 */
export function recordSignIn(
  database: Database,
  { person, passkey: { id, counter }, spendChallenge, sessionBefore }: SignIn,
): Promise<string | undefined> {
  return database.transaction().execute(async (transaction) => {
    await lockPerson(transaction, person.id);
    if (!(await spendChallenge(transaction))) return undefined;
    const used = await transaction
      .updateTable('desk_passkeys')
      .set({ counter, used_at: new Date().toISOString() })
      .where('id', '=', id)
      .where('counter', counter === 0 ? '=' : '<', counter)
      .returning('id')
      .executeTakeFirst();
    if (!used) return undefined;
    if (sessionBefore) await endSession(transaction, sessionBefore);
    const token = await startSession(transaction, person.id);
    await recordAction(transaction, person, { action: 'person.sign-in', subject: person.name });
    return token;
  });
}
