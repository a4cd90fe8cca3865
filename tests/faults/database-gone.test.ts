import { expect, onTestFinished, test, vi } from 'vitest';
import { startPostgres } from '../support/postgres.ts';
import { startSite } from '../support/site-process.ts';

test('pages keep answering while PostgreSQL is gone, and the site is ready again when it is back', async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.remove());
  const site = await startSite({ DATABASE_URL: await postgres.createDatabase() });
  const statusOf = async (path: string) => (await fetch(site.url + path)).status;
  expect([await statusOf('/'), await statusOf('/readyz')]).toEqual([200, 200]);

  await postgres.stop();
  await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(503), { timeout: 10_000 });
  await vi.waitFor(() => expect(site.output.stdout).toContain('the content version cannot be read'), {
    timeout: 10_000,
  });
  expect([await statusOf('/'), await statusOf('/healthz'), await statusOf('/nope')]).toEqual([200, 200, 404]);

  await postgres.start();
  await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(200), { timeout: 20_000 });
  await vi.waitFor(() => expect(site.output.stdout).toContain('the content version can be read again'), {
    timeout: 10_000,
  });
  expect(site.output.stdout.match(/the content version cannot be read/g)).toHaveLength(1);
  expect(await statusOf('/')).toBe(200);
  site.signal('SIGTERM');
  expect(await site.ended()).toMatchObject({ code: 0 });
  expect(site.output.stderr).toBe('');
});
