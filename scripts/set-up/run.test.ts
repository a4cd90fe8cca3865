import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { run } from './run.mjs';

test('a quiet command keeps what it prints on both channels, and its code', async () => {
  const { code, output } = await run('sh', ['-c', 'echo out; echo err >&2; exit 3'], { quiet: true });
  expect(code).toBe(3);
  expect(output.split('\n').sort()).toEqual(['', 'err', 'out']);
});

test('a command that does not exist ends like one that failed', async () => {
  expect(await run('no-such-command', [], { quiet: true })).toMatchObject({ code: 127 });
});

test('at its limit a command ends together with what it started', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'run-'));
  const late = join(folder, 'late');
  const { code } = await run('sh', ['-c', `(sleep 1; touch ${late}) & wait`], { quiet: true, limitMs: 200 });
  expect(code).not.toBe(0);
  await wait(1_500);
  expect(existsSync(late)).toBe(false);
  rmSync(folder, { recursive: true });
});

test('an empty HOME is not passed on', async () => {
  const env = { ...process.env, HOME: '' };
  const { output } = await run('sh', ['-c', 'env | grep -c ^HOME='], { quiet: true, env });
  expect(output.trim()).toBe('0');
});
