import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const COMMANDS =
  'Commands: backup, desk, directory, launch-check, migrate, personal-data, phone, probe, release, restore, translations.\n';

function run(...args: string[]) {
  const program = join(import.meta.dirname, 'index.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

test.each([[[]], [['dezk', 'list']], [['toString']]])('%j is no command: all are listed', (args) => {
  expect(run(...args)).toEqual({ status: 2, stdout: '', stderr: COMMANDS });
});

test('a command gets the words behind its name, and its exit code is the exit code', () => {
  const stderr = expect.stringContaining('npm run desk -- list');
  expect(run('desk', 'nonsense')).toEqual({ status: 2, stdout: '', stderr });
});
