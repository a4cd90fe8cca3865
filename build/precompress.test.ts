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

test('both copies of a style sheet hold its words, the same bytes each time', async () => {
  const file = join(folder, 'assets/page.css');
  writeFileSync(file, PROSE);
  await precompress(folder);
  const read = () => [readFileSync(`${file}.br`), readFileSync(`${file}.gz`)] as const;
  const [br, gz] = read();
  expect(brotliDecompressSync(br).toString()).toBe(PROSE);
  expect(gunzipSync(gz).toString()).toBe(PROSE);
  await precompress(folder);
  expect(read()).toEqual([br, gz]);
});

test('fonts, pictures and what would not get smaller stay alone', async () => {
  const files = { 'letters.woff2': PROSE, 'photo.png': PROSE, 'tiny.js': 'x' };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  await precompress(folder);
  expect(readdirSync(folder).sort()).toEqual(['assets', ...Object.keys(files)]);
});
