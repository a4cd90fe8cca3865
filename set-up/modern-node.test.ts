import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findModernNode, removeUnusableNode } from './modern-node.mjs';

let root: string;
let packaged: string;
const path = process.env.PATH;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'node-'));
  packaged = join(root, 'node_modules/.bin/node');
  mkdirSync(join(root, 'node_modules/.bin'), { recursive: true });
  mkdirSync(join(root, 'bin'));
  process.env.PATH = join(root, 'bin');
});
afterEach(() => {
  process.env.PATH = path;
  rmSync(root, { recursive: true });
});

function fakeNode(file: string, version: string) {
  writeFileSync(file, `#!/bin/sh\necho ${version}\n`);
  chmodSync(file, 0o755);
}

test('the packaged Node comes first', () => {
  fakeNode(packaged, 'v24.0.0');
  fakeNode(join(root, 'bin/node'), 'v26.0.0');
  expect(findModernNode(root)).toBe(packaged);
});

test('without a packaged Node the installed one serves when it is new enough', () => {
  fakeNode(join(root, 'bin/node'), 'v20.20.2');
  expect(findModernNode(root)).toBeUndefined();
  fakeNode(join(root, 'bin/node'), 'v26.0.0');
  expect(findModernNode(root)).toBe('node');
});

test('a packaged Node that cannot run is taken out of the way', () => {
  writeFileSync(packaged, 'made for another system');
  fakeNode(join(root, 'bin/node'), 'v24.1.0');
  expect(findModernNode(root)).toBeUndefined();
  removeUnusableNode(root);
  expect(existsSync(packaged)).toBe(false);
  expect(findModernNode(root)).toBe('node');
});

test('a packaged Node that runs stays, and a link to nowhere goes', () => {
  fakeNode(packaged, 'v24.0.0');
  removeUnusableNode(root);
  expect(findModernNode(root)).toBe(packaged);
  rmSync(packaged);
  symlinkSync('nowhere', packaged);
  removeUnusableNode(root);
  expect(() => symlinkSync('nowhere', packaged)).not.toThrow();
});
