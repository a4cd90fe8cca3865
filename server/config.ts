import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { email as agencyEmail } from '#facts/addresses.ts';
import { addressesOf } from './database/postgres.ts';
import { StartError } from './start-error.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Values that may hold a password or a key: an error sentence never shows them. */
const SECRET = new Set([
  'DATABASE_URL',
  'REDIS_URL',
  'SMTP_URL',
  'PUBLIC_URL',
  'EMAIL_SERVICE_ORIGIN',
  'INBOUND_MAIL_SECRET',
  'USSD_SECRET',
  'SMS_SECRET',
  'SMS_SEND_URL',
  'SMS_PASSWORD',
  'METRICS_TOKEN',
  'PROBE_TOKEN',
  'BACKUP_KEY',
]);

function wholeNumber(min: number, max: number) {
  const expected = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, expected)
    .transform(Number)
    .refine((value) => value >= min && value <= max, expected);
}

function address(example: string, ...schemes: string[]) {
  const expected = `must be an address such as ${example}`;
  return z.string().refine((value) => isAddress(value, schemes), expected);
}

function isAddress(value: string, schemes: string[]): boolean {
  const url = URL.parse(value);
  if (url === null || url.hostname === '' || !schemes.includes(url.protocol)) return false;
  // A password that was not encoded: what was taken for the host is a piece of it.
  return !url.pathname.includes('@');
}

/** Of one host, or of several of which one is the primary. */
const databaseAddress = z
  .string()
  .refine(
    (value) => addressesOf(value).every((single) => isAddress(single, ['postgres:', 'postgresql:'])),
    'must be an address such as postgres://user:password@host:5432/name',
  );

function origin(example: string) {
  const expected = `must be a web address without path, name or password, such as ${example}`;
  return z
    .string()
    .refine((value) => {
      const url = URL.parse(value);
      return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
    }, expected)
    .transform((value) => new URL(value).origin);
}

const networks = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .refine(
    (parts) => parts.every(isProxyAddress),
    'must be IP addresses or networks such as 10.0.0.0/8, or loopback, with commas between them',
  );

function isProxyAddress(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits, ...more] = text.split('/');
  const most = isIP(address) === 6 ? 128 : 32;
  return (
    isIP(address) > 0 &&
    more.length === 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
  );
}

/** Part of an address that a partner's system calls. */
const secret = z.string().regex(/^[\w-]{24,200}$/, 'must be 24 to 200 letters, digits and the signs _ and -');

const email = z.email('must be one e-mail address');
const identifier = z
  .string()
  .regex(/^[\w./:-]{1,200}$/, 'must be letters, digits and the signs . _ - / : only');

const schema = z
  .object({
    PORT: wholeNumber(0, 65_535).default(3000),
    // IPv4 on every interface: '::' fails to start where IPv6 is switched off, as in many containers.
    HOST: z
      .string()
      .regex(/^[\w.:-]{1,255}$/, 'must be a host name or an IP address')
      .default('0.0.0.0'),
    PUBLIC_URL: origin('https://www.example.org').optional(),
    DATA_DIR: z.string().default('./data'),
    DATABASE_URL: databaseAddress.optional(),
    REDIS_URL: address('redis://host:6379', 'redis:', 'rediss:').optional(),
    SMTP_URL: address('smtp://user:password@host:587', 'smtp:', 'smtps:').optional(),
    MAIL_FROM: email.default(agencyEmail),
    MAIL_TO: email.default(agencyEmail),
    MAIL_LEASE_SECONDS: wholeNumber(2, 3600).default(120),
    MAIL_RETRY_SECONDS: wholeNumber(1, 3600).default(60),
    INBOUND_MAIL_SECRET: secret.optional(),
    FORM_LIMIT: wholeNumber(1, 1_000_000).default(30),
    RETENTION_DAYS: wholeNumber(1, 36_500).default(365),
    TRUSTED_PROXIES: networks.default([]),
    USSD_SECRET: secret.optional(),
    SMS_SECRET: secret.optional(),
    SMS_SEND_URL: address('https://gateway.example.org/messaging', 'http:', 'https:').optional(),
    SMS_GATEWAY: z.enum(['aggregator', 'kannel'], 'must be aggregator or kannel').default('aggregator'),
    SMS_USERNAME: identifier.optional(),
    SMS_PASSWORD: z.string().max(500).optional(),
    SMS_FROM: z
      .string()
      .regex(/^[\w +-]{1,20}$/, 'must be a short code or a sender name')
      .optional(),
    SMS_DAILY_LIMIT: wholeNumber(1, 1_000_000).default(2000),
    SMS_DAILY_LIMIT_PER_NUMBER: wholeNumber(1, 1000).default(30),
    PHONE_ALLOWED_ADDRESSES: networks.default([]),
    EMAIL_SERVICE_ORIGIN: origin('https://api.example.org').optional(),
    EMAIL_SERVICE_ID: identifier.default('lashma'),
    EMAIL_CONTACT_TEMPLATE_ID: identifier.default('contact'),
    EMAIL_NEWSLETTER_TEMPLATE_ID: identifier.default('newsletter'),
    EMAIL_PUBLIC_KEY: identifier.default('lashma-website'),
    ANALYTICS_ID: identifier.optional(),
    CHAT_VENDOR: z.enum(['tawk', 'zoho'], 'must be tawk or zoho').optional(),
    CHAT_ID: identifier.optional(),
    OFFLINE: z.enum(['on', 'off'], 'must be on or off').default('on'),
    DESK: z.enum(['on', 'off'], 'must be on or off').default('on'),
    METRICS_TOKEN: secret.optional(),
    PROBE_TOKEN: secret.optional(),
    BACKUP_KEY: z
      .string()
      .regex(/^[\da-f]{64}$/i, 'must be 64 hexadecimal digits, as "openssl rand -hex 32" makes them')
      .transform((digits) => Buffer.from(digits, 'hex'))
      .optional(),
    LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
  })
  .superRefine((env, context) => {
    for (const [one, other] of [['CHAT_VENDOR', 'CHAT_ID'] as const, ['CHAT_ID', 'CHAT_VENDOR'] as const])
      if (env[one] && !env[other])
        context.addIssue({ code: 'custom', path: [other], message: `must be set together with ${one}` });
    if (env.SMS_SECRET && !env.SMS_SEND_URL)
      context.addIssue({
        code: 'custom',
        path: ['SMS_SEND_URL'],
        message: 'must be set together with SMS_SECRET',
      });
  });

export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.keys(schema.shape).flatMap((name) => {
      const value = environment[name]?.trim();
      return value ? [[name, value]] : [];
    }),
  );
  const result = schema.safeParse(given);
  if (result.success) return toConfig(result.data);
  const [issue] = result.error.issues;
  throw new StartError(toSentence(String(issue?.path[0]), String(issue?.message), given));
}

function toSentence(name: string, expected: string, given: Record<string, string>): string {
  const value = given[name];
  if (value === undefined) return `${name} is not set, but it ${expected}.`;
  const shown = SECRET.has(name) ? 'set to a value that cannot be used' : JSON.stringify(value.slice(0, 80));
  return `${name} is ${shown}, but it ${expected}.`;
}

export type Config = ReturnType<typeof toConfig>;
export type SmsGateway = NonNullable<Config['phone']['gateway']>;

function toConfig(env: z.output<typeof schema>) {
  const { CHAT_VENDOR: vendor, CHAT_ID: id } = env;
  return Object.freeze({
    port: env.PORT,
    host: env.HOST,
    /** Scheme, host and port under which visitors know the site; no trailing slash. */
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    dataDir: resolve(env.DATA_DIR),
    /** PostgreSQL; without it the site keeps a SQLite file in `dataDir`. */
    databaseUrl: env.DATABASE_URL,
    redisUrl: env.REDIS_URL,
    /** Without it mails wait in the database. */
    smtpUrl: env.SMTP_URL,
    mail: Object.freeze({
      from: env.MAIL_FROM,
      /** The agency's mailbox. */
      to: env.MAIL_TO,
      /** For this long a mail belongs to the process that sends it; sending may take half of it. */
      leaseMs: env.MAIL_LEASE_SECONDS * 1000,
      /** The pause after a first failure; it doubles from there. */
      retryMs: env.MAIL_RETRY_SECONDS * 1000,
    }),
    /** Known to the mailbox that hands over what visitors answer; without it they are read in the mailbox alone. */
    inboundMailSecret: env.INBOUND_MAIL_SECRET,
    /** Messages that one address may send in ten minutes. */
    formLimit: env.FORM_LIMIT,
    /** For so long messages, complaints and reports are kept after they were closed. */
    retentionDays: env.RETENTION_DAYS,
    /** Proxies whose X-Forwarded-For is believed. */
    trustedProxies: Object.freeze(env.TRUSTED_PROXIES),
    /** Phones without data; undefined is off. */
    phone: Object.freeze({
      ussdSecret: env.USSD_SECRET,
      smsSecret: env.SMS_SECRET,
      /** From where the aggregator calls us; anywhere when there are none. */
      allowedAddresses: Object.freeze(env.PHONE_ALLOWED_ADDRESSES),
      /** Without a URL no SMS is sent. */
      gateway: env.SMS_SEND_URL
        ? Object.freeze({
            url: env.SMS_SEND_URL,
            kind: env.SMS_GATEWAY,
            username: env.SMS_USERNAME ?? '',
            password: env.SMS_PASSWORD ?? '',
            from: env.SMS_FROM ?? '',
            /** In a day of Lagos, in total and to one number. */
            dailyLimit: env.SMS_DAILY_LIMIT,
            numberLimit: env.SMS_DAILY_LIMIT_PER_NUMBER,
          })
        : undefined,
    }),
    emailService: Object.freeze({
      /** Undefined means our own server, under whatever address the page was opened. */
      origin: env.EMAIL_SERVICE_ORIGIN,
      serviceId: env.EMAIL_SERVICE_ID,
      contactTemplateId: env.EMAIL_CONTACT_TEMPLATE_ID,
      newsletterTemplateId: env.EMAIL_NEWSLETTER_TEMPLATE_ID,
      publicKey: env.EMAIL_PUBLIC_KEY,
    }),
    analyticsId: env.ANALYTICS_ID,
    chat: vendor && id ? Object.freeze({ vendor, id }) : undefined,
    /** Whether phones keep pages for times without a connection. */
    offline: env.OFFLINE === 'on',
    /** Whether those of the staff who were invited may work on the site in their browsers. */
    desk: env.DESK === 'on',
    /** Without it nothing is counted, and `/metrics` is a URL like any without a page. */
    metricsToken: env.METRICS_TOKEN,
    /** Known to the probe, whose messages are checked and forgotten. */
    probeToken: env.PROBE_TOKEN,
    /** Encrypts backups. */
    backupKey: env.BACKUP_KEY,
    logLevel: env.LOG_LEVEL,
  });
}
