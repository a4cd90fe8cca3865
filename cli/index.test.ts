import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/files.ts';

const ROOT = join(import.meta.dirname, '..');

const COMMANDS = 'Commands: backup, check-site, desk, migrate, personal-data, restore, translations.\n';

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

const scripts: Record<string, string> = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).scripts;
const operated = Object.entries(scripts).filter(([, script]) => script.includes('cli/index.ts'));

test.each(operated)(
  'npm run %s on a fresh clone installs the packages first, or says in a sentence why not',
  (_name, script) => {
    const clone = temporaryFolder();
    for (const path of ['package.json', 'package-lock.json', 'set-up', 'cli/index.ts'])
      cpSync(join(ROOT, path), join(clone, path), { recursive: true });
    // As npm without a network.
    writeFileSync(join(clone, 'npm'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    const PATH = `${clone}:${dirname(process.execPath)}:/usr/bin:/bin`;
    const { status, stdout, stderr } = spawnSync('sh', ['-c', script], {
      cwd: clone,
      env: { PATH },
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([1, expect.stringMatching(/^Installing packages in [^\n]+\n$/)]);
    expect(stderr).toBe(
      'npm could not install the packages: see above. The first time, a network is needed.\n',
    );
  },
);
