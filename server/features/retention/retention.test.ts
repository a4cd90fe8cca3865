import { randomUUID } from 'node:crypto';
import fastify from 'fastify';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { lagosDay } from '#domain/text/format-date.ts';
import type { OutboxTable } from '#server/database/message-tables.ts';
import type { Database } from '#server/database/schema.ts';
import { addToOutbox } from '#server/delivery/outbox-repository.ts';
import { changeComplaint, complaint } from '#tests/support/complaints.ts';
import { dialects, testDatabases } from '#tests/support/databases.ts';
import { typedContact } from '#tests/support/send-form.ts';
import { recordedActions } from '#tests/support/test-desk.ts';
import { storeComplaint } from '../complaint/complaint-repository.ts';
import { COMMAND_LINE } from '../desk/audit-repository.ts';
import { storeReport } from '../directory/place-report-repository.ts';
import { keepMessageChange, storeMessage } from '../message/message-repository.ts';
import { signUp, unsubscribe } from '../newsletter/subscriber-repository.ts';
import { deleteExpired, RETENTION, retentionWorker } from './retention.ts';

const DAYS = 30;
const WAIT = { timeout: 20_000, interval: 20 };
const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

describe.each(dialects)('retention on %s', (dialect) => {
  const openDatabase = testDatabases(dialect);

  test('what was closed long enough ago goes with all that belongs to it, and nothing else', async () => {
    const { database } = await openDatabase();
    const young = await storeAnswered(database, 'young', ago(DAYS - 1));
    const unsent = await storeAnswered(database, 'with an email to send', ago(DAYS + 1), 'waiting');
    const open = await storeMessage(database, typedContact, null);
    await setChanged(database, open, ago(2 * DAYS - 1));
    const old = await storeAnswered(database, 'old', ago(DAYS + 1));
    await storeNote(database, old, ago(DAYS + 1));
    await storeVisitorReply(database, old, ago(DAYS + 1));
    const spam = await storeMessage(database, { ...typedContact, subject: 'spam' }, 'honeypot');
    await setChanged(database, spam, ago(DAYS + 1));
    const { id: complained } = await storeComplaint(database, complaint, null);
    await changeComplaint(database, complained, { state: 'answered', note: 'Done.' });
    await database
      .updateTable('outbox')
      .set({ state: 'sent' })
      .where('complaint_id', 'is not', null)
      .execute();
    await database
      .updateTable('complaints')
      .set({ changed_at: ago(DAYS + 1) })
      .execute();

    const deleted = { messages: 2, complaints: 1, reports: 0 };
    expect(await deleteExpired(database, DAYS, COMMAND_LINE)).toEqual(deleted);
    const nothing = { messages: 0, complaints: 0, reports: 0 };
    expect(await deleteExpired(database, DAYS, COMMAND_LINE)).toEqual(nothing);
    expect(await idsIn(database, 'messages')).toEqual([young, unsent, open].sort());
    for (const table of ['complaints', 'complaint_changes', 'desk_notes', 'visitor_replies'] as const)
      expect(await idsIn(database, table), table).toEqual([]);
    expect(await idsIn(database, 'message_changes')).toHaveLength(2);
    const owners = await database.selectFrom('outbox').select(['message_id', 'complaint_id']).execute();
    expect(owners.filter((row) => row.complaint_id || row.message_id === old)).toEqual([]);
    const line = {
      action: 'messages.delete',
      after: expect.stringMatching(/^{"messages":2,"complaints":1,/),
    };
    expect(await recordedActions(database)).toMatchObject([line]);
  });

  test('what nobody closes goes after twice as long without news, whether or not its emails were sent', async () => {
    const { database } = await openDatabase();
    const [forgotten, noted, replied] = [
      await storeMessage(database, typedContact, null),
      await storeMessage(database, typedContact, null),
      await storeMessage(database, typedContact, null),
    ];
    await setChanged(database, undefined, ago(2 * DAYS + 1));
    await storeNote(database, noted, ago(2 * DAYS - 1));
    await storeVisitorReply(database, replied, ago(2 * DAYS - 1));
    expect(await deleteExpired(database, DAYS, COMMAND_LINE)).toMatchObject({ messages: 1 });
    expect(await idsIn(database, 'messages')).toEqual([noted, replied].sort());
    expect([noted, replied]).not.toContain(forgotten);
  });

  test('reports go by when they were decided, a STOP is kept as long as an open complaint, and unsubscribed addresses stay', async () => {
    const { database } = await openDatabase();
    const form = { path: '/provider/x', field: 'phone', reason: 'I know', contact: '' } as const;
    const store = async (changes: { decided_at?: string; received_at?: string }) => {
      const id = await storeReport(database, { ...form, value: crypto.randomUUID() }, null, 'en');
      const state = changes.decided_at ? 'accepted' : 'open';
      await database
        .updateTable('place_reports')
        .set({ state, ...changes })
        .where('id', '=', id)
        .execute();
      return id;
    };
    await store({ received_at: ago(DAYS + 9), decided_at: ago(DAYS + 1) });
    await store({ received_at: ago(2 * DAYS + 1) });
    const kept = [
      await store({ received_at: ago(DAYS + 9), decided_at: ago(DAYS - 1) }),
      await store({ received_at: ago(2 * DAYS - 1) }),
    ];
    for (const [number_hash, days] of [
      ['a', DAYS + 1],
      ['b', 2 * DAYS + 1],
    ] as const)
      await database
        .insertInto('sms_stops')
        .values({ number_hash, stopped_at: ago(days) })
        .execute();
    await signUp(database, { user_email: 'ada@example.com', user_name: 'Ada' }, null);
    const { id } = await database.selectFrom('subscribers').select('id').executeTakeFirstOrThrow();
    await unsubscribe(database, id);
    const longAgo = { signed_up_at: ago(9 * DAYS), unsubscribed_at: ago(9 * DAYS) };
    await database.updateTable('subscribers').set(longAgo).execute();
    expect(await deleteExpired(database, DAYS, COMMAND_LINE)).toMatchObject({ reports: 2 });
    expect(await idsIn(database, 'place_reports')).toEqual(kept.sort());
    expect(await database.selectFrom('sms_stops').select('number_hash').execute()).toEqual([
      { number_hash: 'a' },
    ]);
    expect(await idsIn(database, 'subscribers')).toEqual([id]);
  });

  test('mails about roles at the desk go on the day after they were sent, or with what is as old', async () => {
    const { database } = await openDatabase();
    const details = JSON.stringify({ formerEmail: 'bisi@example.com' });
    const mail = (state: OutboxTable['state'], days: number) =>
      addToOutbox(database, { kind: 'role-change', person_id: 'p', state, details }).then(async (id) => {
        await database
          .updateTable('outbox')
          .set({ due_at: ago(days) })
          .where('id', '=', id)
          .execute();
        return id;
      });
    const kept = [await mail('waiting', 0), await mail('failed', DAYS - 1)];
    await mail('sent', 0);
    await mail('dropped', 0);
    await mail('failed', DAYS + 1);
    kept.push(await addToOutbox(database, { kind: 'invitation', state: 'sent' }));
    await deleteExpired(database, DAYS, COMMAND_LINE);
    expect(await idsIn(database, 'outbox')).toEqual(kept.sort());
  });

  test('the site does it by itself once a day in one of its processes, in small batches', async () => {
    const { database, open } = await openDatabase();
    const row = await templateRow(database);
    const rows = Array.from({ length: 250 }, () => ({ ...row, id: randomUUID() }));
    await database.insertInto('messages').values(rows).execute();
    const other = await open();
    await setLastDay(database, 1);
    const logs = [await startWorker(database), await startWorker(other)];
    await vi.waitFor(async () => expect(await idsIn(database, 'messages')).toEqual([]), WAIT);
    await vi.waitFor(() => expect(logs.flat()).toHaveLength(1), WAIT);
    const lines = await recordedActions(database);
    expect(lines.map(({ person_name }) => person_name)).toEqual([RETENTION.name, RETENTION.name]);
    // Nothing more on this day, but on the next.
    await database.insertInto('messages').values(rows.slice(0, 1)).execute();
    const third = await startWorker(other);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await idsIn(database, 'messages')).toHaveLength(1);
    await setLastDay(database, 1);
    await vi.waitFor(() => expect(third.length + logs.flat().length).toBe(2), WAIT);
    expect(await idsIn(database, 'messages')).toEqual([]);
  });

  test('a first look and a clock that leaps delete nothing before the next day', async () => {
    const { database } = await openDatabase();
    await database
      .insertInto('messages')
      .values(await templateRow(database))
      .execute();
    const log = await startWorker(database);
    const lookUp = () => database.selectFrom('daily_runs').selectAll().execute();
    await vi.waitFor(async () => expect(await lookUp()).toHaveLength(1), WAIT);
    expect(log).toEqual([]);
    for (const [count, days] of [8, -8].entries()) {
      await setLastDay(database, days);
      await vi.waitFor(() => expect(log).toHaveLength(count + 1), WAIT);
    }
    expect(log.join('')).toContain('check the clock');
    expect(await idsIn(database, 'messages')).toHaveLength(1);
    await setLastDay(database, 7);
    await vi.waitFor(async () => expect(await idsIn(database, 'messages')).toEqual([]), WAIT);
  });
});

type Stored = 'messages' | 'complaints' | 'complaint_changes' | 'message_changes' | 'desk_notes';

async function idsIn(
  database: Database,
  table: Stored | 'outbox' | 'visitor_replies' | 'place_reports' | 'subscribers',
) {
  return (await database.selectFrom(table).select('id').execute()).map(({ id }) => id).sort();
}

async function storeAnswered(database: Database, subject: string, at: string, mails = 'sent') {
  const id = await storeMessage(database, { ...typedContact, subject }, null);
  const step = { state: 'answered', changed_at: at } as const;
  await keepMessageChange(database, id, { ...step, note: 'Yes.', person_name: 'Bisi' });
  await database.updateTable('messages').set(step).where('id', '=', id).execute();
  const state = mails as 'sent' | 'waiting';
  await database.updateTable('outbox').set({ state }).where('message_id', '=', id).execute();
  return id;
}

async function setChanged(database: Database, id: string | undefined, changed_at: string): Promise<void> {
  const update = database.updateTable('messages').set({ changed_at });
  await (id ? update.where('id', '=', id) : update).execute();
}

async function storeNote(database: Database, message_id: string, written_at: string): Promise<void> {
  const note = { id: randomUUID(), message_id, complaint_id: null, person_name: 'Bisi', note: 'Wait.' };
  await database
    .insertInto('desk_notes')
    .values({ ...note, written_at })
    .execute();
}

async function storeVisitorReply(database: Database, message_id: string, received_at: string): Promise<void> {
  const id = randomUUID();
  const reply = { id, message_id, complaint_id: null, mail_key: id, text: 'Well?', attachments: 0 };
  await database
    .insertInto('visitor_replies')
    .values({ ...reply, received_at })
    .execute();
}

/** An answered message whose time is over. */
async function templateRow(database: Database) {
  await storeAnswered(database, 'old', ago(DAYS + 1));
  const row = await database.selectFrom('messages').selectAll().executeTakeFirstOrThrow();
  await database.deleteFrom('messages').execute();
  return row;
}

/** So many days ago. */
async function setLastDay(database: Database, days: number): Promise<void> {
  const row = { job: 'retention', day: lagosDay(new Date(ago(days))) };
  await database
    .insertInto('daily_runs')
    .values(row)
    .onConflict((conflict) => conflict.column('job').doUpdateSet(row))
    .execute();
}

/** Returns the lines that the worker logs after it has deleted something. */
async function startWorker(database: Database): Promise<string[]> {
  const lines: string[] = [];
  const app = fastify({ logger: { level: 'info', stream: { write: (line: string) => lines.push(line) } } });
  await app.register(retentionWorker, { database, days: DAYS, pollMs: 20 });
  onTestFinished(() => app.close());
  await app.ready();
  return lines;
}
