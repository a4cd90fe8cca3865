import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { ensureBrowser, findChromium } from './browser.mjs';

const noBrowser = vi.hoisted(() => ({ anywhere: false }));
vi.mock('node:fs', async (load) => {
  const fs = await load<typeof import('node:fs')>();
  return { ...fs, existsSync: (path: string) => !noBrowser.anywhere && fs.existsSync(path) };
});

afterEach(() => {
  noBrowser.anywhere = false;
  vi.restoreAllMocks();
});

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
  const record = join(folder, 'record');
  const calls = () => readFileSync(record, { encoding: 'utf8', flag: 'a+' });
  writeFileSync(join(folder, 'apt-get'), `#!/bin/sh\necho apt-get "$@" >> ${record}\n`);
  chmodSync(join(folder, 'apt-get'), 0o755);
  const told: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => {
    expect(calls()).toBe('');
    told.push(line);
  });
  vi.spyOn(process, 'getuid').mockReturnValue(0);
  noBrowser.anywhere = true;

  // The browser that Playwright fetches does not come.
  expect(() => ensureBrowser(folder, 'false', { PATH: folder })).toThrow('none could be fetched');
  expect(calls()).toContain('apt-get install -y chromium');
  for (const call of calls().trim().split('\n')) expect(told.at(-1)).toContain(call);
  expect(told.at(-1)).toContain('CHROMIUM_PATH');
});
