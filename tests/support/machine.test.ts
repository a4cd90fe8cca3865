import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

test('before the system gets a package, the command is told', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lashma-programs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const told = join(folder, 'told');
  writeFileSync(join(folder, 'apt-get'), `#!/bin/sh\necho "called: apt-get $*" >> ${told}\n`);
  chmodSync(join(folder, 'apt-get'), 0o755);
  const module = join(import.meta.dirname, 'machine.ts');
  const code = `process.getuid = () => 0; (await import('${module}')).findPrograms(['no-such-program'], 'a-package')`;
  spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    env: { PATH: `${folder}:${process.env.PATH}` },
    stdio: ['ignore', 'ignore', openSync(told, 'a')],
  });
  expect(readFileSync(told, 'utf8').split('\n').slice(0, 2)).toEqual([
    expect.stringContaining('no-such-program: installing on this system by "apt-get install'),
    'called: apt-get install -y --no-install-recommends a-package',
  ]);
});
