import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { connectDatabase } from '#server/database/connect.ts';
import { complain } from '../support/complaints.ts';
import { freshDatabases } from '../support/databases.ts';
import { agencyMails, mailEnvironment, testSmtp, untilAllSent } from '../support/message-site.ts';
import { superviseSite } from '../support/site-process.ts';

const KILLS = 3;
/** At least so many are acknowledged before each kill. */
const BETWEEN_KILLS = 5;
const SENDERS = 3;
const WAIT = { timeout: 120_000, interval: 50 };

describe('on PostgreSQL', () => {
  const freshDatabase = freshDatabases('PostgreSQL');

  test('a complaint whose reference was given out survives kill -9 and a dead mail server', async () => {
    const smtp = await testSmtp();
    await smtp.stop();
    const place = await freshDatabase();
    const site = await superviseSite({
      ...mailEnvironment(smtp, 6),
      DATABASE_URL: place.databaseUrl ?? '',
      LOG_LEVEL: 'error',
    });
    const given = new Map<string, string>();
    let sent = 0;
    let over = false;

    async function keepComplaining(): Promise<void> {
      while (!over) {
        const message = `complaint ${sent++}`;
        const reference = await complain(site.url, message);
        if (reference) given.set(reference, message);
        else await pause(50);
      }
    }

    const visitors = Array.from({ length: SENDERS }, keepComplaining);
    for (let count = 0; count < KILLS; count++) {
      const before = given.size;
      await vi.waitFor(() => expect(given.size).toBeGreaterThan(before + BETWEEN_KILLS), WAIT);
      await pause(Math.random() * 60);
      await site.kill();
    }
    over = true;
    await Promise.all(visitors);
    expect(site.starts).toBe(KILLS + 1);

    const database = await connectDatabase(place);
    const stored = await database.selectFrom('complaints').select(['id', 'reference', 'message']).execute();
    const byReference = new Map(stored.map(({ reference, message }) => [reference, message]));
    expect([...given].filter(([reference, message]) => byReference.get(reference) !== message)).toEqual([]);
    expect(byReference.size).toBe(stored.length);
    const mails = await database.selectFrom('outbox').select(['complaint_id', 'state']).execute();
    expect(mails.filter(({ state }) => state === 'sent')).toEqual([]);
    expect(mails).toHaveLength(2 * stored.length);

    await smtp.start();
    await untilAllSent(database);
    await database.destroy();
    const delivered = agencyMails(smtp.mails).map(({ text }) => text?.trimEnd().split('\n').at(-1));
    expect(new Set(delivered)).toEqual(new Set(stored.map(({ message }) => message)));
    process.stdout.write(`${given.size} references given out, ${stored.length} stored, all mailed\n`);
  }, 600_000);
});
