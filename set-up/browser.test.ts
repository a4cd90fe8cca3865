import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ensureBrowser, findChromium } from './browser.mjs';

test('CHROMIUM_PATH comes before every other browser', () => {
  expect(findChromium({ CHROMIUM_PATH: process.execPath })).toBe(process.execPath);
});

test('a CHROMIUM_PATH that names nothing is told, not passed over', () => {
  expect(findChromium({ CHROMIUM_PATH: '/no/such/file' })).toBeUndefined();
  expect(() => ensureBrowser('.', 'node', { CHROMIUM_PATH: '/no/such/file' })).toThrow('/no/such/file');
});

test('before the system gets a package, it is said by which command and how to avoid it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'browser-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'apt-get'), '#!/bin/sh\necho called: apt-get "$@"\n');
  chmodSync(join(folder, 'apt-get'), 0o755);
  // A machine of root's without any browser, where the download fails.
  const program = `
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    fs.existsSync = () => false;
    syncBuiltinESMExports();
    process.getuid = () => 0;
    const { ensureBrowser } = await import(${JSON.stringify(join(import.meta.dirname, 'browser.mjs'))});
    await ensureBrowser(${JSON.stringify(folder)}, '/no/such/node', { PATH: ${JSON.stringify(folder)} });`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
  const lines = stdout.trim().split('\n');
  const firstCall = lines.findIndex((line) => line.startsWith('called: '));
  const told = lines[firstCall - 1];
  expect(told).toContain('CHROMIUM_PATH');
  const calls = lines.slice(firstCall).map((line) => line.replace('called: ', ''));
  expect(calls.join()).toMatch(/apt-get install .* chromium/);
  for (const call of calls) expect(told).toContain(call);
  expect(stderr).toContain('none could be fetched');
});
