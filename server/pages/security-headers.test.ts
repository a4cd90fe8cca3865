import { expect, test } from 'vitest';
import { DOCUMENT_HEADERS, securityHeaders } from './security-headers.ts';

test('every answer is protected, and frames of the video and map services keep working', () => {
  const headers = securityHeaders({ publicUrl: 'http://localhost:3000' });
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'content-security-policy': expect.stringMatching(/^default-src 'none'/),
  });
  const absent = /cross-origin-embedder-policy|strict-transport-security|server|powered/;
  expect(Object.keys(headers).filter((name) => absent.test(name))).toEqual([]);
  for (const rule of [
    'geolocation=(self)',
    'camera=()',
    'fullscreen=(self "https://www.youtube-nocookie.com"',
  ])
    expect(headers['permissions-policy']).toContain(rule);
});

test('a file that is no document needs two of them, on https three', () => {
  const headers = securityHeaders({ publicUrl: 'https://lashma.example' });
  expect(DOCUMENT_HEADERS.filter((name) => !(name in headers))).toEqual([]);
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
  expect(
    Object.keys(headers)
      .filter((name) => !DOCUMENT_HEADERS.includes(name))
      .toSorted(),
  ).toEqual(['cross-origin-resource-policy', 'strict-transport-security', 'x-content-type-options']);
});
