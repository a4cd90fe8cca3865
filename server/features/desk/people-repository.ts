import { randomUUID } from 'node:crypto';
import type { Person } from '#app/desk/desk.ts';
import type { Database, DeskPersonTable } from '../../database/schema.ts';
import { COMMAND_LINE, recordAction } from './audit-repository.ts';
import { createToken, endAllSessions, hashToken } from './session-repository.ts';

const INVITATION_MS = 24 * 3_600_000;

/** Whether anybody was ever invited. */
export async function hasPeople(database: Database): Promise<boolean> {
  const row = await database.selectFrom('desk_people').select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}

/** In whatever letter case it is typed. */
export async function findPerson(database: Database, name: string): Promise<DeskPersonTable | undefined> {
  const people = await database.selectFrom('desk_people').selectAll().execute();
  return people.find((person) => person.name.toLowerCase() === name.toLowerCase());
}

/** Somebody must stay who may do everything, such as read the audit log. */
export class LastAdminError extends Error {
  override message = 'this is the last admin who can sign in';
}

/**
 * Lets nobody else change this person before the transaction ends, and gives the row as it is then. Whoever adds or
 * removes passkeys or sessions calls it first, or PostgreSQL would let a passkey slip past the end of an access. It is
 * an update of nothing because SQLite, which locks all by itself, knows no `for update`.
 */
export function lockPerson(transaction: Database, id: string): Promise<DeskPersonTable | undefined> {
  return transaction
    .updateTable('desk_people')
    .set((row) => ({ role: row.ref('role') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/**
 * Gives the token of a link where a passkey can be made, once. Whatever let this person in before is worth nothing from
 * now on: links, passkeys and sessions.
 */
export function invitePerson(database: Database, { name, role }: Pick<Person, 'name' | 'role'>) {
  return database.transaction().execute(async (transaction) => {
    const known = await findPerson(transaction, name);
    const before = known && (await lockWithAdmins(transaction, known.id));
    if (role !== 'admin' && before) await keepOneAdmin(transaction, before);
    const id = before?.id ?? randomUUID();
    const now = Date.now();
    const invited_at = new Date(now).toISOString();
    await transaction
      .insertInto('desk_people')
      .values({ id, name, role, invited_at, revoked_at: null })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ role, invited_at, revoked_at: null }))
      .execute();
    await endAccess(transaction, id);
    const token = createToken();
    const expires_at = new Date(now + INVITATION_MS).toISOString();
    await transaction
      .insertInto('desk_invitations')
      .values({ token_hash: hashToken(token), person_id: id, expires_at })
      .execute();
    await recordAction(transaction, COMMAND_LINE, {
      action: 'person.invite',
      subject: name,
      before: before && { role: before.role, revoked: before.revoked_at !== null },
      after: { role },
    });
    return token;
  });
}

/** At once, on every device. */
export async function revokePerson(database: Database, { id, name }: DeskPersonTable): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const before = await lockWithAdmins(transaction, id);
    if (!before) return;
    await keepOneAdmin(transaction, before);
    await transaction
      .updateTable('desk_people')
      .set({ revoked_at: new Date().toISOString() })
      .where('id', '=', id)
      .execute();
    await endAccess(transaction, id);
    await recordAction(transaction, COMMAND_LINE, {
      action: 'person.revoke',
      subject: name,
      before: { role: before.role },
    });
  });
}

async function endAccess(transaction: Database, personId: string): Promise<void> {
  await transaction.deleteFrom('desk_invitations').where('person_id', '=', personId).execute();
  await transaction.deleteFrom('desk_passkeys').where('person_id', '=', personId).execute();
  await endAllSessions(transaction, personId);
}

/** All admins with them, each command in the same order: two who are revoked at once would each see the other stay. */
async function lockWithAdmins(transaction: Database, id: string): Promise<DeskPersonTable | undefined> {
  const rows = await transaction
    .selectFrom('desk_people')
    .select('id')
    .where((row) => row.or([row('id', '=', id), row('role', '=', 'admin')]))
    .orderBy('id')
    .execute();
  let person: DeskPersonTable | undefined;
  for (const row of rows) {
    const locked = await lockPerson(transaction, row.id);
    if (row.id === id) person = locked;
  }
  return person;
}

async function keepOneAdmin(transaction: Database, { id }: DeskPersonTable): Promise<void> {
  const now = new Date().toISOString();
  const admins = await transaction
    .selectFrom('desk_people')
    .select('id')
    .where('role', '=', 'admin')
    .where('revoked_at', 'is', null)
    .where((person) =>
      person.or([
        person('id', 'in', person.selectFrom('desk_passkeys').select('person_id')),
        person(
          'id',
          'in',
          person.selectFrom('desk_invitations').select('person_id').where('expires_at', '>', now),
        ),
      ]),
    )
    .execute();
  if (admins.length === 1 && admins[0]?.id === id) throw new LastAdminError();
}

/** Each with the passkey that was used last, and until when a link waits for them. */
export function listPeople(database: Database) {
  return database
    .selectFrom('desk_people')
    .leftJoin('desk_passkeys', 'desk_passkeys.person_id', 'desk_people.id')
    .leftJoin('desk_invitations', (join) =>
      join
        .onRef('desk_invitations.person_id', '=', 'desk_people.id')
        .on('expires_at', '>', new Date().toISOString()),
    )
    .selectAll('desk_people')
    .select((row) => [
      row.fn.max('desk_passkeys.id').as('passkey'),
      row.fn.max('used_at').as('lastUsedAt'),
      row.fn.max('expires_at').as('invitedUntil'),
    ])
    .groupBy('desk_people.id')
    .orderBy('name')
    .execute();
}

/** Whose link it is, while it can be used. */
export async function findInvited(database: Database, token: string): Promise<Person | undefined> {
  return database
    .selectFrom('desk_invitations')
    .innerJoin('desk_people', 'desk_people.id', 'person_id')
    .select(['desk_people.id', 'name', 'role'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', new Date().toISOString())
    .executeTakeFirst();
}
