import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { run, runBeside } from './run.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const journal = () => readFileSync(join(folder, 'journal'), 'utf8').replaceAll('\n', '');

/** Locks the folder and runs a command there that notes when it begins and ends. */
function startSetUp(seconds: number, how: 'run' | 'runBeside' = 'run') {
  const program = `
    import { lockFolder, ${how} } from ${JSON.stringify(join(import.meta.dirname, 'run.mjs'))};
    lockFolder('.');
    ${how}('sh', ['-c', 'echo b >> journal; sleep ${seconds}; echo e >> journal']);`;
  return spawn(process.execPath, ['--input-type=module', '-e', program], { cwd: folder, stdio: 'ignore' });
}

test('four set-ups at once work one after the other', async () => {
  const setUps = Array.from({ length: 4 }, () => startSetUp(0.1));
  await Promise.all(setUps.map((setUp) => once(setUp, 'exit')));
  expect(journal()).toBe('bebebebe');
});

test.each(['run', 'runBeside'] as const)(
  'what a killed set-up has started by %s is waited for',
  async (how) => {
    const killed = startSetUp(1, how);
    await vi.waitFor(() => expect(journal()).toBe('b'), { timeout: 10_000, interval: 20 });
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    await once(startSetUp(0), 'exit');
    expect(journal()).toBe('bebe');
  },
);

test('a command that fails, or does not exist, has not succeeded', async () => {
  for (const how of [run, runBeside]) {
    expect(await how('true', [])).toBe(true);
    expect(await how('false', [])).toBe(false);
    expect(await how('no-such-command', [])).toBe(false);
  }
});

test('a command ends at its limit', () => {
  const started = performance.now();
  expect(run('sleep', ['20'], { timeout: 200 })).toBe(false);
  expect(performance.now() - started).toBeLessThan(10_000);
});
