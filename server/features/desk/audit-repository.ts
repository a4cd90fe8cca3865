import { randomUUID } from 'node:crypto';
import type { Act, Person } from '#app/desk/desk.ts';
import type { Database } from '../../database/schema.ts';

export const ACTS_PER_PAGE = 50;

type NewAct = Pick<Act, 'action' | 'subject'> & Partial<Record<'before' | 'after', unknown>>;

/** To be called in the transaction that does what it tells of. Nothing here changes or removes an act. */
export async function recordAct(database: Database, person: Person, act: NewAct): Promise<void> {
  await database
    .insertInto('desk_acts')
    .values({
      id: randomUUID(),
      at: new Date().toISOString(),
      person_id: person.id,
      person_name: person.name,
      action: act.action,
      subject: act.subject,
      before: asText(act.before),
      after: asText(act.after),
    })
    .execute();
}

export async function listActs(database: Database, page: number): Promise<{ acts: Act[]; total: number }> {
  const { total } = await database
    .selectFrom('desk_acts')
    .select((row) => row.fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await database
    .selectFrom('desk_acts')
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(ACTS_PER_PAGE)
    .offset((page - 1) * ACTS_PER_PAGE)
    .execute();
  return {
    acts: rows.map(({ person_name, ...act }) => ({ ...act, person: person_name })),
    total: Number(total),
  };
}

function asText(value: unknown): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
