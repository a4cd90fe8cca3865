import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { freshDatabases } from '../support/databases.ts';
import { deliveredMessages, mailEnvironment, sendMessage } from '../support/message-site.ts';
import { startSite } from '../support/site-process.ts';
import { testSmtp } from '../support/test-smtp.ts';

const HOUR_MS = 3_600_000;
const WAIT = { timeout: 60_000, interval: 50 };

describe('the clock on the wall', () => {
  const freshDatabase = freshDatabases('SQLite');

  async function startWithClock() {
    const { dataDir } = await freshDatabase();
    const clock = join(dataDir, 'offset');
    const setClock = (ms: number) => writeFileSync(clock, String(ms));
    setClock(0);
    const smtp = await testSmtp();
    const { href: preload } = new URL('../support/jumping-clock.ts', import.meta.url);
    const environment = {
      // Its answer takes a second and more where the machine is busy: far from being given up on.
      ...mailEnvironment(smtp, 30),
      FORM_LIMIT: '4',
      DATA_DIR: dataDir,
      CLOCK_OFFSET_FILE: clock,
      NODE_OPTIONS: `--import ${preload}`,
    };
    const site = await startSite(environment);
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
    return { smtp, setClock, send, pages, site };
  }

  test('is put back by two days: mails under way go out, pages come, and nobody is locked out for it', async () => {
    const { smtp, setClock, send, pages, site } = await startWithClock();
    smtp.mood = 'busy';
    expect([await send('one'), await pages()]).toEqual([200, [200, 200, 200, 200]]);
    await vi.waitFor(() => expect(site.output.stdout).toContain('a mail could not be sent'), WAIT);
    setClock(-48 * HOUR_MS);
    smtp.mood = 'accept';
    expect(await send('two')).toBe(200);
    await vi.waitFor(() => expect(deliveredMessages(smtp).sort()).toEqual(['one', 'two']), WAIT);
    expect(await pages()).toEqual([200, 200, 200, 200]);
    expect([await send('three'), await send('four'), await send('five')]).toEqual([200, 200, 429]);
  });

  test('is put forward by two days: each mail goes out once, pages come, and the limit stays', async () => {
    const { smtp, setClock, send, pages } = await startWithClock();
    smtp.mood = 'slow';
    expect([await send('one'), await pages()]).toEqual([200, [200, 200, 200, 200]]);
    await vi.waitFor(() => expect(smtp.begun).toBe(2), WAIT);
    setClock(48 * HOUR_MS);
    expect([await send('two'), await pages()]).toEqual([200, [200, 200, 200, 200]]);
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(4), WAIT);
    expect(deliveredMessages(smtp).sort()).toEqual(['one', 'two']);
    expect([await send('three'), await send('four'), await send('five')]).toEqual([200, 200, 429]);
  });
});
