import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copySite, removeCopy, startCopy } from '../support/site-copy.ts';

const MODEL = 'dist/current/server/search-model.bin';

let folder: string;
beforeEach(() => {
  folder = copySite();
});
afterEach(() => removeCopy(folder));

async function start() {
  const { url, output, stop } = await startCopy(folder, { LOG_LEVEL: 'error' });
  const health = await fetch(`${url}/healthz`);
  const ready = await fetch(`${url}/readyz`);
  const found = await (await fetch(`${url}/search?q=dialysis`)).text();
  const lines = output.stdout.split('\n').filter((line) => line.includes('"level"'));
  await stop();
  return { health: [health.status, await health.json()], isReady: ready.ok, found, lines };
}

function changeModel(change: (bytes: Buffer) => Uint8Array): void {
  const file = join(folder, MODEL);
  const changed = change(readFileSync(file));
  rmSync(file);
  writeFileSync(file, changed);
}

test('a site with its model says nothing of it', async () => {
  const { health, lines } = await start();
  expect([health, lines]).toEqual([[200, { status: 'ok' }], []]);
});

test.each<[state: string, spoil: () => void]>([
  ['missing', () => rmSync(join(folder, MODEL))],
  ['empty', () => changeModel(() => Buffer.alloc(0))],
  ['truncated', () => changeModel((bytes) => bytes.subarray(0, bytes.length / 2))],
  [
    'changed in one bit',
    () => changeModel((bytes) => bytes.with(bytes.length >> 1, (bytes[bytes.length >> 1] ?? 0) ^ 1)),
  ],
])('with a model that is %s the site starts, finds pages by words, and reports it', async (_state, spoil) => {
  spoil();
  const { health, isReady, found, lines } = await start();
  expect(health).toEqual([200, { status: 'ok', search: 'words only' }]);
  expect(isReady).toBe(true);
  expect(found).toContain('/plan/what-is-covered');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('pages are searched by words only');
});
