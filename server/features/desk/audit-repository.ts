import { randomUUID } from 'node:crypto';
import type { Person } from '#app/desk/desk.ts';
import type { AuditAction, AuditField } from '#content/desk/audit.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Database } from '../../database/schema.ts';
import { HEAD_ID, hashLine } from './audit-chain.ts';

/** Whoever uses `npm run`. */
export const COMMAND_LINE: Person = { id: 'command line', name: 'command line', role: 'admin' };

/** Never a visitor's words or contact details. */
export type ActionDetails = Partial<Record<AuditField, string | number | boolean | null | readonly string[]>>;

interface NewAction {
  action: AuditAction;
  subject: string;
  before?: ActionDetails | undefined;
  after?: ActionDetails | undefined;
}

/**
 * To be called in the transaction that does what it tells of, as its last step: until that ends, whoever else has
 * something to record waits for the head of the chain. Nothing here changes or removes a line.
 */
export function recordAction(
  database: Database,
  person: Pick<Person, 'id' | 'name'>,
  { action, subject, before, after }: NewAction,
): Promise<void> {
  return inTransaction(database, async (transaction) => {
    const { number, hash: previous } = await transaction
      .updateTable('audit_log_head')
      .set((row) => ({ number: row('number', '+', 1) }))
      .where('id', '=', HEAD_ID)
      .returning(['number', 'hash'])
      .executeTakeFirstOrThrow();
    const row = {
      id: randomUUID(),
      at: new Date().toISOString(),
      person_id: person.id,
      person_name: person.name,
      action,
      subject,
      before: asText(before),
      after: asText(after),
      number,
    };
    const hash = hashLine(previous, row);
    await transaction
      .insertInto('audit_log')
      .values({ ...row, hash })
      .execute();
    await transaction.updateTable('audit_log_head').set({ hash }).where('id', '=', HEAD_ID).execute();
  });
}

function asText(details: ActionDetails | undefined): string {
  return details === undefined ? '' : JSON.stringify(details);
}
