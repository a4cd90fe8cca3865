import { expect, test } from 'vitest';
import { ensureBrowser, findChromium } from './browser.mjs';

test('CHROMIUM_PATH comes before every other browser', () => {
  expect(findChromium({ CHROMIUM_PATH: process.execPath })).toBe(process.execPath);
});

test('a CHROMIUM_PATH that names nothing is told, not passed over', async () => {
  expect(findChromium({ CHROMIUM_PATH: '/no/such/file' })).toBeUndefined();
  await expect(ensureBrowser('.', 'node', { CHROMIUM_PATH: '/no/such/file' })).rejects.toThrow(
    '/no/such/file',
  );
});
