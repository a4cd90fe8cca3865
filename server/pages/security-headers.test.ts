import { expect, test } from 'vitest';
import { DOCUMENT_HEADERS, securityHeaders } from './security-headers.ts';

test('frames of the video and map services keep working, and so does a site without https', () => {
  const headers = securityHeaders({ publicUrl: 'http://localhost:3000' });
  const absent = /cross-origin-embedder-policy|strict-transport-security|server|powered/;
  expect(Object.keys(headers).filter((name) => absent.test(name))).toEqual([]);
  const fullscreen = 'fullscreen=(self "https://www.youtube-nocookie.com"';
  for (const rule of ['geolocation=(self)', 'camera=()', fullscreen])
    expect(headers['permissions-policy']).toContain(rule);
});

test('a file that is no document needs two of them, on https three', () => {
  const headers = securityHeaders({ publicUrl: 'https://lashma.example' });
  expect(DOCUMENT_HEADERS.filter((name) => !(name in headers))).toEqual([]);
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
  const others = Object.keys(headers).filter((name) => !DOCUMENT_HEADERS.includes(name));
  const needed = ['cross-origin-resource-policy', 'strict-transport-security', 'x-content-type-options'];
  expect(others.toSorted()).toEqual(needed);
});
