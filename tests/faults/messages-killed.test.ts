import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { connectDatabase } from '#server/database/connect.ts';
import { complain } from '../support/complaints.ts';
import { dialects, freshDatabases, type Place } from '../support/databases.ts';
import {
  agencyMails,
  deliveredMessages,
  mailEnvironment,
  sendMessage,
  testSmtp,
  untilAllSent,
} from '../support/message-site.ts';
import { superviseSite } from '../support/site-process.ts';

const KILLS = { SQLite: 2, PostgreSQL: 1 };

describe.each(dialects)('kill -9, on %s', (dialect) => {
  const freshDatabase = freshDatabases(dialect);

  test('at random under load: the supervisor starts it again, pages are whole, and nothing acknowledged is lost', async () => {
    await killUnderLoad(await freshDatabase(), KILLS[dialect]);
  });
});

/** At least so many are acknowledged before each kill. */
const MESSAGES = 11;
const SENDERS = 3;
/** Each is a mail or two: a few dozen a second are load enough. */
const BETWEEN_MS = 10;
/** So many are sent at once. Only when all of them are recorded do the next ones go. */
const AT_ONCE = 5;

/** Kills a site at random while visitors send, complain and read; then nothing acknowledged may be lost. */
async function killUnderLoad(
  place: Place & { environment: Record<string, string> },
  timesKilled: number,
): Promise<void> {
  const smtp = await testSmtp();
  const site = await superviseSite({
    // Long enough for the busiest machine: a mail that is given up on would be sent twice without any kill.
    ...mailEnvironment(smtp, 20),
    ...place.environment,
    LOG_LEVEL: 'error',
  });
  /** How many mails had been accepted at each kill. */
  const kills: number[] = [];
  const acknowledged: string[] = [];
  const pages = { whole: 0, broken: [] as string[] };
  /** The complaint behind each reference that was given out. */
  const references = new Map<string, string>();
  let sent = 0;
  let over = false;

  async function keepSending(): Promise<void> {
    while (!over) {
      const text = `message ${sent++}`;
      const answer = await sendMessage(site.url, text);
      if (answer.status === 200) acknowledged.push(text);
      else if (answer.status !== 0) throw new Error(`the site answered ${answer.status}: ${answer.text}`);
      await pause(answer.status === 0 ? 50 : BETWEEN_MS);
    }
  }

  async function keepComplaining(): Promise<void> {
    while (!over) {
      const text = `complaint ${sent++}`;
      const reference = await complain(site.url, text);
      if (reference) references.set(reference, text);
      await pause(reference ? BETWEEN_MS : 50);
    }
  }

  /** A page may not come at all, but never half of it or another in its place. */
  async function keepReading(): Promise<void> {
    while (!over) {
      try {
        const page = await fetch(`${site.url}/plan`);
        const text = await page.text();
        if (page.status === 200 && text.trimEnd().endsWith('</html>')) pages.whole++;
        else pages.broken.push(`${page.status}: ${text.slice(-80)}`);
        await pause(BETWEEN_MS);
      } catch {
        await pause(50);
      }
    }
  }

  const visitors = [...Array.from({ length: SENDERS }, keepSending), keepComplaining(), keepReading()];
  for (let count = 0; count < timesKilled; count++) {
    const enough = acknowledged.length + MESSAGES;
    const given = references.size;
    const read = pages.whole;
    await expect.poll(() => acknowledged.length).toBeGreaterThanOrEqual(enough);
    await expect.poll(() => references.size).toBeGreaterThan(given);
    await expect.poll(() => pages.whole).toBeGreaterThan(read);
    await pause(Math.random() * 60);
    kills.push(smtp.mails.length);
    await site.kill();
  }
  over = true;
  await Promise.all(visitors);
  expect(site.isRunning()).toBe(true);
  expect(pages.broken).toEqual([]);

  const database = await connectDatabase(place);
  await untilAllSent(database);
  const rows = await database.selectFrom('messages').select('message').execute();
  const complaints = await database.selectFrom('complaints').select(['reference', 'message']).execute();
  const mails = await database.selectFrom('outbox').select('id').execute();
  await database.destroy();

  const messages = rows.map(({ message }) => message);
  const stored = [...messages, ...complaints.map(({ message }) => message)];
  expect(stored).toHaveLength(new Set(stored).size);
  expect(acknowledged.filter((text) => !messages.includes(text))).toEqual([]);
  const byReference = complaints.map(({ reference, message }) => [reference, message]);
  expect(byReference).toEqual(expect.arrayContaining([...references]));
  expect(mails).toHaveLength(2 * stored.length);
  expect(new Set(deliveredMessages(smtp))).toEqual(new Set(stored));

  // Twice only where a kill fell between the mail server's answer and its record.
  const copies = Map.groupBy(agencyMails(smtp.mails), ({ messageId }) => messageId);
  for (const [first, again] of copies.values()) {
    const at = first ? smtp.mails.indexOf(first) : Number.NaN;
    if (again) expect(kills.some((accepted) => Math.abs(at - accepted) <= AT_ONCE)).toBe(true);
  }
}
