import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { freePort } from './machine.ts';
import { startSmtp } from './smtp.ts';
import { spawnSite } from './spawn-site.ts';

export type MailSite = Awaited<ReturnType<typeof openMailSite>>;

/** A process that knows its own address before it starts, since mails carry it; passkeys need one with a name. */
export async function spawnMailSite(smtpUrl: string, environment: Record<string, string>) {
  const PORT = String(await freePort());
  const url = `http://localhost:${PORT}`;
  const own = { PORT, PUBLIC_URL: url, SMTP_URL: smtpUrl, LOG_LEVEL: 'warn', FORM_LIMIT: '1000' };
  return { ...spawnSite({ ...own, ...environment }), url };
}

/** For journeys that end in a mailbox: a site of their own, whose mails go to a real SMTP server on this machine. */
export async function openMailSite(environment: Record<string, string> = {}) {
  const smtp = await startSmtp();
  const { url, ...site } = await spawnMailSite(smtp.url, environment);
  await site.listening();
  return {
    ...site,
    url,
    smtp,
    /** The rows of a table, as they are stored. */
    rows(table: 'messages' | 'subscribers' | 'complaints') {
      const database = new DatabaseSync(join(site.dataDir, 'site.db'), { readOnly: true });
      const rows = database.prepare(`select * from ${table}`).all();
      database.close();
      return rows;
    },
    async discard() {
      await site.discard();
      await smtp.stop();
    },
  };
}
