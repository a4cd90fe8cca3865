import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { connectDatabase } from '#server/database/connect.ts';
import { defaultFile } from '#server/features/picture/picture-files.ts';
import { createPictureService } from '#server/features/picture/picture-service.ts';
import { formWords } from '#words/message-forms.ts';
import { sendMessage } from '../support/message-site.ts';
import { startPostgres } from '../support/postgres.ts';
import { startSite } from '../support/site-process.ts';

const WAIT = { timeout: 60_000, interval: 50 };

test('PostgreSQL is restarted under load: pages keep answering, senders are told, and all that was acknowledged is stored', async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.remove());
  const databaseUrl = await postgres.createDatabase();
  const site = await startSite({ DATABASE_URL: databaseUrl, FORM_LIMIT: '1000000' });
  const statusOf = async (path: string) => (await fetch(site.url + path)).status;
  const acknowledged: string[] = [];
  const refused: unknown[] = [];
  const pages = { whole: 0, broken: [] as number[] };
  let over = false;

  async function keepSending(): Promise<void> {
    for (let number = 0; !over; number++) {
      const text = `message ${number}`;
      const answer = await sendMessage(site.url, text);
      if (answer !== 'lost' && answer.status === 200) acknowledged.push(text);
      else refused.push(answer);
      await pause(20);
    }
  }
  async function keepReading(): Promise<void> {
    while (!over) {
      const status = await statusOf('/');
      if (status === 200) pages.whole++;
      else pages.broken.push(status);
    }
  }

  const picture = await storePicture(databaseUrl);
  expect([await statusOf('/'), await statusOf('/readyz'), await statusOf(picture)]).toEqual([200, 200, 200]);
  const visitors = [keepSending(), keepReading(), keepReading()];
  await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(10), WAIT);

  await postgres.stop();
  await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(503), WAIT);
  await vi.waitFor(() => expect(refused.length).toBeGreaterThan(3), WAIT);
  await vi.waitFor(() => expect(site.output.stdout).toContain('the content version cannot be read'), WAIT);
  expect([await statusOf('/'), await statusOf('/healthz'), await statusOf('/nope')]).toEqual([200, 200, 404]);
  expect(await statusOf(picture)).toBe(200);
  const before = acknowledged.length;

  await postgres.start();
  await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(200), WAIT);
  await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(before + 10), WAIT);
  await vi.waitFor(() => expect(site.output.stdout).toContain('the content version can be read again'), WAIT);
  await vi.waitFor(() => expect(pages.whole).toBeGreaterThan(100), WAIT);
  over = true;
  await Promise.all(visitors);
  expect(site.output.stdout.match(/the content version cannot be read/g)).toHaveLength(1);
  expect(pages.broken).toEqual([]);
  expect(new Set(refused.map((answer) => JSON.stringify(answer)))).toEqual(
    new Set([JSON.stringify({ status: 503, text: formWords.notStored })]),
  );

  const stored = await messagesIn(databaseUrl);
  expect(acknowledged.filter((text) => !stored.includes(text))).toEqual([]);
  expect(stored).toHaveLength(new Set(stored).size);
  site.signal('SIGTERM');
  expect(await site.ended()).toMatchObject({ code: 0 });
  expect(site.output.stderr).toBe('');
});

/** Gives its path. */
async function storePicture(databaseUrl: string): Promise<string> {
  const picture = sharp({ create: { width: 20, height: 20, channels: 3, background: '#f58634' } });
  const database = await connectDatabase({ dataDir: '', databaseUrl });
  const stored = await createPictureService(database).add(await picture.png().toBuffer());
  await database.destroy();
  return defaultFile(stored);
}

async function messagesIn(databaseUrl: string): Promise<string[]> {
  const database = await connectDatabase({ dataDir: '', databaseUrl });
  const rows = await database.selectFrom('messages').select('message').execute();
  await database.destroy();
  return rows.map(({ message }) => message);
}
