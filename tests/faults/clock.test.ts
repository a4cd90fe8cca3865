import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freshDatabases } from '../support/databases.ts';
import { deliveredMessages, mailEnvironment, sendMessage, testSmtp } from '../support/message-site.ts';
import { startSite } from '../support/site-process.ts';

const HOUR_MS = 3_600_000;

const freshDatabase = freshDatabases('SQLite');

test('the clock on the wall is put back and forward by days: each mail under way goes out once, pages come, nobody is locked out, and the limit stays', async () => {
  const { dataDir } = await freshDatabase();
  const clock = join(dataDir, 'offset');
  const setClock = (ms: number) => writeFileSync(clock, String(ms));
  setClock(0);
  const smtp = await testSmtp();
  const { href: preload } = new URL('../support/jumping-clock.ts', import.meta.url);
  const site = await startSite({
    // Its answer takes a second and more where the machine is busy: far from being given up on.
    ...mailEnvironment(smtp, 30),
    FORM_LIMIT: '6',
    DATA_DIR: dataDir,
    CLOCK_OFFSET_FILE: clock,
    NODE_OPTIONS: `--import ${preload}`,
  });
  const send = async (text: string) => (await sendMessage(site.url, text)).status;
  const sendAndRead = async (text: string) => {
    expect(await send(text)).toBe(200);
    for (const path of ['/', '/plan', '/blog', '/readyz'])
      expect((await fetch(site.url + path)).status, path).toBe(200);
  };

  /** Without those that tell of what is overdue by the clock that was put forward. */
  const sent = () => ({
    ...smtp,
    mails: smtp.mails.filter(({ subject }) => !subject?.startsWith('Overdue')),
  });

  smtp.mood = 'busy';
  await sendAndRead('1');
  await expect.poll(() => site.output.stdout).toContain('a mail could not be sent');
  setClock(-48 * HOUR_MS);
  smtp.mood = 'accept';
  await sendAndRead('2');
  await expect.poll(() => sent().mails).toHaveLength(4);
  expect(deliveredMessages(sent()).sort()).toEqual(['1', '2']);

  smtp.mood = 'slow';
  const { begun } = smtp;
  expect(await send('3')).toBe(200);
  await expect.poll(() => smtp.begun).toBe(begun + 2);
  setClock(48 * HOUR_MS);
  await sendAndRead('4');
  await expect.poll(() => sent().mails).toHaveLength(8);
  expect(deliveredMessages(sent()).sort()).toEqual(['1', '2', '3', '4']);
  expect([await send('5'), await send('6'), await send('7')]).toEqual([200, 200, 429]);
});
