import { sql } from 'kysely';
import type { Colleague } from '#app/desk/inbox/inbox-service.ts';
import type { Database } from '../../../database/schema.ts';

/** Whether a row of `desk_people` may look after messages and complaints. What others were given is nobody's. */
export const isColleague = sql<boolean>`(role in ('inbox', 'admin') and revoked_at is null)`;

/** Those who may look after messages and complaints, by name. */
export async function listColleagues(database: Database): Promise<Colleague[]> {
  const rows = await database
    .selectFrom('desk_people')
    .select(['id', 'name', 'role', 'email'])
    .where(isColleague)
    .orderBy('name')
    .execute();
  return rows.map(({ email, ...person }) => ({ ...person, hasAddress: email !== '' }));
}

/** The addresses of those who can still sign in; none where nobody has given one. */
export async function staffAddresses(
  database: Database,
  who: { id: string } | { role: 'admin' },
): Promise<string[]> {
  const rows = await database
    .selectFrom('desk_people')
    .select('email')
    .where('email', '!=', '')
    .where('revoked_at', 'is', null)
    .where((row) => ('id' in who ? row('id', '=', who.id) : row('role', '=', who.role)))
    .orderBy('email')
    .execute();
  return rows.map(({ email }) => email);
}
