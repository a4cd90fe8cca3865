import type { Person } from '#domain/desk/roles.ts';
import type { Database } from '../../../database/schema.ts';
import { recordAction } from '../audit-repository.ts';
import { lockPerson } from '../people-repository.ts';
import { endAllSessions, endSessionOf, isFresh, listSessions } from '../session-repository.ts';
import { readPasskeyName } from './person-names.ts';

/** For everybody, about themselves. */
export function createAccountService(database: Database) {
  return {
    passkeys: ({ id }: Person) => listPasskeys(database, id),
    sessions: ({ id }: Person) => listSessions(database, id),
    /** Only for some minutes after signing in. */
    mayAddPasskey: ({ id }: Person, session: string) => isFresh(database, id, session),

    /** False when there is no such passkey. */
    renamePasskey: (person: Person, id: string, typed: string) =>
      database.transaction().execute(async (transaction) => {
        await lockPerson(transaction, person.id);
        const before = await findOwn(transaction, person.id, id);
        if (!before) return false;
        const name = readPasskeyName(typed);
        if (name === before.name) return true;
        await transaction.updateTable('desk_passkeys').set({ label: name }).where('id', '=', id).execute();
        await recordAction(transaction, person, {
          action: 'passkey.rename',
          subject: person.name,
          before: { passkey: before.name },
          after: { passkey: name },
        });
        return true;
      }),

    /** Ends the sessions that it has opened too, but for the one that asks. */
    removePasskey: (person: Person, id: string, session: string) =>
      database.transaction().execute(async (transaction) => {
        await lockPerson(transaction, person.id);
        const passkeys = await listPasskeys(transaction, person.id);
        const removed = passkeys.find((passkey) => passkey.id === id);
        if (!removed) return 'missing';
        if (passkeys.length === 1) return 'last';
        await transaction.deleteFrom('desk_passkeys').where('id', '=', id).execute();
        await transaction
          .deleteFrom('desk_sessions')
          .where('person_id', '=', person.id)
          .where('passkey_id', '=', id)
          .where('token_hash', '!=', session)
          .execute();
        await recordAction(transaction, person, {
          action: 'passkey.remove',
          subject: person.name,
          before: { passkey: removed.name },
        });
        return 'done';
      }),

    /** False when it is over already. */
    endSession: (person: Person, session: string) =>
      database.transaction().execute(async (transaction) => {
        await lockPerson(transaction, person.id);
        const ended = await endSessionOf(transaction, person.id, session);
        if (!ended) return false;
        await recordAction(transaction, person, {
          action: 'person.end-session',
          subject: person.name,
          after: { device: ended.device },
        });
        return true;
      }),

    endOtherSessions: (person: Person, session: string) =>
      database.transaction().execute(async (transaction) => {
        await lockPerson(transaction, person.id);
        await transaction
          .deleteFrom('desk_sessions')
          .where('person_id', '=', person.id)
          .where('token_hash', '!=', session)
          .execute();
        await recordAction(transaction, person, { action: 'person.end-sessions', subject: person.name });
      }),

    /** Ends every session, this one too. */
    signOutEverywhere: (person: Person) =>
      database.transaction().execute(async (transaction) => {
        await lockPerson(transaction, person.id);
        await endAllSessions(transaction, person.id);
        await recordAction(transaction, person, {
          action: 'person.sign-out-everywhere',
          subject: person.name,
        });
      }),
  };
}

export function listPasskeys(database: Database, personId: string) {
  return database
    .selectFrom('desk_passkeys')
    .select(['id', 'label as name', 'made_at as madeAt', 'used_at as usedAt'])
    .where('person_id', '=', personId)
    .orderBy('made_at')
    .orderBy('id')
    .execute();
}

function findOwn(transaction: Database, personId: string, id: string) {
  return transaction
    .selectFrom('desk_passkeys')
    .select('label as name')
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .executeTakeFirst();
}
