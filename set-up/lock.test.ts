import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const LOCK_MODULE = join(import.meta.dirname, 'lock.mjs');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const lockFile = () => join(folder, 'lock');
const journal = () => readFileSync(join(folder, 'journal'), 'utf8');

/** Until a holder has written its first letter: a file that is there may still be empty. */
const begun = () => vi.waitFor(() => expect(journal()).toBe('b'), { timeout: 10_000, interval: 20 });

/** Holds the lock for some milliseconds and notes when it began and ended. */
function startHolder(holdMs: number) {
  const program = `
    import { appendFileSync } from 'node:fs';
    import { withLock } from ${JSON.stringify(LOCK_MODULE)};
    await withLock(${JSON.stringify(lockFile())}, async () => {
      appendFileSync(${JSON.stringify(join(folder, 'journal'))}, 'b');
      await new Promise((done) => setTimeout(done, ${holdMs}));
      appendFileSync(${JSON.stringify(join(folder, 'journal'))}, 'e');
    });`;
  return spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'ignore' });
}

function deadProcessNumber(): number {
  const { pid } = spawnSync(process.execPath, ['--version']);
  return pid;
}

test('four set-ups at once work one after the other and leave no lock behind', async () => {
  const holders = Array.from({ length: 4 }, () => startHolder(150));
  await Promise.all(holders.map((holder) => once(holder, 'exit')));
  expect(journal()).toBe('bebebebe');
  expect(existsSync(lockFile())).toBe(false);
});

test('the lock of a process that was killed is taken over', async () => {
  const killed = startHolder(60_000);
  await begun();
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  expect(existsSync(lockFile())).toBe(true);
  await once(startHolder(0), 'exit');
  expect(journal()).toBe('bbe');
});

test('of several that find a dead lock only one at a time gets it', async () => {
  writeFileSync(lockFile(), `${deadProcessNumber()} 0\n`);
  const holders = Array.from({ length: 4 }, () => startHolder(100));
  await Promise.all(holders.map((holder) => once(holder, 'exit')));
  expect(journal()).toBe('bebebebe');
});

test('a lock that nobody has touched for long is dead though its process number is in use again', async () => {
  writeFileSync(lockFile(), `${process.pid} 0\n`);
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(lockFile(), longAgo, longAgo);
  await once(startHolder(0), 'exit');
  expect(journal()).toBe('be');
});

test('a set-up ended by a signal gives the lock back', async () => {
  const ended = startHolder(60_000);
  await begun();
  ended.kill('SIGTERM');
  await once(ended, 'exit');
  expect(existsSync(lockFile())).toBe(false);
});
