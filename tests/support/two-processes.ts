import { writeFileSync } from 'node:fs';
import { test } from '@playwright/test';
import { openDatabase } from '#server/database/connect.ts';
import { spawnMailSite } from './mail-site.ts';
import { createDatabase } from './postgres.ts';
import { startSmtp } from './smtp.ts';

/** A server on which every site gets a database of its own: in the rehearsals only. */
const POSTGRES = process.env.JOURNEYS_POSTGRES ?? '';

/** For journeys of the rehearsals. */
export function onEachDatabase(define: (isOnPostgres: boolean) => void): void {
  for (const isOnPostgres of [false, true])
    test.describe(isOnPostgres ? 'on PostgreSQL' : 'on SQLite', () => define(isOnPostgres));
}

export type TwoProcesses = Awaited<ReturnType<typeof openTwoProcesses>>;

/**
 * Two real processes of one database, as behind a load balancer, whose mails go to a real SMTP server: staff work at
 * `url`, visitors and other people of the staff are at `otherUrl`. Each knows itself by its own address, which passkeys
 * and the links in mails need.
 */
export async function openTwoProcesses(
  environment: Record<string, string> = {},
  isOnPostgres = POSTGRES !== '',
) {
  const smtp = await startSmtp();
  const databaseUrl = isOnPostgres ? await createDatabase(POSTGRES) : undefined;
  const onServer = databaseUrl && { DATABASE_URL: databaseUrl };
  const one = await spawnMailSite(smtp.url, { ...environment, ...onServer });
  const place = { DATA_DIR: one.dataDir, ...onServer };
  const other = await spawnMailSite(smtp.url, { ...environment, ...place });
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

/** For processes whose clock on the wall is put forward while they run. */
export function createClock() {
  const file = test.info().outputPath('clock-offset');
  const set = (ms: number) => writeFileSync(file, String(ms));
  set(0);
  const { href: preload } = new URL('./jumping-clock.ts', import.meta.url);
  return { set, environment: { CLOCK_OFFSET_FILE: file, NODE_OPTIONS: `--import ${preload}` } };
}
