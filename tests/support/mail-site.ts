import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test as base } from '@playwright/test';
import { freePort } from './free-port.ts';
import { startSmtp, type TestSmtp } from './smtp.ts';
import { type SpawnedSite, spawnSite } from './spawn-site.ts';

interface MailSite extends SpawnedSite {
  url: string;
  /** Starts it again where it was, on the data that it had. */
  restart(): Promise<void>;
  /** The rows of a table, as they are stored. */
  rows(table: 'messages' | 'subscribers' | 'complaints'): Record<string, unknown>[];
}

/** Journeys that end in a mailbox: a site of their own, whose mails go to a real SMTP server on this machine. */
export const test = base.extend<object, { smtp: TestSmtp; site: MailSite }>({
  smtp: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here
    async ({}, use) => {
      const smtp = await startSmtp();
      await use(smtp);
      await smtp.stop();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ smtp }, use) => {
      // Mails carry the site's address, so it must be known before the site starts.
      const port = await freePort();
      const url = `http://127.0.0.1:${port}`;
      const environment = {
        PORT: String(port),
        PUBLIC_URL: url,
        SMTP_URL: smtp.url,
        LOG_LEVEL: 'warn',
        FORM_LIMIT: '1000',
      };
      const first = spawnSite(environment);
      const sites = [first];
      await first.listening();
      await use({
        ...first,
        url,
        async restart() {
          const next = spawnSite({ ...environment, DATA_DIR: first.dataDir });
          sites.push(next);
          await next.listening();
        },
        rows(table) {
          const database = new DatabaseSync(join(first.dataDir, 'site.db'), { readOnly: true });
          const rows = database.prepare(`select * from ${table}`).all();
          database.close();
          return rows;
        },
      });
      for (const site of sites.reverse()) await site.discard();
    },
    { scope: 'worker' },
  ],
});
