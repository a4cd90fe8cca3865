// Bar: after the loss of PostgreSQL’s primary the site finds the standby, and nothing confirmed is lost.
import { expect, onTestFinished, test } from 'vitest';
import { expectStored, PATIENCE, startWriters } from '../support/crowd-of-writers.ts';
import { createDatabase, startPostgres } from '../support/postgres.ts';
import { startSite } from '../support/site-process.ts';

const ENOUGH = 30;
/** What an operator sets so that a commit counts only when the standby has it on its disk too. */
const PRIMARY = {
  wal_level: 'replica',
  max_wal_senders: 4,
  synchronous_commit: 'on',
  full_page_writes: 'on',
};
const hostOf = (url: string) => new URL(url).host;

test.each(['kill', 'freeze'] as const)(
  'PostgreSQL’s primary is lost (%s) under load and its standby promoted: pages come all the time, two processes find the new primary by themselves, and all that was acknowledged is there',
  async (loss) => {
    const primary = await startPostgres({ fsync: 'on', settings: PRIMARY });
    onTestFinished(() => primary.remove());
    const databaseUrl = await createDatabase(primary.url);
    const standby = await startPostgres({ fsync: 'on', settings: PRIMARY, standbyOf: primary.url });
    onTestFinished(() => standby.remove());
    await primary.set('synchronous_standby_names', '*');

    const both = databaseUrl.replace(hostOf(primary.url), `${hostOf(primary.url)},${hostOf(standby.url)}`);
    const environment = { DATABASE_URL: both, FORM_LIMIT: '1000000', LOG_LEVEL: 'error' };
    const sites = await Promise.all([startSite(environment), startSite(environment)]);
    const crowds = sites.map(({ url }) => startWriters(url));
    const goOn = () => Promise.all(crowds.map((crowd) => crowd.goOn(ENOUGH)));
    await goOn();

    await primary[loss]();
    await expect.poll(() => Math.min(...crowds.map(({ refused }) => refused)), PATIENCE).toBeGreaterThan(0);
    standby.promote();
    await goOn();
    for (const { url } of sites)
      await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(200);
    await Promise.all(crowds.map((crowd) => crowd.stop()));

    for (const { failed } of crowds) expect(failed).toEqual([]);
    const replaced = databaseUrl.replace(hostOf(primary.url), hostOf(standby.url));
    await expectStored(
      { dataDir: '', databaseUrl: replaced },
      crowds.flatMap(({ acknowledged }) => acknowledged),
    );
    for (const site of sites) {
      site.signal('SIGTERM');
      expect(await site.ended()).toMatchObject({ code: 0 });
    }
  },
);
