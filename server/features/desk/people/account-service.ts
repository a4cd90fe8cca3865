import type { AccountService } from '#app/desk/people/people-service.ts';
import type { Database } from '../../../database/schema.ts';
import { recordAction } from '../audit-repository.ts';
import { lockPerson } from '../people-repository.ts';
import { endAllSessions, endSessionOf, isFresh, listSessions } from '../session-repository.ts';
import { readPasskeyName } from './person-names.ts';

export function createAccountService(database: Database): AccountService {
  return {
    passkeys: ({ id }) => listPasskeys(database, id),
    sessions: ({ id }) => listSessions(database, id),
    mayAddPasskey: ({ id }, session) => isFresh(database, id, session),

    renamePasskey: (person, id, typed) =>
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

    removePasskey: (person, id, session) =>
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

    endSession: (person, session) =>
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

    endOtherSessions: (person, session) =>
      database.transaction().execute(async (transaction) => {
        await lockPerson(transaction, person.id);
        await transaction
          .deleteFrom('desk_sessions')
          .where('person_id', '=', person.id)
          .where('token_hash', '!=', session)
          .execute();
        await recordAction(transaction, person, { action: 'person.end-sessions', subject: person.name });
      }),

    signOutEverywhere: (person) =>
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
