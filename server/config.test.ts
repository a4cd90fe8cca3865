import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { StartError } from './start-error.ts';

function sentenceFor(environment: Record<string, string>): string {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof StartError) return error.message;
    throw error;
  }
  throw new Error('the configuration was accepted');
}

describe('with nothing set', () => {
  test('every value has its default', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '0.0.0.0',
      publicUrl: 'http://localhost:3000',
      dataDir: resolve('data'),
      databaseUrl: undefined,
      redisUrl: undefined,
      smtpUrl: undefined,
      mail: { from: 'ileraeko@lashma.com', to: 'ileraeko@lashma.com', leaseMs: 120_000, retryMs: 60_000 },
      formLimit: 30,
      trustedProxies: [],
      emailService: {
        origin: undefined,
        serviceId: 'lashma',
        contactTemplateId: 'contact',
        newsletterTemplateId: 'newsletter',
        publicKey: 'lashma-website',
      },
      analyticsId: undefined,
      chat: undefined,
      offline: true,
      desk: true,
      webConcurrency: 1,
      logLevel: 'info',
    });
  });

  test('an empty or blank variable counts as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '  ', CHAT_VENDOR: '', LOG_LEVEL: '' })).toEqual(
      readConfig({}),
    );
  });

  test('other variables of the environment are ignored', () => {
    expect(readConfig({ HOME: '/root', PATH: '/bin' })).toEqual(readConfig({}));
  });

  test('the configuration cannot be changed afterwards', () => {
    const config = readConfig({ CHAT_VENDOR: 'tawk', CHAT_ID: 'abc/1' });
    expect(Object.isFrozen(config)).toBe(true);
    expect(Object.isFrozen(config.emailService)).toBe(true);
    expect(Object.isFrozen(config.chat)).toBe(true);
  });
});

describe('good values', () => {
  test('everything set arrives in its place', () => {
    const config = readConfig({
      PORT: '8080',
      HOST: '127.0.0.1',
      PUBLIC_URL: 'https://lashma.example/',
      DATA_DIR: '/var/lib/lashma',
      DATABASE_URL: 'postgresql://site:s3cret@db.example/site?sslmode=require',
      REDIS_URL: 'rediss://cache.example:6380/1',
      SMTP_URL: 'smtps://user:pass@mail.example:465',
      MAIL_FROM: 'site@lashma.example',
      MAIL_TO: 'help@lashma.example',
      MAIL_LEASE_SECONDS: '10',
      MAIL_RETRY_SECONDS: '5',
      FORM_LIMIT: '100',
      TRUSTED_PROXIES: 'loopback, 10.0.0.0/8,2001:db8::1',
      EMAIL_SERVICE_ORIGIN: 'https://api.emailjs.com',
      EMAIL_SERVICE_ID: 'service_1',
      EMAIL_CONTACT_TEMPLATE_ID: 'template_1',
      EMAIL_NEWSLETTER_TEMPLATE_ID: 'template_2',
      EMAIL_PUBLIC_KEY: 'key_-1',
      ANALYTICS_ID: 'G-ABC123',
      CHAT_VENDOR: 'zoho',
      CHAT_ID: 'siq0123',
      OFFLINE: 'off',
      WEB_CONCURRENCY: '4',
      LOG_LEVEL: 'warn',
    });
    expect(config).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      publicUrl: 'https://lashma.example',
      dataDir: '/var/lib/lashma',
      databaseUrl: 'postgresql://site:s3cret@db.example/site?sslmode=require',
      redisUrl: 'rediss://cache.example:6380/1',
      smtpUrl: 'smtps://user:pass@mail.example:465',
      mail: { from: 'site@lashma.example', to: 'help@lashma.example', leaseMs: 10_000, retryMs: 5_000 },
      formLimit: 100,
      trustedProxies: ['loopback', '10.0.0.0/8', '2001:db8::1'],
      emailService: {
        origin: 'https://api.emailjs.com',
        serviceId: 'service_1',
        contactTemplateId: 'template_1',
        newsletterTemplateId: 'template_2',
        publicKey: 'key_-1',
      },
      analyticsId: 'G-ABC123',
      chat: { vendor: 'zoho', id: 'siq0123' },
      offline: false,
      webConcurrency: 4,
      logLevel: 'warn',
    });
  });

  test('the public address follows the port unless it is set', () => {
    expect(readConfig({ PORT: '4000' }).publicUrl).toBe('http://localhost:4000');
    expect(readConfig({ PORT: '4000', PUBLIC_URL: 'HTTPS://Lashma.Example:443/' }).publicUrl).toBe(
      'https://lashma.example',
    );
  });

  test.each(['0', '1', '65535'])('port %s is accepted', (PORT) => {
    expect(readConfig({ PORT }).port).toBe(Number(PORT));
  });

  test.each(['0.0.0.0', '::', '::1', 'localhost', 'web-1.internal'])('host %s is accepted', (HOST) => {
    expect(readConfig({ HOST }).host).toBe(HOST);
  });

  test.each(['postgres://db/site', 'postgresql://db/site'])('%s is a database address', (DATABASE_URL) => {
    expect(readConfig({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
  });

  test.each(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])(
    'log level %s is accepted',
    (LOG_LEVEL) => {
      expect(readConfig({ LOG_LEVEL }).logLevel).toBe(LOG_LEVEL);
    },
  );
});

describe('bad values end in one sentence that names the variable and what is expected', () => {
  test.each([
    ['PORT', 'abc', 'PORT is "abc", but it must be a whole number from 0 to 65535.'],
    ['PORT', '65536', 'PORT is "65536", but it must be a whole number from 0 to 65535.'],
    ['PORT', '-1', 'PORT is "-1", but it must be a whole number from 0 to 65535.'],
    ['PORT', '80.5', 'PORT is "80.5", but it must be a whole number from 0 to 65535.'],
    ['PORT', '0x50', 'PORT is "0x50", but it must be a whole number from 0 to 65535.'],
    ['HOST', 'http://a', 'HOST is "http://a", but it must be a host name or an IP address.'],
    ['MAIL_FROM', 'nobody', 'MAIL_FROM is "nobody", but it must be one e-mail address.'],
    [
      'MAIL_TO',
      'a@b.example, c@d.example',
      'MAIL_TO is "a@b.example, c@d.example", but it must be one e-mail address.',
    ],
    ['MAIL_LEASE_SECONDS', '1', 'MAIL_LEASE_SECONDS is "1", but it must be a whole number from 2 to 3600.'],
    [
      'TRUSTED_PROXIES',
      '10.0.0.0/33',
      'TRUSTED_PROXIES is "10.0.0.0/33", but it must be IP addresses or networks such as 10.0.0.0/8, or loopback, with commas between them.',
    ],
    ['WEB_CONCURRENCY', '0', 'WEB_CONCURRENCY is "0", but it must be a whole number from 1 to 128.'],
    ['WEB_CONCURRENCY', 'max', 'WEB_CONCURRENCY is "max", but it must be a whole number from 1 to 128.'],
    ['CHAT_VENDOR', 'other', 'CHAT_VENDOR is "other", but it must be tawk or zoho.'],
    [
      'LOG_LEVEL',
      'loud',
      'LOG_LEVEL is "loud", but it must be one of fatal, error, warn, info, debug, trace, silent.',
    ],
    [
      'ANALYTICS_ID',
      "'><script>",
      'ANALYTICS_ID is "\'><script>", but it must be letters, digits and the signs . _ - / : only.',
    ],
  ])('%s = %s', (name, value, sentence) => {
    expect(sentenceFor({ [name]: value })).toBe(sentence);
  });

  test.each([
    'EMAIL_SERVICE_ID',
    'EMAIL_CONTACT_TEMPLATE_ID',
    'EMAIL_NEWSLETTER_TEMPLATE_ID',
    'EMAIL_PUBLIC_KEY',
    'CHAT_ID',
  ])('%s with a space in it', (name) => {
    expect(sentenceFor({ [name]: 'two words' })).toMatch(
      new RegExp(`^${name} is "two words", but it must be letters`),
    );
  });

  test.each([
    ['DATABASE_URL', 'mysql://user:hunter2@db/site', 'postgres://user:password@host:5432/name'],
    ['DATABASE_URL', 'hunter2', 'postgres://user:password@host:5432/name'],
    ['DATABASE_URL', 'postgres://', 'postgres://user:password@host:5432/name'],
    ['DATABASE_URL', 'postgres://user:p@hunter2/x@db/site', 'postgres://user:password@host:5432/name'],
    ['REDIS_URL', 'http://:hunter2@cache', 'redis://host:6379'],
    ['SMTP_URL', 'mail.example:hunter2', 'smtp://user:password@host:587'],
    ['PUBLIC_URL', 'https://user:hunter2@lashma.example', 'https://www.example.org'],
    ['PUBLIC_URL', 'https://lashma.example/hunter2', 'https://www.example.org'],
    ['PUBLIC_URL', 'ftp://hunter2', 'https://www.example.org'],
    ['EMAIL_SERVICE_ORIGIN', 'https://api.example/?key=hunter2', 'https://api.example.org'],
  ])('%s never shows its value (%s)', (name, value, example) => {
    const sentence = sentenceFor({ [name]: value });
    expect(sentence).toMatch(
      new RegExp(`^${name} is set to a value that cannot be used, but it must be .*\\.$`),
    );
    expect(sentence).toContain(example);
    expect(sentence).not.toContain('hunter2');
  });

  test('chat vendor and chat id come together', () => {
    expect(sentenceFor({ CHAT_VENDOR: 'tawk' })).toBe(
      'CHAT_ID is not set, but it must be set together with CHAT_VENDOR.',
    );
    expect(sentenceFor({ CHAT_ID: 'abc' })).toBe(
      'CHAT_VENDOR is not set, but it must be set together with CHAT_ID.',
    );
  });

  test('a very long value is cut short', () => {
    expect(sentenceFor({ PORT: 'x'.repeat(5000) }).length).toBeLessThan(200);
  });
});
