import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { connectDatabase } from '../../server/database/connect.ts';
import { freshDatabases } from '../support/databases.ts';
import { agencyMails, deliveredMessages, mailEnvironment, sendMessage } from '../support/message-site.ts';
import { startSite } from '../support/site-process.ts';
import { testSmtp } from '../support/test-smtp.ts';

const MESSAGES = 200;
const KILLS = 10;
const SENDERS = 4;
/** Longer than this before a kill the answer of the mail server has been recorded. */
const RECORDED_MS = 1000;

describe('kill -9', () => {
  const freshDatabase = freshDatabases('SQLite');

  test('ten times at random among 200 messages loses none that was acknowledged', async () => {
    const smtp = await testSmtp();
    const { dataDir } = await freshDatabase();
    const environment = { ...mailEnvironment(smtp, 6), DATA_DIR: dataDir, LOG_LEVEL: 'error' };
    let site = await startSite(environment);
    let open = Promise.resolve();
    const kills: number[] = [];
    const killAt = new Set<number>();
    while (killAt.size < KILLS) killAt.add(1 + Math.floor(Math.random() * (MESSAGES - 10)));

    async function killAndRestart(): Promise<void> {
      await pause(Math.random() * 60);
      const victim = site;
      victim.signal('SIGKILL');
      kills.push(Date.now());
      await victim.ended();
      site = await startSite(environment);
    }

    const acknowledged: string[] = [];
    let next = 0;
    async function keepSending(): Promise<void> {
      while (next < MESSAGES) {
        const number = next++;
        if (killAt.has(number)) open = open.then(killAndRestart);
        else await open;
        const text = `message ${number}`;
        const answer = await sendMessage(site.url, text);
        if (answer !== 'lost' && answer.status === 200) acknowledged.push(text);
      }
    }
    await Promise.all(Array.from({ length: SENDERS }, keepSending));
    await open;
    expect(kills).toHaveLength(KILLS);
    expect(acknowledged.length).toBeGreaterThan(MESSAGES / 2);

    const database = await connectDatabase({ dataDir, databaseUrl: undefined });
    await vi.waitFor(
      async () =>
        expect(
          await database.selectFrom('outbox').select('id').where('state', '!=', 'sent').execute(),
        ).toEqual([]),
      { timeout: 40_000, interval: 200 },
    );
    const stored = (await database.selectFrom('messages').select('message').execute()).map(
      (row) => row.message,
    );
    const mails = await database.selectFrom('outbox').select('message_id').execute();
    await database.destroy();

    expect(stored).toHaveLength(new Set(stored).size);
    expect(acknowledged.filter((text) => !stored.includes(text))).toEqual([]);
    expect(mails).toHaveLength(2 * stored.length);
    const delivered = deliveredMessages(smtp);
    expect(new Set(delivered)).toEqual(new Set(stored));

    const copies = Map.groupBy(agencyMails(smtp.mails), ({ messageId }) => messageId);
    const twice = [...copies.values()].filter(({ length }) => length > 1);
    for (const [first] of twice) {
      const sinceAnswer = kills.map((kill) => kill - (first?.receivedAt ?? 0));
      expect(sinceAnswer.some((ms) => ms > -100 && ms < RECORDED_MS)).toBe(true);
    }
    const figures = [
      `${acknowledged.length} acknowledged`,
      `${stored.length} stored`,
      `${copies.size} delivered to the agency`,
      `${twice.length} of them twice because a kill fell between the mail server's answer and its record`,
    ];
    process.stdout.write(`${figures.join(', ')}\n`);
  }, 120_000);
});
