import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { connectDatabase } from '#server/database/connect.ts';
import { formWords } from '#words/message-forms.ts';
import { sendMessage } from '../support/message-site.ts';
import { startPostgres } from '../support/postgres.ts';
import { startSite } from '../support/site-process.ts';

test('PostgreSQL is restarted under load: pages keep answering, senders are told, and all that was acknowledged is stored', async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.remove());
  const databaseUrl = await postgres.createDatabase();
  const site = await startSite({ DATABASE_URL: databaseUrl, FORM_LIMIT: '1000000' });
  const statusOf = async (path: string) => (await fetch(site.url + path)).status;
  const acknowledged: string[] = [];
  const refused: unknown[] = [];
  const statuses: number[] = [];
  let over = false;

  async function keepSending(): Promise<void> {
    for (let number = 0; !over; number++) {
      const text = `message ${number}`;
      const answer = await sendMessage(site.url, text);
      if (answer.status === 200) acknowledged.push(text);
      else refused.push(answer);
      await pause(20);
    }
  }
  async function keepReading(): Promise<void> {
    while (!over) statuses.push(await statusOf('/'));
  }

  expect([await statusOf('/'), await statusOf('/readyz')]).toEqual([200, 200]);
  const visitors = [keepSending(), keepReading(), keepReading()];
  await expect.poll(() => acknowledged.length).toBeGreaterThan(10);

  await postgres.stop();
  await expect.poll(() => statusOf('/readyz')).toBe(503);
  await expect.poll(() => refused.length).toBeGreaterThan(3);
  await expect.poll(() => site.output.stdout).toContain('the content version cannot be read');
  expect([await statusOf('/'), await statusOf('/healthz'), await statusOf('/nope')]).toEqual([200, 200, 404]);
  const before = acknowledged.length;

  await postgres.start();
  await expect.poll(() => statusOf('/readyz')).toBe(200);
  await expect.poll(() => acknowledged.length).toBeGreaterThan(before + 10);
  await expect.poll(() => site.output.stdout).toContain('the content version can be read again');
  await expect.poll(() => statuses.length).toBeGreaterThan(100);
  over = true;
  await Promise.all(visitors);
  expect(site.output.stdout.match(/the content version cannot be read/g)).toHaveLength(1);
  expect(new Set(statuses)).toEqual(new Set([200]));
  for (const answer of refused) expect(answer).toEqual({ status: 503, text: formWords.notStored });

  const database = await connectDatabase({ dataDir: '', databaseUrl });
  const rows = await database.selectFrom('messages').select('message').execute();
  await database.destroy();
  const stored = rows.map(({ message }) => message);
  expect(acknowledged.filter((text) => !stored.includes(text))).toEqual([]);
  expect(stored).toHaveLength(new Set(stored).size);
  site.signal('SIGTERM');
  expect(await site.ended()).toMatchObject({ code: 0 });
  expect(site.output.stderr).toBe('');
});
