import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { temporaryFolder, writeFiles } from '#tests/support/files.ts';
import { ensureBrowser, findChromium } from './browser.mjs';
import { hashSources, isBuildFresh, STAMP } from './build-stamp.mjs';
import { arePackagesInstalled, findModernNode, installPackages } from './packages.mjs';
import { run, runBeside } from './run.mjs';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const write = (path: string, text: string) => writeFiles(folder, { [path]: text });

function program(path: string, script: string): void {
  write(path, `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, path), 0o755);
}

describe('the browser', () => {
  test('of CHROMIUM_PATH comes before every other, and one that is not there is told, not passed over', () => {
    expect(findChromium({ CHROMIUM_PATH: process.execPath })).toBe(process.execPath);
    expect(findChromium({ CHROMIUM_PATH: '/no/such/file' })).toBeUndefined();
    expect(() => ensureBrowser('.', 'node', { CHROMIUM_PATH: '/no/such/file' })).toThrow('/no/such/file');
  });

  test('before the system gets a package, it is said by which command and how to avoid it', () => {
    program('apt-get', 'echo called: apt-get "$@"');
    // A machine of root's without any browser, where the download fails.
    const code = `
      import fs from 'node:fs';
      import { syncBuiltinESMExports } from 'node:module';
      fs.existsSync = () => false;
      syncBuiltinESMExports();
      process.getuid = () => 0;
      const { ensureBrowser } = await import(${JSON.stringify(join(import.meta.dirname, 'browser.mjs'))});
      await ensureBrowser(${JSON.stringify(folder)}, '/no/such/node', { PATH: ${JSON.stringify(folder)} });`;
    const options = { encoding: 'utf8' } as const;
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], options);
    const lines = stdout.trim().split('\n');
    const firstCall = lines.findIndex((line) => line.startsWith('called: '));
    const told = lines[firstCall - 1];
    expect(told).toContain('CHROMIUM_PATH');
    const calls = lines.slice(firstCall).map((line) => line.replace('called: ', ''));
    expect(calls.join()).toMatch(/apt-get install .* chromium/);
    for (const call of calls) expect(told).toContain(call);
    expect(stderr).toContain('none could be fetched');
  });
});

describe('a build', () => {
  beforeEach(() => {
    write('app/document.tsx', 'root');
    write(`dist/${STAMP}`, hashSources(folder));
  });

  test.each([
    ['a changed source', false, () => write('app/document.tsx', 'changed')],
    ['the same source', true, () => write('app/document.tsx', 'root')],
    ['new words', false, () => write('content/en/site.ts', 'new')],
    ['a new picture', false, () => write('public/icon.svg', 'new')],
    ['another configuration', false, () => write('vite.config.ts', 'new')],
    ['another package', false, () => write('package-lock.json', 'new')],
    ['another build', false, () => write('build/documents/pdf.ts', 'new')],
    ['another server', false, () => write('server/index.ts', 'new')],
    ['a test', true, () => write('app/document.test.tsx', 'new')],
    ['no stamp, since it was not finished', false, () => rmSync(join(folder, 'dist', STAMP))],
    [
      'a renamed file',
      false,
      () => renameSync(join(folder, 'app/document.tsx'), join(folder, 'app/roof.tsx')),
    ],
  ])('after %s is fresh: %s', (_what, isFresh, change) => {
    change();
    expect(isBuildFresh(folder)).toBe(isFresh);
  });
});

describe('packages', () => {
  beforeEach(() => {
    write('package-lock.json', '{}');
    mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
    program('bin/npm', 'echo "$@" > asked');
    vi.stubEnv('PATH', `${join(folder, 'bin')}${delimiter}${process.env.PATH}`);
  });

  test('are installed once, and again when the lockfile changes, of every kind and in this folder', () => {
    expect(arePackagesInstalled(folder)).toBe(false);
    installPackages(folder);
    expect(arePackagesInstalled(folder)).toBe(true);
    const asked = readFileSync(join(folder, 'asked'), 'utf8');
    expect(asked).toContain('--include=dev --include=optional');
    // It would also move the place of the machine's own npmrc, with its registry and certificates.
    expect(asked).not.toContain('--prefix');
    write('package-lock.json', '{ "packages": {} }');
    expect(arePackagesInstalled(folder)).toBe(false);
  });

  test('count as missing when their installation has failed or was interrupted', () => {
    installPackages(folder);
    program('bin/npm', 'kill -9 $$');
    expect(() => installPackages(folder)).toThrow('could not install');
    expect(arePackagesInstalled(folder)).toBe(false);
  });

  test('bring a Node that comes first; one that cannot run here is taken out of the way, an old one refused', () => {
    program('node_modules/.bin/node', 'echo v24.0.0');
    expect(findModernNode(folder)).toBe(join(folder, 'node_modules/.bin/node'));
    program('node_modules/.bin/node', 'exit 126');
    expect(findModernNode(folder)).toBe(process.execPath);
    expect(existsSync(join(folder, 'node_modules/.bin/node'))).toBe(false);
    vi.spyOn(process, 'versions', 'get').mockReturnValue({ ...process.versions, node: '20.20.2' });
    expect(() => findModernNode(folder)).toThrow('Node 24 or later is needed');
  });
});

describe('a command', () => {
  const journal = () => readFileSync(join(folder, 'journal'), 'utf8').replaceAll('\n', '');

  /** Locks the folder and runs a command there that notes when it begins and ends. */
  function startSetUp(seconds: number, how: 'run' | 'runBeside' = 'run') {
    const code = `
      import { lockFolder, ${how} } from ${JSON.stringify(join(import.meta.dirname, 'run.mjs'))};
      lockFolder('.');
      ${how}('sh', ['-c', 'echo b >> journal; sleep ${seconds}; echo e >> journal']);`;
    return spawn(process.execPath, ['--input-type=module', '-e', code], { cwd: folder, stdio: 'ignore' });
  }

  test('of four set-ups at once waits for those of the others', async () => {
    const setUps = Array.from({ length: 4 }, () => startSetUp(0.1));
    await Promise.all(setUps.map((setUp) => once(setUp, 'exit')));
    expect(journal()).toBe('bebebebe');
  });

  test.each(['run', 'runBeside'] as const)(
    'that a killed set-up has started by %s is waited for',
    async (how) => {
      const killed = startSetUp(1, how);
      await vi.waitFor(() => expect(journal()).toBe('b'), { timeout: 10_000, interval: 20 });
      killed.kill('SIGKILL');
      await once(killed, 'exit');
      await once(startSetUp(0), 'exit');
      expect(journal()).toBe('bebe');
    },
  );

  test('that fails, does not exist or takes too long has not succeeded', async () => {
    for (const how of [run, runBeside]) {
      expect(await how('true', [])).toBe(true);
      expect(await how('false', [])).toBe(false);
      expect(await how('no-such-command', [])).toBe(false);
    }
    const started = performance.now();
    expect(run('sleep', ['20'], { timeout: 200 })).toBe(false);
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});
