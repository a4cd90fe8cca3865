import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { lagosDay } from '#domain/text/format-date.ts';
import type { Database } from '../../database/schema.ts';
import { addToOutbox } from '../../delivery/outbox-repository.ts';
import { createPoller } from '../../poller.ts';
import { recordAction } from '../desk/audit-repository.ts';
import { promiseDays, type TicketTable } from './promise-repository.ts';

const TABLES: readonly TicketTable[] = ['messages', 'complaints'];
const BATCH = 200;
/** As the index has it: a value of its own keeps SQLite from using it, and all messages are read every five seconds. */
const IS_OPEN = sql<boolean>`state != 'answered'`;

/** By whom it is done, for the audit log. */
const WATCH = { id: 'promises', name: 'Promises' };

/** Tells the admins of what was not answered by its day, in whichever process looks first. */
export async function promiseWatch(
  app: FastifyInstance,
  { database, pollMs = 5_000 }: { database: Database; pollMs?: number },
) {
  const poller = createPoller({
    pauseMs: pollMs,
    log: app.log,
    failure: 'what is overdue cannot be looked up; the admins are told later',
    recovery: 'what is overdue can be looked up again',
    async work() {
      await giveDays(database);
      const count = await escalateOverdue(database);
      if (count > 0) app.log.info({ count }, 'the admins are told of what is overdue');
    },
  });
  app.addHook('onReady', poller.start);
  app.addHook('onClose', async () => poller.stop());
}

/**
 * Gives a day to what a version without one has stored. The admins are not told of what is late at this moment already:
 * an upgrade would fill their mailbox with what the list shows them in one look.
 */
export async function giveDays(database: Database, now = new Date()): Promise<void> {
  const dueOf = await promiseDays(database);
  for (const table of TABLES) {
    const rows = await database
      .selectFrom(table)
      .select(['id', 'received_at'])
      .where('due_on', 'is', null)
      .where(IS_OPEN)
      .limit(BATCH)
      .execute();
    for (const { id, received_at } of rows) {
      const due_on = dueOf(table, new Date(received_at));
      const escalated_at = due_on < lagosDay(now) ? now.toISOString() : null;
      await database
        .updateTable(table)
        .set({ due_on, escalated_at })
        .where('id', '=', id)
        .where('due_on', 'is', null)
        .execute();
    }
  }
}

/** Gives how many this process has told the admins of: of each they are told once, whoever sees it first. */
export async function escalateOverdue(database: Database, now = new Date()): Promise<number> {
  let count = 0;
  for (const table of TABLES) {
    const overdue = await database
      .selectFrom(table)
      .select('id')
      .where('due_on', '<', lagosDay(now))
      .where(IS_OPEN)
      .where('escalated_at', 'is', null)
      .where((row) => row.or([row('suspicion', 'is', null), row('released_at', 'is not', null)]))
      .orderBy('due_on')
      .limit(BATCH)
      .execute();
    for (const { id } of overdue) if (await escalate(database, table, id, now)) count++;
  }
  return count;
}

function escalate(database: Database, table: TicketTable, id: string, now: Date): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const escalated = await transaction
      .updateTable(table)
      .set({ escalated_at: now.toISOString() })
      .where('id', '=', id)
      .where('state', '!=', 'answered')
      .where('escalated_at', 'is', null)
      .returning('due_on')
      .executeTakeFirst();
    if (!escalated) return false;
    const isMessage = table === 'messages';
    const owner = isMessage ? { message_id: id } : { complaint_id: id };
    await addToOutbox(transaction, { kind: 'escalation', ...owner, state: 'waiting' });
    await recordAction(transaction, WATCH, {
      action: isMessage ? 'message.escalate' : 'complaint.escalate',
      subject: isMessage ? id : await referenceOf(transaction, id),
      after: { due: escalated.due_on },
    });
    return true;
  });
}

async function referenceOf(transaction: Database, id: string): Promise<string> {
  const row = await transaction
    .selectFrom('complaints')
    .select('reference')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.reference ?? id;
}
