import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { connectDatabase } from '#server/database/connect.ts';
import { complaintFields } from '../support/complaints.ts';
import { dialects, freshDatabases } from '../support/databases.ts';
import { agencyMails, mailEnvironment } from '../support/message-site.ts';
import { superviseSite } from '../support/supervised-site.ts';
import { testSmtp } from '../support/test-smtp.ts';

const KILLS = 3;
/** At least so many are acknowledged before each kill. */
const BETWEEN_KILLS = 5;
const SENDERS = 3;
const WAIT = { timeout: 120_000, interval: 50 };

describe.each(dialects)('on %s', (dialect) => {
  const freshDatabase = freshDatabases(dialect);

  test('a complaint whose reference was given out survives kill -9 and a dead mail server', async () => {
    const smtp = await testSmtp();
    await smtp.stop();
    const place = await freshDatabase();
    const site = await superviseSite({
      ...mailEnvironment(smtp, 6),
      DATA_DIR: place.dataDir,
      ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
      LOG_LEVEL: 'error',
    });
    const given = new Map<string, string>();
    let sent = 0;
    let over = false;

    async function keepComplaining(): Promise<void> {
      while (!over) {
        const message = `complaint ${sent++}`;
        const user_email = `${message.replace(' ', '-')}@example.com`;
        const body = new URLSearchParams({ ...complaintFields, message, user_email });
        try {
          const answer = await fetch(`${site.url}/complaint`, { method: 'POST', body, redirect: 'manual' });
          const reference = /LA-\w{4}-\w{4}/.exec(answer.headers.get('set-cookie') ?? '')?.[0];
          if (answer.status === 303 && reference) given.set(reference, message);
        } catch {
          // Without an answer nobody knows what became of it.
          await pause(50);
        }
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
    await vi.waitFor(async () => {
      const waiting = await database.selectFrom('outbox').select('id').where('state', '!=', 'sent').execute();
      expect(waiting).toEqual([]);
    }, WAIT);
    await database.destroy();
    const delivered = agencyMails(smtp.mails).map(({ text }) => text?.trimEnd().split('\n').at(-1));
    expect(new Set(delivered)).toEqual(new Set(stored.map(({ message }) => message)));
    process.stdout.write(`${given.size} references given out, ${stored.length} stored, all mailed\n`);
  }, 600_000);
});
