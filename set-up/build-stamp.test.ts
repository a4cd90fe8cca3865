import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashSources, isBuildFresh, STAMP } from './build-stamp.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stamp-'));
  write('app/document.tsx', 'root');
  write(`dist/${STAMP}`, hashSources(root));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

test('a build is fresh until one of its sources changes', () => {
  expect(isBuildFresh(root)).toBe(true);
  write('app/document.tsx', 'changed');
  expect(isBuildFresh(root)).toBe(false);
  write('app/document.tsx', 'root');
  expect(isBuildFresh(root)).toBe(true);
});

test.each([
  'content/en/site.ts',
  'public/icon.svg',
  'vite.config.ts',
  'package-lock.json',
  'build/documents/pdf.ts',
  'server/index.ts',
])('a new %s makes it stale', (path) => {
  write(path, 'new');
  expect(isBuildFresh(root)).toBe(false);
});

test('a renamed file makes it stale', () => {
  rmSync(join(root, 'app/document.tsx'));
  write('app/roof.tsx', 'root');
  expect(isBuildFresh(root)).toBe(false);
});

test('tests are no part of the build', () => {
  write('app/document.test.tsx', 'new');
  expect(isBuildFresh(root)).toBe(true);
});

test('a build that was not finished is stale', () => {
  rmSync(join(root, 'dist', STAMP));
  expect(isBuildFresh(root)).toBe(false);
});
