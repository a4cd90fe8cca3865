import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { allowInline, formatPolicy, pagePolicy } from './content-security-policy.ts';
import { DOCUMENT_HEADERS, securityHeaders } from './security-headers.ts';

test('a page may load from its own origin, and frames from the video and map services only', () => {
  expect(formatPolicy(pagePolicy(readConfig({})))).toBe(
    [
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self'",
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      'frame-src https://www.youtube-nocookie.com https://www.google.com',
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types site',
    ].join('; '),
  );
});

test('inline code is allowed by hash, beside our own files', () => {
  const before = pagePolicy(readConfig({}));
  const policy = allowInline(before, {
    // The example of the CSP standard, and a word of more than one byte a letter.
    scripts: ["alert('Hello, world.');", 'Ìlera'],
    styles: ['body{color:navy}'],
  });
  expect(policy['script-src']).toEqual([
    "'self'",
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    expect.stringMatching(/^'sha256-[\w+/]{43}='$/),
  ]);
  expect(policy['style-src']).toEqual(["'self'", expect.stringMatching(/^'sha256-[\w+/]{43}='$/)]);
  expect({ ...policy, 'script-src': ["'self'"], 'style-src': ["'self'"] }).toEqual(before);
});

test('insecure requests are upgraded on an encrypted site only', () => {
  expect(pagePolicy(readConfig({}))).not.toHaveProperty('upgrade-insecure-requests');
  const secure = pagePolicy(readConfig({ PUBLIC_URL: 'https://lashma.example' }));
  expect(formatPolicy(secure)).toMatch(/; upgrade-insecure-requests$/);
});

test('an e-mail service on another origin may be called, but plain forms still post to us', () => {
  const connect = (environment: Record<string, string>) => pagePolicy(readConfig(environment))['connect-src'];
  const PUBLIC_URL = 'https://lashma.example';
  expect(connect({ PUBLIC_URL, EMAIL_SERVICE_ORIGIN: PUBLIC_URL })).toEqual(["'self'"]);
  const other = { PUBLIC_URL, EMAIL_SERVICE_ORIGIN: 'https://api.emailjs.com' };
  expect(connect(other)).toEqual(["'self'", 'https://api.emailjs.com']);
  expect(pagePolicy(readConfig(other))['form-action']).toEqual(["'self'"]);
});

test.each([
  [{ ANALYTICS_ID: 'G-TEST' }, 'https://www.googletagmanager.com', /tawk|zoho/],
  [{ CHAT_VENDOR: 'tawk', CHAT_ID: 'abc' }, 'https://embed.tawk.to', /zoho|analytics/],
  [{ CHAT_VENDOR: 'zoho', CHAT_ID: 'abc' }, 'https://salesiq.zohopublic.com', /tawk|analytics/],
])('%o lets in that service alone, which knows nothing of trusted types', (environment, host, other) => {
  const policy = pagePolicy(readConfig(environment));
  expect(policy['script-src']?.slice(0, 2)).toEqual(["'self'", host]);
  expect(policy['script-src']?.join()).not.toMatch(/unsafe/);
  expect(formatPolicy(policy)).not.toMatch(other);
  expect(formatPolicy(policy)).not.toContain('trusted-types');
});

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
