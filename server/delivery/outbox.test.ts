import { rmSync } from 'node:fs';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { dialects, freshDatabases, openForTest, type Place } from '#tests/support/databases.ts';
import { testSmtp } from '#tests/support/message-site.ts';
import { typedContact } from '#tests/support/send-form.ts';
import { readConfig } from '../config.ts';
import type { Database } from '../database/schema.ts';
import { storeMessage } from '../features/message/message-repository.ts';
import { createMailLinks } from '../features/newsletter/mail-links.ts';
import { signUp } from '../features/newsletter/subscriber-repository.ts';
import {
  createOutboxWorker,
  createSmtpTransport,
  type MailTransport,
  mailChannel,
  retryDelay,
} from './outbox.ts';
import { claimMails, recordOutcome } from './outbox-repository.ts';

const MAIL = { MAIL_FROM: 'site@lashma.example', MAIL_TO: 'help@lashma.example' };
const config = readConfig({ PUBLIC_URL: 'https://lashma.example', ...MAIL });
/** For a server that answers, however busy the machine is: there is no second attempt within a test. */
const SEND_LIMIT_MS = 30_000;
const WAIT = { timeout: 15_000, interval: 20 };

describe.each(dialects)('on %s', (dialect) => {
  const freshDatabase = freshDatabases(dialect);

  test('the agency gets the message and the sender an acknowledgement, even when the data folder is deleted', async () => {
    const place = await freshDatabase();
    const { database, smtp, worker } = await setUp({ place });
    const id = await storeMessage(database, typedContact, null);
    // On PostgreSQL the folder is not the database's, and its loss means nothing.
    rmSync(place.dataDir, { recursive: true, force: true });
    worker.wake();
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(2), WAIT);
    const { user_name, user_email, subject } = typedContact;
    const mailTo = (address: string) => smtp.mails.find(({ recipients }) => recipients.join() === address);
    const [toAgency, toSender] = [mailTo(MAIL.MAIL_TO), mailTo(user_email)];
    expect(toAgency).toMatchObject({
      from: { name: 'LASHMA website', address: MAIL.MAIL_FROM },
      replyTo: [{ name: user_name, address: user_email }],
      subject: `Website message: ${subject}`,
    });
    for (const value of Object.values(typedContact)) expect(toAgency?.text).toContain(value);
    expect(toSender?.header('auto-submitted')).toBe('auto-replied');
    expect(toSender?.text).toContain(id.slice(0, 8).toUpperCase());
    expect(toSender?.text).not.toContain(user_name);
    await vi.waitFor(async () => expect(await read(database, 'state')).toEqual(['sent', 'sent']), WAIT);
  });

  test('held mails stay, and a mail with nothing left to say is recorded as dropped, with the reason', async () => {
    const { database, smtp, worker, log } = await setUp();
    await storeMessage(database, typedContact, 'honeypot');
    await signUp(database, { user_email: 'gone@example.com', user_name: '' }, null);
    await database.updateTable('subscribers').set({ state: 'unsubscribed' }).execute();
    worker.wake();
    await vi.waitFor(
      async () => expect(await read(database, 'state')).toEqual(['dropped', 'held', 'held']),
      WAIT,
    );
    expect(smtp.mails).toEqual([]);
    const last_error = expect.stringContaining('nothing left to send');
    const row = database.selectFrom('outbox').selectAll().where('kind', '=', 'confirmation');
    expect(await row.execute()).toMatchObject([{ sent_at: null, leased_by: null, last_error }]);
    expect(JSON.stringify(log.info.mock.calls)).not.toContain('was sent');
  });

  test('a time that a wrong clock has set days ahead holds up no mail; one that we set does', async () => {
    const { database } = await setUp();
    await storeMessage(database, typedContact, null);
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    const claimAfter = async (due_at: string, leased_until: string) => {
      await database.updateTable('outbox').set({ due_at, leased_by: 'someone', leased_until }).execute();
      return (await claimMails(database, 5, 1000)).length;
    };
    const past = inHours(-1);
    expect([await claimAfter(inHours(48), past), await claimAfter(past, inHours(48))]).toEqual([2, 2]);
    expect([await claimAfter(inHours(6), past), await claimAfter(past, inHours(1))]).toEqual([0, 0]);
  });

  test('a server that is busy or away is tried again later', async () => {
    const { database, smtp, worker } = await setUp();
    await storeMessage(database, typedContact, null);
    smtp.mood = 'busy';
    worker.wake();
    await vi.waitFor(async () => expect(await read(database, 'attempts')).toEqual([1, 1]), WAIT);
    await smtp.stop();
    await makeDue(database);
    worker.wake();
    await vi.waitFor(async () => expect(await read(database, 'attempts')).toEqual([2, 2]), WAIT);
    const [row] = await database.selectFrom('outbox').selectAll().execute();
    const last_error = expect.stringContaining('ECONNREFUSED');
    expect(row).toMatchObject({ state: 'waiting', leased_by: null, leased_until: null, last_error });
    expect(Date.parse(row?.due_at ?? '') - Date.now()).toBeGreaterThan(110_000);

    smtp.mood = 'accept';
    await smtp.start();
    await makeDue(database);
    worker.wake();
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(2), WAIT);
  });

  test('a mail that is refused for good is kept and not tried again', async () => {
    const { database, smtp, worker, log } = await setUp();
    await storeMessage(database, typedContact, null);
    smtp.mood = 'refuse';
    worker.wake();
    await vi.waitFor(async () => expect(await read(database, 'state')).toEqual(['failed', 'failed']), WAIT);
    await makeDue(database);
    worker.wake();
    await worker.stop();
    expect(await read(database, 'attempts')).toEqual([1, 1]);
    const [row] = await database.selectFrom('outbox').select('last_error').execute();
    expect(row?.last_error).toContain('550');
    expect(JSON.stringify(log.warn.mock.calls)).not.toContain('@');
  });

  test('of several workers only one sends a mail', async () => {
    const place = await freshDatabase();
    const sent: string[] = [];
    const transport: MailTransport = { send: async ({ messageId }) => void sent.push(messageId ?? '') };
    const workers = [];
    for (let count = 0; count < 4; count++) workers.push(await setUp({ place, transport }));
    const [first] = workers;
    for (let count = 0; count < 30; count++) {
      const message = { ...typedContact, user_email: `${count}@example.com` };
      await storeMessage(first?.database as Database, message, null);
    }
    for (const { worker } of workers) worker.wake();
    await vi.waitFor(() => expect(sent).toHaveLength(60), WAIT);
    await Promise.all(workers.map(({ worker }) => worker.stop()));
    expect([sent.length, new Set(sent).size]).toEqual([60, 60]);
  });

  test('what a worker had claimed when it died is sent by the next when the lease is over', async () => {
    const { database, smtp, worker } = await setUp();
    await storeMessage(database, typedContact, null);
    // As a worker does that dies right after it.
    expect(await claimMails(database, 10, 60_000)).toHaveLength(2);
    expect(await claimMails(database, 10, 60_000)).toEqual([]);
    await database.updateTable('outbox').set({ leased_until: new Date().toISOString() }).execute();
    worker.wake();
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(2), WAIT);
  });

  test('a worker whose lease ran out does not overwrite what the next one has recorded', async () => {
    const { database } = await setUp();
    await storeMessage(database, typedContact, null);
    const late = await claimMails(database, 1, -1);
    const [next] = await claimMails(database, 1, 60_000);
    expect(next?.id).toBe(late[0]?.id);
    for (const mail of late) await recordOutcome(database, mail, { state: 'failed' });
    expect(await read(database, 'state')).toEqual(['waiting', 'waiting']);
  });

  async function setUp(parts: { place?: Place; transport?: MailTransport } = {}) {
    const database = await openForTest(parts.place ?? (await freshDatabase()));
    const smtp = await testSmtp();
    const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
    const worker = createOutboxWorker({
      database,
      config,
      log,
      pollMs: 3_600_000,
      channel: mailChannel(
        { database, links: createMailLinks(database), config },
        parts.transport ?? createSmtpTransport(smtp.url, SEND_LIMIT_MS),
      ),
    });
    onTestFinished(() => worker.stop());
    return { database, smtp, log, worker };
  }
});

/** Of every mail. */
async function read(database: Database, column: 'state' | 'attempts') {
  const rows = await database.selectFrom('outbox').select(column).orderBy(column).execute();
  return rows.map((row) => Object.values(row)[0]);
}

async function makeDue(database: Database): Promise<void> {
  const due_at = new Date(0).toISOString();
  await database.updateTable('outbox').set({ due_at }).execute();
}

test('pauses double from one minute to six hours, and mails that fail together do not come back together', () => {
  const MINUTE = 60_000;
  const minutes = [0, 1, 2, 5, 9, 50].map((attempts) => retryDelay(attempts, MINUTE, 0) / MINUTE);
  expect(minutes).toEqual([1, 2, 4, 32, 288, 288]);
  expect(retryDelay(50, MINUTE, 1)).toBe(6 * 60 * MINUTE);
  const delays = new Set(Array.from({ length: 20 }, () => retryDelay(3, MINUTE) / MINUTE));
  expect(delays.size).toBeGreaterThan(1);
  for (const minutes of delays) expect(minutes).toSatisfy(() => minutes >= 8 && minutes <= 10);
});
