import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '#tests/support/files.ts';
import { precompress } from './precompress.ts';

const PROSE = 'Your good health, our mandate. '.repeat(50);

test('both copies of a style sheet hold its words, the same bytes each time', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'assets/page.css');
  writeFiles(folder, { 'assets/page.css': PROSE });
  await precompress(folder);
  const read = () => [readFileSync(`${file}.br`), readFileSync(`${file}.gz`)] as const;
  const [br, gz] = read();
  expect(brotliDecompressSync(br).toString()).toBe(PROSE);
  expect(gunzipSync(gz).toString()).toBe(PROSE);
  await precompress(folder);
  expect(read()).toEqual([br, gz]);
});

test('fonts, pictures and what would not get smaller stay alone', async () => {
  const folder = temporaryFolder();
  const files = { 'letters.woff2': PROSE, 'photo.png': PROSE, 'tiny.js': 'x' };
  writeFiles(folder, files);
  await precompress(folder);
  expect(readdirSync(folder).sort()).toEqual(Object.keys(files));
});
