import { expect, test } from 'vitest';
import { DOCUMENT_HEADERS, securityHeaders } from './security-headers.ts';

test('every answer is protected, and frames of the video and map services keep working', async () => {
  const headers = await securityHeaders({ publicUrl: 'http://localhost:3000' });
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'content-security-policy': expect.stringMatching(/^default-src 'none'/),
  });
  expect(headers).not.toHaveProperty('cross-origin-embedder-policy');
  expect(headers['permissions-policy']).toContain('geolocation=(self)');
  expect(headers['permissions-policy']).toContain('camera=()');
  expect(headers['permissions-policy']).toContain('fullscreen=(self "https://www.youtube-nocookie.com"');
});

test('a file that is no document needs two of them, on https three', async () => {
  const headers = await securityHeaders({ publicUrl: 'https://lashma.example' });
  expect(DOCUMENT_HEADERS.filter((name) => !(name in headers))).toEqual([]);
  expect(
    Object.keys(headers)
      .filter((name) => !DOCUMENT_HEADERS.includes(name))
      .toSorted(),
  ).toEqual(['cross-origin-resource-policy', 'strict-transport-security', 'x-content-type-options']);
});

test('browsers are told to stay on https only where the site is on https', async () => {
  expect(await securityHeaders({ publicUrl: 'http://localhost:3000' })).not.toHaveProperty(
    'strict-transport-security',
  );
  const headers = await securityHeaders({ publicUrl: 'https://lashma.example' });
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
});

test('no header tells what the server is made of', async () => {
  const names = Object.keys(await securityHeaders({ publicUrl: 'http://localhost:3000' }));
  expect(names.filter((name) => /server|powered/.test(name))).toEqual([]);
});
