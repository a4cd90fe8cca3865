import { randomUUID } from 'node:crypto';
import type { Person } from '#app/desk/desk.ts';
import type { AuditAction, AuditField } from '#content/desk/audit.ts';
import type { Database } from '../../database/schema.ts';

/** Who acts by `npm run`. */
export const COMMAND_LINE: Person = { id: 'command line', name: 'command line', role: 'admin' };

/** Never a visitor's words or contact details. */
export type ActDetails = Partial<Record<AuditField, string | number | boolean | null | readonly string[]>>;

interface NewAct {
  action: AuditAction;
  subject: string;
  before?: ActDetails | undefined;
  after?: ActDetails | undefined;
}

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

function asText(details: ActDetails | undefined): string {
  return details === undefined ? '' : JSON.stringify(details);
}
