import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { complaint } from '#tests/support/complaints.ts';
import { dialects, testDatabases } from '#tests/support/databases.ts';
import { formsOn } from '#tests/support/forms.ts';
import { typedContact } from '#tests/support/send-form.ts';
import { storeComplaint } from '../complaint/complaint-repository.ts';
import { storeMessage } from '../message/message-repository.ts';
import { createStatusService } from './status-service.ts';
import { readWork, type WaitingWork, watchWork } from './waiting-work.ts';

const NOW = Date.parse('2026-11-17T10:00:00Z');
const MINUTE = 60_000;
const quiet: WaitingWork = {
  mailsWaiting: 0,
  oldestMailAt: undefined,
  mailsFailed: 0,
  messagesOverdue: 0,
  complaintsOverdue: 0,
};
const waiting = (minutes: number): WaitingWork => ({ ...quiet, oldestMailAt: NOW - minutes * MINUTE });

test.each<[string, WaitingWork | undefined, { sendsMail?: boolean; refusedAt?: number }, object]>([
  ['all is well', quiet, {}, { isBusy: false, takesMessages: true, mails: { state: 'sent' } }],
  ['a mail waits for its turn', waiting(9), {}, { mails: { state: 'sent' } }],
  ['mails are late', waiting(20), {}, { mails: { state: 'late', since: '2026-11-17T09:40:00.000Z' } }],
  ['there is no mail server', waiting(20), { sendsMail: false }, { mails: { state: 'none' } }],
  ['the database is gone', undefined, {}, { takesMessages: false, mails: { state: 'unknown' } }],
  ['somebody was sent away', quiet, { refusedAt: NOW - MINUTE }, { isBusy: true }],
  ['that is over', quiet, { refusedAt: NOW - 3 * MINUTE }, { isBusy: false }],
])('the status when %s', async (_case, work, { sendsMail = true, refusedAt = 0 }, expected) => {
  const status = createStatusService({ readWork: async () => work, sendsMail, lastRefusal: () => refusedAt });
  expect(await status(NOW)).toMatchObject(expected);
});

function moveClock(to: number): void {
  vi.useFakeTimers({ now: to, toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
}

describe.each(dialects)('waiting work on %s', (dialect) => {
  const openDatabase = testDatabases(dialect);

  test('a mail is as old as what it is about, however often it was tried; what is held does not wait', async () => {
    moveClock(NOW);
    const { database } = await openDatabase();
    expect(await readWork(database)).toEqual(quiet);
    await storeMessage(database, { ...typedContact, subject: 'Spam' }, 'honeypot');
    expect(await readWork(database)).toEqual(quiet);
    await storeMessage(database, typedContact, null);
    moveClock(NOW + 5 * MINUTE);
    await storeComplaint(database, complaint, null);
    const later = new Date(NOW + 60 * MINUTE).toISOString();
    await database.updateTable('outbox').set({ attempts: 3, due_at: later }).execute();
    moveClock(NOW + 6 * MINUTE);
    expect(await readWork(database)).toMatchObject({ mailsWaiting: 4, oldestMailAt: NOW });
    moveClock(NOW + 10 * 24 * 60 * MINUTE);
    expect(await readWork(database)).toMatchObject({ messagesOverdue: 1, complaintsOverdue: 1 });
  });

  test('a database that fails is told as undefined', async () => {
    const { database } = await openDatabase();
    await database.schema.alterTable('outbox').renameTo('outbox_gone').execute();
    expect(await watchWork(database)()).toBeUndefined();
  });

  test('a message of the probe is checked as any, and leaves nothing behind', async () => {
    const { database } = await openDatabase();
    const probeToken = 'the-token-of-the-probe-24';
    const onStored = vi.fn();
    const forms = formsOn(database, { probeToken, onStored });
    const send = (fields: Record<string, string>) =>
      forms.submit('contact', { ...typedContact, ...fields }, { ip: '192.0.2.1' });
    const stored = async () => [
      await database.selectFrom('messages').select('id').execute(),
      await database.selectFrom('outbox').select('id').execute(),
      await database.selectFrom('sent_forms').selectAll().execute(),
    ];
    expect(await send({ probe_token: probeToken, user_email: 'nobody' })).toMatchObject({ status: 400 });
    expect(await send({ probe_token: probeToken })).toEqual({ ok: true });
    expect([await stored(), onStored.mock.calls]).toEqual([[[], [], []], []]);
    await database.schema.alterTable('outbox').renameTo('outbox_gone').execute();
    expect(await send({ probe_token: probeToken })).toMatchObject({ ok: false, status: 503 });
    await database.schema.alterTable('outbox_gone').renameTo('outbox').execute();
    // Another token is any visitor's field.
    expect(await send({ probe_token: 'x'.repeat(24) })).toMatchObject({ ok: true });
    expect((await stored()).map((rows) => rows.length)).toEqual([1, 2, 1]);
  });
});
