import { openDatabase } from '#server/database/connect.ts';
import { spawnMailSite } from './mail-site.ts';
import { createDatabase } from './postgres.ts';
import { startSmtp } from './smtp.ts';

/** A server on which every site gets a database of its own: in the rehearsals only. */
const POSTGRES = process.env.JOURNEYS_POSTGRES ?? '';

export type TwoProcesses = Awaited<ReturnType<typeof openTwoProcesses>>;

/**
 * Two real processes of one database, as behind a load balancer, whose mails go to a real SMTP server: staff work at
 * `url`, visitors and other people of the staff are at `otherUrl`. Each knows itself by its own address, which passkeys
 * and the links in mails need.
 */
export async function openTwoProcesses() {
  const smtp = await startSmtp();
  const databaseUrl = POSTGRES ? await createDatabase(POSTGRES) : undefined;
  const onServer = databaseUrl && { DATABASE_URL: databaseUrl };
  const one = await spawnMailSite(smtp.url, { ...onServer });
  const place = { DATA_DIR: one.dataDir, ...onServer };
  const other = await spawnMailSite(smtp.url, place);
  await Promise.all([one.listening(), other.listening()]);
  const database = await openDatabase({ dataDir: one.dataDir, databaseUrl });
  return {
    url: one.url,
    otherUrl: other.url,
    smtp,
    database,
    /** For commands. */
    place,
    async discard() {
      await database.destroy();
      await Promise.all([one.discard(), other.discard()]);
      await smtp.stop();
    },
  };
}
