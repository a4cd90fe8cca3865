import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { precompress } from './precompress.ts';

const PROSE = 'Your good health, our mandate. '.repeat(50);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'precompress-'));
  mkdirSync(join(folder, 'assets'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('both copies of a style sheet hold its words', async () => {
  const file = join(folder, 'assets/page.css');
  writeFileSync(file, PROSE);
  expect(await precompress(folder)).toBe(2);
  expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(PROSE);
  expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(PROSE);
});

test('fonts, pictures and what would not get smaller stay alone', async () => {
  writeFileSync(join(folder, 'letters.woff2'), PROSE);
  writeFileSync(join(folder, 'photo.png'), PROSE);
  writeFileSync(join(folder, 'tiny.js'), 'x');
  expect(await precompress(folder)).toBe(0);
  expect(readdirSync(folder).sort()).toEqual(['assets', 'letters.woff2', 'photo.png', 'tiny.js']);
});

test('the same file gives the same bytes', async () => {
  const file = join(folder, 'page.js');
  writeFileSync(file, PROSE);
  await precompress(folder);
  const first = [readFileSync(`${file}.br`), readFileSync(`${file}.gz`)];
  await precompress(folder);
  expect([readFileSync(`${file}.br`), readFileSync(`${file}.gz`)]).toEqual(first);
});
