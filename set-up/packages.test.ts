import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { arePackagesInstalled, npmEnvironment } from './packages.mjs';

const vite = { version: '8.0.0', integrity: 'sha512-a', dev: true };
const forHere = { version: '1.0.0', optional: true, os: [process.platform], cpu: [process.arch] };
const forElsewhere = { version: '1.0.0', optional: true, os: ['plan9'], cpu: [process.arch] };
const ofElsewhere = { version: '1.0.0', optional: true };
const locked = { vite, 'for-here': forHere, 'for-elsewhere': forElsewhere, 'of-elsewhere': ofElsewhere };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'packages-'));
  mkdirSync(join(folder, 'node_modules'));
  write('package.json', { devDependencies: { vite: '8.0.0' } });
  write('package-lock.json', { packages: { '': { devDependencies: { vite: '8.0.0' } }, ...locked } });
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, value: object) {
  writeFileSync(join(folder, name), JSON.stringify(value));
}

function record(packages: object) {
  write('node_modules/.package-lock.json', { packages });
}

test('packages that somebody installed by hand are recognised', () => {
  record({ vite, 'for-here': forHere });
  expect(arePackagesInstalled(folder)).toBe(true);
});

test('an interrupted installation leaves no record and counts as none', () => {
  expect(arePackagesInstalled(folder)).toBe(false);
});

test.each([
  ['development packages were left out', { 'for-here': forHere }],
  ['the optional package for this system was left out', { vite }],
  ['another version is installed', { vite: { ...vite, version: '8.0.1' }, 'for-here': forHere }],
])('packages are installed anew when %s', (_, packages) => {
  record(packages);
  expect(arePackagesInstalled(folder)).toBe(false);
});

test('packages are installed anew when package.json or what is installed changes later', () => {
  record({ vite, 'for-here': forHere });
  expect(arePackagesInstalled(folder)).toBe(true);
  write('package.json', { devDependencies: { vite: '8.1.0' } });
  expect(arePackagesInstalled(folder)).toBe(false);
  write('package.json', { devDependencies: { vite: '8.0.0' } });
  expect(arePackagesInstalled(folder)).toBe(true);
  record({ 'for-here': forHere });
  expect(arePackagesInstalled(folder)).toBe(false);
});

test('settings that would leave packages out are dropped, the way to the packages is kept', () => {
  const environment = {
    PATH: '/bin',
    npm_config_omit: 'dev',
    NPM_CONFIG_PRODUCTION: 'true',
    'npm_config_dry-run': 'true',
    npm_config_cache: '/cache',
    npm_config_https_proxy: 'proxy',
  };
  expect(Object.keys(npmEnvironment(environment))).toEqual([
    'PATH',
    'npm_config_cache',
    'npm_config_https_proxy',
  ]);
});
