// Bar: nothing confirmed is lost when a disk is full, and the site recovers.
import { expect, onTestFinished, test } from 'vitest';
import { type CrowdOfWriters, expectStored, PATIENCE, startWriters } from '../support/crowd-of-writers.ts';
import { failingDisk, integrityOf } from '../support/failing-disk.ts';
import { startPostgres } from '../support/postgres.ts';
import { startSite } from '../support/site-process.ts';

const UNLIMITED = { FORM_LIMIT: '1000000', LOG_LEVEL: 'error' };
/** Long, so that what the database has still room for is soon used up. */
const LENGTH = 4500;
const ENOUGH = 30;

test('SQLite’s disk fills under load and gets room again: senders are told, pages come, and nothing acknowledged is lost', async () => {
  const disk = failingDisk('48M');
  const site = await startSite({ DATA_DIR: disk.folder, ...UNLIMITED });
  const crowd = startWriters(site.url, { length: LENGTH });
  await crowd.goOn(ENOUGH);
  disk.fill(site.pid);
  await refuseForAWhile(crowd);
  disk.free(site.pid);
  await crowd.goOn(ENOUGH);
  await crowd.stop();

  expect(crowd.failed).toEqual([]);
  expect(integrityOf(disk.folder)).toBe('ok');
  await expectStored({ dataDir: disk.folder, databaseUrl: undefined }, crowd.acknowledged);
  site.signal('SIGTERM');
  expect(await site.ended()).toMatchObject({ code: 0 });
});

test('PostgreSQL’s disk fills under load and gets room again: the same, and the site needs no restart', async () => {
  const disk = failingDisk('160M');
  if (!disk.isReal)
    throw new Error('This rehearsal mounts a disk of its own: run it as root, with mkfs.ext4 and mount.');
  const postgres = await startPostgres({
    parent: disk.folder,
    fsync: 'on',
    settings: { max_wal_size: '32MB' },
  });
  onTestFinished(() => postgres.remove());
  const databaseUrl = await postgres.createDatabase();
  const site = await startSite({ DATABASE_URL: databaseUrl, ...UNLIMITED });
  const crowd = startWriters(site.url, { length: LENGTH });
  await crowd.goOn(ENOUGH);
  disk.fill(site.pid);
  await refuseForAWhile(crowd);
  disk.free(site.pid);
  // Without room for its log PostgreSQL ends, and its supervisor starts it again.
  if (!postgres.isRunning()) await postgres.start();
  await crowd.goOn(ENOUGH);
  await expect.poll(async () => (await fetch(`${site.url}/readyz`)).status).toBe(200);
  await crowd.stop();

  expect(crowd.failed).toEqual([]);
  await expectStored({ dataDir: '', databaseUrl }, crowd.acknowledged);
  site.signal('SIGTERM');
  expect(await site.ended()).toMatchObject({ code: 0 });
});

async function refuseForAWhile(crowd: CrowdOfWriters): Promise<void> {
  const { read } = crowd;
  await expect.poll(() => crowd.refused, PATIENCE).toBeGreaterThan(ENOUGH);
  await expect.poll(() => crowd.read, PATIENCE).toBeGreaterThan(read + ENOUGH);
}
