import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publishBuild } from './publish-build.ts';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'dist-'));
  write('next/client/assets/new-1a2b.js', 'new');
  write('next/client/data/list.json', 'new');
});
afterEach(() => rmSync(dist, { recursive: true }));

function write(path: string, text: string, ageDays = 0) {
  const file = join(dist, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  const time = Date.now() / 1000 - ageDays * 86_400;
  utimesSync(file, time, time);
}

const read = (path: string) => readFileSync(join(dist, path), 'utf8');
const publish = () => publishBuild(join(dist, 'next'), dist);

test('a new build takes the place of the last one', () => {
  write('client/data/list.json', 'old');
  publish();
  expect(read('client/data/list.json')).toBe('new');
  expect(read('client/assets/new-1a2b.js')).toBe('new');
  expect(existsSync(join(dist, 'next'))).toBe(false);
});

test('hashed files of the last build stay, however long it has been there, and those of the days before it', () => {
  write('client/.vite/build-id', 'old', 30);
  write('client/assets/old-3c4d.js', 'old', 30);
  write('server/assets/page-5e6f.js', 'old', 36);
  write('client/assets/older-7a8b.js', 'old', 38);
  write('client/assets/new-1a2b.js', 'old', 38);
  publish();
  expect(read('client/assets/old-3c4d.js')).toBe('old');
  expect(read('server/assets/page-5e6f.js')).toBe('old');
  expect(existsSync(join(dist, 'client/assets/older-7a8b.js'))).toBe(false);
  expect(read('client/assets/new-1a2b.js')).toBe('new');
});

test('what the site does not publish any more is gone at once', () => {
  write('client/documents/withdrawn.pdf', 'old');
  publish();
  expect(existsSync(join(dist, 'client/documents/withdrawn.pdf'))).toBe(false);
});
