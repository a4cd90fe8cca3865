import type { OwnPasskey } from '#app/desk/account/account-service.ts';
import type { Person } from '#app/desk/desk.ts';
import type { Database, DeskPasskeyTable } from '../../database/schema.ts';
import { recordAct } from './audit-repository.ts';
import { lockPerson } from './people-repository.ts';
import { endAllSessions, endSession, hashToken, startSession } from './session-repository.ts';

export type NewPasskey = Pick<DeskPasskeyTable, 'id' | 'public_key' | 'counter' | 'transports'>;

/** A passkey with its person; undefined when there is none, or the person has been revoked. */
export async function findPasskey(
  database: Database,
  id: string,
): Promise<{ passkey: DeskPasskeyTable; person: Person } | undefined> {
  const passkey = await database
    .selectFrom('desk_passkeys')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  const person =
    passkey &&
    (await database
      .selectFrom('desk_people')
      .select(['id', 'name', 'role'])
      .where('id', '=', passkey.person_id)
      .where('revoked_at', 'is', null)
      .executeTakeFirst());
  return person && { passkey, person };
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
 * token of a new one; undefined when the invitation was used or taken back meanwhile.
 */
export function acceptInvitation(
  database: Database,
  person: Person,
  invitation: string,
  passkey: NewPasskey,
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
    await transaction
      .insertInto('desk_passkeys')
      .values({ ...passkey, person_id: person.id, made_at: now, used_at: now })
      .execute();
    await recordAct(transaction, person, { action: 'passkey.make', subject: person.name });
    return startSession(transaction, person.id);
  });
}

/** Gives the token of a new session, whatever the browser had before; undefined when the passkey is gone. */
export function recordSignIn(
  database: Database,
  person: Person,
  { id, counter }: Pick<DeskPasskeyTable, 'id' | 'counter'>,
  before: string | undefined,
): Promise<string | undefined> {
  return database.transaction().execute(async (transaction) => {
    const used = await transaction
      .updateTable('desk_passkeys')
      .set({ counter, used_at: new Date().toISOString() })
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    if (!used) return undefined;
    if (before) await endSession(transaction, before);
    await recordAct(transaction, person, { action: 'person.sign-in', subject: person.name });
    return startSession(transaction, person.id);
  });
}
