// Bar: an upgrade from the last release, and the way back, lose no request and no message.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { complain } from '../support/complaints.ts';
import { expectStored, startWriters } from '../support/crowd-of-writers.ts';
import { dialects, freshDatabases, openForTest } from '../support/databases.ts';
import { findPrograms, freePort } from '../support/machine.ts';
import { documentedSite, runNginx } from '../support/nginx.ts';
import { startVisits } from '../support/site-process.ts';
import { type SpawnedSite, spawnSite } from '../support/spawn-site.ts';

const PROJECT = join(import.meta.dirname, '../..');
const ENOUGH = 25;
/** So long nginx leaves out a process that was away, and a little longer. */
const LEFT_OUT_MS = 6000;
/** Arrived with the rule that a version runs on the database of the next (decision 081). */
const RULE = 'server/database/migrations/additive.test.ts';

const old = join(mkdtempSync(join(tmpdir(), 'lashma-release-')), 'site');
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: PROJECT, encoding: 'utf8', stdio: 'pipe' }).trim();

beforeAll(() => {
  git('worktree', 'add', '--detach', old, lastRelease());
  const readLock = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (readLock(old) === readLock(PROJECT))
    symlinkSync(join(PROJECT, 'node_modules'), join(old, 'node_modules'));
  execFileSync(process.execPath, ['set-up/set-up.mjs'], { cwd: old, stdio: 'ignore' });
});
afterAll(() => {
  git('worktree', 'remove', '--force', old);
  rmSync(dirname(old), { recursive: true });
});

/** While nothing is released, the commit that brought the rule: what is older cannot be gone back to. */
function lastRelease(): string {
  // There the oldest commit that is known would seem to have brought everything, and be gone back to.
  if (git('rev-parse', '--is-shallow-repository') !== 'false')
    throw new Error('This rehearsal needs the history of the project: git fetch --unshallow --tags');
  try {
    return git('describe', '--tags', '--abbrev=0', 'HEAD^');
  } catch {
    return git('log', '--diff-filter=A', '--format=%H', '-1', '--', RULE);
  }
}

describe.each(dialects)('on %s', (dialect) => {
  const freshDatabase = freshDatabases(dialect, 'nothing');

  test('three processes of the last release are upgraded one after the other under load, and go back: no request fails and no message is lost', async () => {
    const place = await freshDatabase();
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const environment = {
      ...place.environment,
      PUBLIC_URL: url,
      TRUSTED_PROXIES: 'loopback',
      FORM_LIMIT: '1000000',
      LOG_LEVEL: 'error',
    };
    const ports = [await freePort(), await freePort(), await freePort()];
    const running = new Map<number, SpawnedSite>();
    const start = async (sitePort: number, folder: string) => {
      const site = spawnSite({ ...environment, PORT: String(sitePort) }, undefined, folder);
      onTestFinished(site.discard);
      running.set(sitePort, site);
      await site.listening();
    };
    /** As docs/operations.md has it. */
    const replaceAll = async (folder: string) => {
      for (const sitePort of ports) {
        running.get(sitePort)?.child.kill('SIGTERM');
        await running.get(sitePort)?.closed;
        expect(running.get(sitePort)?.child.exitCode).toBe(0);
        await start(sitePort, folder);
        await expect.poll(() => statusOf(`http://127.0.0.1:${sitePort}/readyz`)).toBe(200);
        await pause(LEFT_OUT_MS);
      }
    };

    for (const sitePort of ports) await start(sitePort, old);
    const program = `${findPrograms(['nginx'], 'nginx', () => ['/usr/sbin'])}/nginx`;
    const nginx = await runNginx({ port, settings: documentedSite(port, ports), program });
    onTestFinished(nginx.stop);
    const crowd = startWriters(url);
    const visits = startVisits(`${url}/healthz`, 4);
    const references: (string | undefined)[] = [];
    const goOn = async () => {
      references.push(await complain(url, `complaint ${references.length}`));
      await crowd.goOn(ENOUGH);
    };

    await goOn();
    await replaceAll(PROJECT);
    await goOn();
    await replaceAll(old);
    await goOn();
    // And once more, as after what was wrong has been mended.
    await replaceAll(PROJECT);
    await goOn();
    await crowd.stop();
    visits.isStopped = true;
    await visits.finished;

    expect([crowd.failed, crowd.refused, visits.lost]).toEqual([[], 0, []]);
    await expectStored(place, crowd.acknowledged);
    const database = await openForTest(place);
    const complaints = await database.selectFrom('complaints').select('reference').execute();
    expect(complaints.map(({ reference }) => reference).sort()).toEqual(references.toSorted());
    for (const { output } of running.values()) expect(output.stderr).toBe('');
  });
});

async function statusOf(url: string): Promise<number> {
  return (await fetch(url)).status;
}
