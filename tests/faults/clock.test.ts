import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { freshDatabases } from '../support/databases.ts';
import { deliveredMessages, mailEnvironment, sendMessage, testSmtp } from '../support/message-site.ts';
import { startSite } from '../support/site-process.ts';

const HOUR_MS = 3_600_000;
const WAIT = { timeout: 60_000, interval: 50 };

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
  const send = async (text: string) => {
    const answer = await sendMessage(site.url, text);
    return answer === 'lost' ? answer : answer.status;
  };
  const pages = async () => {
    const answers = await Promise.all(
      ['/', '/plan', '/blog', '/readyz'].map((path) => fetch(site.url + path)),
    );
    return answers.map(({ status }) => status);
  };

  smtp.mood = 'busy';
  expect([await send('1'), await pages()]).toEqual([200, [200, 200, 200, 200]]);
  await vi.waitFor(() => expect(site.output.stdout).toContain('a mail could not be sent'), WAIT);
  setClock(-48 * HOUR_MS);
  smtp.mood = 'accept';
  expect([await send('2'), await pages()]).toEqual([200, [200, 200, 200, 200]]);
  await vi.waitFor(() => expect(smtp.mails).toHaveLength(4), WAIT);
  expect(deliveredMessages(smtp).sort()).toEqual(['1', '2']);

  smtp.mood = 'slow';
  const { begun } = smtp;
  expect(await send('3')).toBe(200);
  await vi.waitFor(() => expect(smtp.begun).toBe(begun + 2), WAIT);
  setClock(48 * HOUR_MS);
  expect([await send('4'), await pages()]).toEqual([200, [200, 200, 200, 200]]);
  await vi.waitFor(() => expect(smtp.mails).toHaveLength(8), WAIT);
  expect(deliveredMessages(smtp).sort()).toEqual(['1', '2', '3', '4']);
  expect([await send('5'), await send('6'), await send('7')]).toEqual([200, 200, 429]);
});
