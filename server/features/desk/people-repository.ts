import type { Person } from '#domain/desk/roles.ts';
import { foldText } from '#domain/text/fold-text.ts';
import type { Database, DeskPersonTable } from '../../database/schema.ts';
import { hashToken } from './session-repository.ts';

/** Whether anybody was ever invited. */
export async function hasPeople(database: Database): Promise<boolean> {
  const row = await database.selectFrom('desk_people').select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}

/** In whatever letter case it is typed, or else a name that looks like it: nobody may be taken for somebody else. */
export async function findPerson(database: Database, name: string): Promise<DeskPersonTable | undefined> {
  const people = await database.selectFrom('desk_people').selectAll().execute();
  const findBy = (fold: (name: string) => string) =>
    people.find((person) => fold(person.name) === fold(name));
  return findBy((each) => each.toLowerCase()) ?? findBy((each) => foldText(each).replaceAll(' ', ''));
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

/** All admins with them, always in the same order: two who are revoked at once would each see the other stay. */
export async function lockWithAdmins(
  transaction: Database,
  id: string,
): Promise<DeskPersonTable | undefined> {
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

/** To be called with all admins locked, before this person is revoked or gets another role. */
export async function keepOneAdmin(transaction: Database, { id }: Pick<DeskPersonTable, 'id'>) {
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
    .leftJoin('desk_invitations', 'desk_invitations.person_id', 'desk_people.id')
    .selectAll('desk_people')
    .select((row) => [
      row.fn.max('desk_passkeys.id').as('passkey'),
      row.fn.max('used_at').as('lastUsedAt'),
      row.fn.max('expires_at').as('linkUntil'),
    ])
    .groupBy('desk_people.id')
    .orderBy('desk_people.name')
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
