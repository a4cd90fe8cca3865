import { randomUUID } from 'node:crypto';
import type { Person } from '#app/desk/desk.ts';
import type { Role } from '#domain/desk/roles.ts';
import type { Database, DeskPersonTable } from '../../database/schema.ts';
import { COMMAND_LINE, recordAct } from './audit-repository.ts';
import { createToken, endAllSessions, hashToken } from './session-repository.ts';

const INVITATION_MS = 24 * 3_600_000;

/** Somebody of the staff as `npm run desk -- list` shows them. */
export interface ListedPerson extends DeskPersonTable {
  passkeys: number;
  /** Until when a link waits for them. */
  invitedUntil: string | null;
  lastUsedAt: string | null;
}

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

/**
 * Gives the token of a link where a passkey can be made, once. A link from before is worth nothing any more; passkeys
 * from before go on until the new one is made.
 */
export function invitePerson(
  database: Database,
  known: DeskPersonTable | undefined,
  { name, role }: Pick<Person, 'name' | 'role'>,
) {
  return database.transaction().execute(async (transaction) => {
    const id = known?.id ?? randomUUID();
    const now = Date.now();
    const invited_at = new Date(now).toISOString();
    await transaction
      .insertInto('desk_people')
      .values({ id, name, role, invited_at, revoked_at: null })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ role, invited_at, revoked_at: null }))
      .execute();
    await transaction.deleteFrom('desk_invitations').where('person_id', '=', id).execute();
    const token = createToken();
    await transaction
      .insertInto('desk_invitations')
      .values({
        token_hash: hashToken(token),
        person_id: id,
        expires_at: new Date(now + INVITATION_MS).toISOString(),
      })
      .execute();
    await recordAct(transaction, COMMAND_LINE, {
      action: 'person.invite',
      subject: name,
      before: known && { role: known.role, revoked: known.revoked_at !== null },
      after: { role },
    });
    return token;
  });
}

/** At once, on every device. */
export async function revokePerson(database: Database, { id, name, role }: DeskPersonTable): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('desk_people')
      .set({ revoked_at: new Date().toISOString() })
      .where('id', '=', id)
      .execute();
    await transaction.deleteFrom('desk_passkeys').where('person_id', '=', id).execute();
    await transaction.deleteFrom('desk_invitations').where('person_id', '=', id).execute();
    await endAllSessions(transaction, id);
    await recordAct(transaction, COMMAND_LINE, { action: 'person.revoke', subject: name, before: { role } });
  });
}

export async function listPeople(database: Database): Promise<ListedPerson[]> {
  const rows = await database
    .selectFrom('desk_people')
    .selectAll('desk_people')
    .select((row) => [
      row
        .selectFrom('desk_passkeys')
        .select((passkey) => passkey.fn.countAll().as('count'))
        .whereRef('person_id', '=', 'desk_people.id')
        .as('passkeys'),
      row
        .selectFrom('desk_passkeys')
        .select((passkey) => passkey.fn.max('used_at').as('used'))
        .whereRef('person_id', '=', 'desk_people.id')
        .as('lastUsedAt'),
      row
        .selectFrom('desk_invitations')
        .select((invitation) => invitation.fn.max('expires_at').as('until'))
        .whereRef('person_id', '=', 'desk_people.id')
        .where('expires_at', '>', new Date().toISOString())
        .as('invitedUntil'),
    ])
    .orderBy('name')
    .execute();
  return rows.map((row) => ({ ...row, passkeys: Number(row.passkeys) }));
}

/** Whose link it is, while it can be used. */
export async function findInvited(
  database: Database,
  token: string,
): Promise<{ id: string; name: string; role: Role } | undefined> {
  return database
    .selectFrom('desk_invitations')
    .innerJoin('desk_people', 'desk_people.id', 'person_id')
    .select(['desk_people.id', 'name', 'role'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', new Date().toISOString())
    .executeTakeFirst();
}
