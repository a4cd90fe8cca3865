import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { arePackagesInstalled, findModernNode, installPackages } from './packages.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'packages-'));
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
  mkdirSync(join(folder, 'bin'));
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  vi.stubEnv('PATH', `${join(folder, 'bin')}${delimiter}${process.env.PATH}`);
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

function program(path: string, script: string) {
  writeFileSync(join(folder, path), `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, path), 0o755);
}

test('packages are installed once, and again when the lockfile changes', () => {
  program('bin/npm', 'echo "$@" > asked');
  expect(arePackagesInstalled(folder)).toBe(false);
  installPackages(folder);
  expect(arePackagesInstalled(folder)).toBe(true);
  writeFileSync(join(folder, 'package-lock.json'), '{ "packages": {} }');
  expect(arePackagesInstalled(folder)).toBe(false);
});

test('whatever the caller has set, npm is asked for every kind of package in this folder', () => {
  program('bin/npm', 'echo "$@" > asked');
  installPackages(folder);
  const asked = readFileSync(join(folder, 'asked'), 'utf8');
  expect(asked).toContain('--include=dev --include=optional');
  // It would also move the place of the machine's own npmrc, with its registry and certificates.
  expect(asked).not.toContain('--prefix');
});

test('an installation that fails or is interrupted does not count', () => {
  program('bin/npm', 'exit 0');
  installPackages(folder);
  program('bin/npm', 'kill -9 $$');
  expect(() => installPackages(folder)).toThrow('could not install');
  expect(arePackagesInstalled(folder)).toBe(false);
});

test('the packaged Node comes first, and one that cannot run here is taken out of the way', () => {
  program('node_modules/.bin/node', 'echo v24.0.0');
  expect(findModernNode(folder)).toBe(join(folder, 'node_modules/.bin/node'));
  program('node_modules/.bin/node', 'exit 126');
  expect(findModernNode(folder)).toBe(process.execPath);
  expect(existsSync(join(folder, 'node_modules/.bin/node'))).toBe(false);
});

test('without a packaged Node an old one is refused by name', () => {
  vi.spyOn(process, 'versions', 'get').mockReturnValue({ ...process.versions, node: '20.20.2' });
  expect(() => findModernNode(folder)).toThrow('Node 24 or later is needed');
});
