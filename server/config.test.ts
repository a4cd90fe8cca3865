import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { StartError } from './start-error.ts';

/** What ends the start. */
const refusing = (environment: Record<string, string>) => expect(() => readConfig(environment));

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
      inboundMailSecret: undefined,
      formLimit: 30,
      retentionDays: 365,
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
      phone: {
        ussdSecret: undefined,
        smsSecret: undefined,
        allowedAddresses: [],
        gateway: undefined,
      },
      offline: true,
      desk: true,
      metricsToken: undefined,
      probeToken: undefined,
      backupKey: undefined,
      logLevel: 'info',
    });
  });

  test('an empty or blank variable counts as unset, and other variables are ignored', () => {
    const environment = { PORT: '', DATABASE_URL: '  ', CHAT_VENDOR: '', HOME: '/root' };
    expect(readConfig(environment)).toEqual(readConfig({}));
  });
});

describe('good values', () => {
  const DATABASE = 'postgresql://site:s3cret@db.example/site?sslmode=require';

  test.each<[string, string, object]>([
    ['PORT', '8080', { port: 8080 }],
    ['PORT', '65535', { port: 65_535 }],
    ['HOST', '::1', { host: '::1' }],
    ['PUBLIC_URL', 'HTTPS://Lashma.Example:443/', { publicUrl: 'https://lashma.example' }],
    ['DATA_DIR', '/var/lib/lashma', { dataDir: '/var/lib/lashma' }],
    ['DATABASE_URL', DATABASE, { databaseUrl: DATABASE }],
    ['DATABASE_URL', 'postgres://u:p@one:5432,two/site', { databaseUrl: 'postgres://u:p@one:5432,two/site' }],
    ['REDIS_URL', 'rediss://cache.example:6380/1', { redisUrl: 'rediss://cache.example:6380/1' }],
    ['MAIL_FROM', 'site@lashma.example', { mail: { from: 'site@lashma.example' } }],
    ['MAIL_TO', 'help@lashma.example', { mail: { to: 'help@lashma.example' } }],
    ['MAIL_LEASE_SECONDS', '10', { mail: { leaseMs: 10_000 } }],
    ['MAIL_RETRY_SECONDS', '5', { mail: { retryMs: 5_000 } }],
    ['FORM_LIMIT', '100', { formLimit: 100 }],
    ['RETENTION_DAYS', '90', { retentionDays: 90 }],
    ['BACKUP_KEY', '0F'.repeat(32), { backupKey: Buffer.alloc(32, 15) }],
    ['TRUSTED_PROXIES', 'loopback, 10.0.0.0/8,::1', { trustedProxies: ['loopback', '10.0.0.0/8', '::1'] }],
    ['PHONE_ALLOWED_ADDRESSES', '192.0.2.0/24', { phone: { allowedAddresses: ['192.0.2.0/24'] } }],
    ['SMS_SEND_URL', 'http://a.example/x', { phone: { gateway: { url: 'http://a.example/x', from: '' } } }],
    ['EMAIL_SERVICE_ORIGIN', 'https://api.example', { emailService: { origin: 'https://api.example' } }],
    ['EMAIL_SERVICE_ID', 'service_1', { emailService: { serviceId: 'service_1' } }],
    ['EMAIL_CONTACT_TEMPLATE_ID', 'template_1', { emailService: { contactTemplateId: 'template_1' } }],
    ['EMAIL_NEWSLETTER_TEMPLATE_ID', 'template_2', { emailService: { newsletterTemplateId: 'template_2' } }],
    ['EMAIL_PUBLIC_KEY', 'key_-1', { emailService: { publicKey: 'key_-1' } }],
    ['ANALYTICS_ID', 'G-ABC123', { analyticsId: 'G-ABC123' }],
    ['OFFLINE', 'off', { offline: false }],
    ['DESK', 'off', { desk: false }],
    ['LOG_LEVEL', 'warn', { logLevel: 'warn' }],
  ])('%s = %s', (name, value, expected) => {
    expect(readConfig({ [name]: value })).toMatchObject(expected);
  });

  test('the chat has a vendor and an id, and the public address follows the port unless it is set', () => {
    const { chat, publicUrl } = readConfig({ CHAT_VENDOR: 'zoho', CHAT_ID: 'siq0123', PORT: '4000' });
    expect([chat, publicUrl]).toEqual([{ vendor: 'zoho', id: 'siq0123' }, 'http://localhost:4000']);
  });
});

test('limits of SMS are those of the gateway', () => {
  const SMS_SEND_URL = 'http://a.example/x';
  const limitsOf = (more: Record<string, string>) => readConfig({ SMS_SEND_URL, ...more }).phone.gateway;
  expect(limitsOf({})).toMatchObject({ dailyLimit: 2000, numberLimit: 30 });
  const changes = { SMS_DAILY_LIMIT: '50', SMS_DAILY_LIMIT_PER_NUMBER: '5' };
  expect(limitsOf(changes)).toMatchObject({ dailyLimit: 50, numberLimit: 5 });
});

describe('bad values end in one sentence that names the variable and what is expected', () => {
  const PORTS = 'a whole number from 0 to 65535';
  const SIGNS = 'letters, digits and the signs . _ - / : only';
  const NETWORKS = 'IP addresses or networks such as 10.0.0.0/8, or loopback, with commas between them';
  const DATABASE = 'postgres://user:password@host:5432/name';

  test.each([
    ...['abc', '65536', '-1', '80.5', '0x50'].map((port) => ['PORT', port, PORTS] as const),
    ['HOST', 'http://a', 'a host name or an IP address'],
    ['MAIL_FROM', 'nobody', 'one e-mail address'],
    ['MAIL_TO', 'a@b.example, c@d.example', 'one e-mail address'],
    ['MAIL_LEASE_SECONDS', '1', 'a whole number from 2 to 3600'],
    ['SMS_DAILY_LIMIT', '0', 'a whole number from 1 to 1000000'],
    ['TRUSTED_PROXIES', '10.0.0.0/33', NETWORKS],
    ['RETENTION_DAYS', '0', 'a whole number from 1 to 36500'],
    ['CHAT_VENDOR', 'other', 'tawk or zoho'],
    ['LOG_LEVEL', 'loud', 'one of fatal, error, warn, info, debug, trace, silent'],
    ['ANALYTICS_ID', "'><script>", SIGNS],
    ...['SERVICE_ID', 'CONTACT_TEMPLATE_ID', 'NEWSLETTER_TEMPLATE_ID', 'PUBLIC_KEY'].map(
      (name) => [`EMAIL_${name}`, 'two words', SIGNS] as const,
    ),
    ['CHAT_ID', 'two words', SIGNS],
  ] as const)('%s = %s', (name, value, expected) => {
    const sentence = `${name} is "${value}", but it must be ${expected}.`;
    refusing({ [name]: value }).toThrow(new StartError(sentence));
  });

  test.each([
    ['DATABASE_URL', 'mysql://user:hunter2@db/site', DATABASE],
    ['DATABASE_URL', 'postgres://user:hunter2@one,/site', DATABASE],
    ['DATABASE_URL', 'postgres://user:p@hunter2/x@db/site', DATABASE],
    ['REDIS_URL', 'http://:hunter2@cache', 'redis://host:6379'],
    ['SMTP_URL', 'mail.example:hunter2', 'smtp://user:password@host:587'],
    ['PUBLIC_URL', 'https://user:hunter2@lashma.example', 'https://www.example.org'],
    ['PUBLIC_URL', 'https://lashma.example/hunter2', 'https://www.example.org'],
    ['EMAIL_SERVICE_ORIGIN', 'https://api.example/?key=hunter2', 'https://api.example.org'],
    ['USSD_SECRET', 'hunter2', '24 to 200 letters'],
    ['SMS_SEND_URL', 'hunter2', 'https://gateway.example.org/messaging'],
    ['METRICS_TOKEN', 'hunter2', '24 to 200 letters'],
    ['BACKUP_KEY', 'hunter2', '64 hexadecimal digits'],
    ['PROBE_TOKEN', 'hunter2 and more than 24', '24 to 200 letters'],
  ])('%s never shows its value (%s)', (name, value, example) => {
    const start = `^${name} is set to a value that cannot be used, but it must be `;
    refusing({ [name]: value }).toThrow(new RegExp(`${start}((?!hunter2).)*\\.$`));
    refusing({ [name]: value }).toThrow(example);
  });

  test.each([
    ['CHAT_VENDOR', 'tawk', 'CHAT_ID'],
    ['CHAT_ID', 'abc', 'CHAT_VENDOR'],
    ['SMS_SECRET', 'x'.repeat(24), 'SMS_SEND_URL'],
  ])('%s comes with %s', (name, value, other) => {
    const sentence = `${other} is not set, but it must be set together with ${name}.`;
    refusing({ [name]: value }).toThrow(new StartError(sentence));
  });

  test('a very long value is cut short', () => {
    refusing({ PORT: 'x'.repeat(5000) }).toThrow(/^.{50,200}$/);
  });
});
