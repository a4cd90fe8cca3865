import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { allowInline, formatPolicy, pagePolicy } from './content-security-policy.ts';

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

test.each([{ ANALYTICS_ID: 'G-1' }, { CHAT_VENDOR: 'zoho', CHAT_ID: 'a' }])(
  'with %o, whose scripts know nothing of trusted types, none are asked for',
  (environment) => {
    const policy = pagePolicy(readConfig(environment));
    expect(policy).not.toHaveProperty('require-trusted-types-for');
    expect(policy).not.toHaveProperty('trusted-types');
  },
);

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

test('a policy without a line for scripts and styles gets one', () => {
  const policy = allowInline({ 'default-src': ["'none'"] }, { scripts: [], styles: ['p{}'] });
  expect(formatPolicy(policy)).toMatch(/^default-src 'none'; script-src; style-src 'sha256-[^ ]+'$/);
});

test('insecure requests are upgraded on an encrypted site only', () => {
  expect(pagePolicy(readConfig({}))).not.toHaveProperty('upgrade-insecure-requests');
  expect(formatPolicy(pagePolicy(readConfig({ PUBLIC_URL: 'https://lashma.example' })))).toMatch(
    /; upgrade-insecure-requests$/,
  );
});

test('an e-mail service on another origin may be called, but plain forms still post to us', () => {
  const policy = pagePolicy(readConfig({ EMAIL_SERVICE_ORIGIN: 'https://api.emailjs.com' }));
  expect(policy['connect-src']).toEqual(["'self'", 'https://api.emailjs.com']);
  expect(policy['form-action']).toEqual(["'self'"]);
});

test('our own origin is not named twice', () => {
  const own = { PUBLIC_URL: 'https://lashma.example', EMAIL_SERVICE_ORIGIN: 'https://lashma.example' };
  expect(pagePolicy(readConfig(own))['connect-src']).toEqual(["'self'"]);
});

test('the analytics service may be used only where it is configured', () => {
  const policy = pagePolicy(readConfig({ ANALYTICS_ID: 'G-TEST' }));
  expect(policy['script-src']).toEqual(["'self'", 'https://www.googletagmanager.com']);
  expect(policy['connect-src']).toContain('https://*.google-analytics.com');
  expect(policy['frame-src']).toEqual(pagePolicy(readConfig({}))['frame-src']);
});

test.each([
  ['tawk', 'https://embed.tawk.to', /zoho/],
  ['zoho', 'https://salesiq.zohopublic.com', /tawk/],
])('the chat vendor %s is let in alone, and only where it is configured', (vendor, host, other) => {
  const policy = pagePolicy(readConfig({ CHAT_VENDOR: vendor, CHAT_ID: 'abc' }));
  expect(policy['script-src']).toContain(host);
  expect(policy['script-src']?.join()).not.toMatch(/unsafe/);
  expect(formatPolicy(policy)).not.toMatch(other);
  expect(formatPolicy(pagePolicy(readConfig({})))).not.toContain(host);
});
