import { existsSync, readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { startSite } from '../support/site-process.ts';

test('a worker that dies is replaced while the other serves, and SIGINT ends them all', async () => {
  const site = await startSite({ WEB_CONCURRENCY: '2' });
  const workers = workersOf(site.pid);
  expect(workers).toHaveLength(2);
  const [victim] = workers as [number, number];
  process.kill(victim, 'SIGKILL');
  await vi.waitFor(
    async () => {
      expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
      expect(workersOf(site.pid)).toHaveLength(2);
      expect(workersOf(site.pid)).not.toContain(victim);
    },
    { timeout: 60_000, interval: 100 },
  );
  expect(site.output.stderr).toBe('A process of the site ended (SIGKILL); another one is started.\n');
  site.signal('SIGINT');
  expect(await site.ended()).toMatchObject({ code: 0 });
});

test('workers end when the first process is killed', async () => {
  const site = await startSite({ WEB_CONCURRENCY: '2' });
  const workers = workersOf(site.pid);
  expect(workers).toHaveLength(2);
  site.signal('SIGKILL');
  await vi.waitFor(() => expect(workers.filter(isRunning)).toEqual([]), { timeout: 60_000 });
});

function workersOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
}

function isRunning(pid: number): boolean {
  return existsSync(`/proc/${pid}`);
}
