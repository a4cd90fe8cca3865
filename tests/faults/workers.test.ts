import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { copySite, removeCopy, startCopy } from '../support/site-copy.ts';

async function startTwo() {
  const folder = copySite();
  onTestFinished(() => removeCopy(folder));
  const site = await startCopy(folder, { WEB_CONCURRENCY: '2' });
  onTestFinished(site.stop);
  const { pid } = site.child;
  const workers = () =>
    readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
  expect(workers()).toHaveLength(2);
  return { ...site, folder, workers };
}

test('a worker that dies is replaced by one of the same build while the other serves, and SIGINT ends them all', async () => {
  const { folder, url, workers, child, output, closed } = await startTwo();
  rmSync(join(folder, 'dist/current'));
  const [victim = 0] = workers();
  process.kill(victim, 'SIGKILL');
  await vi.waitFor(
    async () => {
      expect((await fetch(`${url}/readyz`)).status).toBe(200);
      expect(workers()).toHaveLength(2);
      expect(workers()).not.toContain(victim);
    },
    { timeout: 60_000, interval: 100 },
  );
  expect(output.stderr).toBe('A process of the site ended (SIGKILL); another one is started.\n');
  child.kill('SIGINT');
  await closed;
  expect(child.exitCode).toBe(0);
});

test('workers end when the first process is killed', async () => {
  const { workers, child } = await startTwo();
  const started = workers();
  child.kill('SIGKILL');
  const left = () => started.filter((pid) => existsSync(`/proc/${pid}`));
  await expect.poll(left).toEqual([]);
});
