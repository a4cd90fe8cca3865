import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { complaint } from '#tests/support/complaints.ts';
import { dialects, testDatabases } from '#tests/support/databases.ts';
import { typedContact } from '#tests/support/send-form.ts';
import { storeComplaint } from '../features/complaint/complaint-repository.ts';
import { storeMessage } from '../features/message/message-repository.ts';
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
});
