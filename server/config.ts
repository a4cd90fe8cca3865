import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { email as agencyEmail } from '#content/site.ts';

/** Its message is one sentence that an operator can act on, and it never repeats a secret. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Scheme, host and port under which visitors know the site; no trailing slash. */
  readonly publicUrl: string;
  readonly dataDir: string;
  /** PostgreSQL; without it the site keeps a SQLite file in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly redisUrl: string | undefined;
  /** Messages that one address may send in ten minutes. */
  readonly formLimit: number;
  /** Addresses of proxies whose word about the visitor's address is taken. */
  readonly trustedProxies: readonly string[];
  /** Without it mails wait in the database. */
  readonly smtpUrl: string | undefined;
  readonly mail: {
    readonly from: string;
    /** The agency's mailbox. */
    readonly to: string;
    /** So long a mail belongs to the process that sends it; sending may take half of it. */
    readonly leaseMs: number;
    /** The pause after a first failure; it doubles from there. */
    readonly retryMs: number;
  };
  readonly editorToken: string | undefined;
  readonly emailService: {
    /** Undefined means our own server, under whatever address the page was opened. */
    readonly origin: string | undefined;
    readonly serviceId: string;
    readonly contactTemplateId: string;
    readonly newsletterTemplateId: string;
    readonly publicKey: string;
  };
  readonly analyticsId: string | undefined;
  readonly chat: { readonly vendor: 'tawk' | 'zoho'; readonly id: string } | undefined;
  /** Whether phones keep pages for times without a connection. */
  readonly offline: boolean;
  readonly webConcurrency: number;
  readonly logLevel: (typeof LOG_LEVELS)[number];
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Values that may hold a password or a key: an error sentence never shows them. */
const SECRET = new Set([
  'DATABASE_URL',
  'REDIS_URL',
  'SMTP_URL',
  'EDITOR_TOKEN',
  'PUBLIC_URL',
  'EMAIL_SERVICE_ORIGIN',
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
  return z.string().refine((value) => {
    const url = URL.parse(value);
    if (url === null || url.hostname === '' || !schemes.includes(url.protocol)) return false;
    // The sign of a password that was not encoded: what was taken for the host is a piece of it.
    return !url.pathname.includes('@');
  }, expected);
}

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

const proxies = z
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
    DATABASE_URL: address('postgres://user:password@host:5432/name', 'postgres:', 'postgresql:').optional(),
    REDIS_URL: address('redis://host:6379', 'redis:', 'rediss:').optional(),
    SMTP_URL: address('smtp://user:password@host:587', 'smtp:', 'smtps:').optional(),
    MAIL_FROM: email.default(agencyEmail),
    MAIL_TO: email.default(agencyEmail),
    MAIL_LEASE_SECONDS: wholeNumber(2, 3600).default(120),
    MAIL_RETRY_SECONDS: wholeNumber(1, 3600).default(60),
    FORM_LIMIT: wholeNumber(1, 1_000_000).default(30),
    TRUSTED_PROXIES: proxies.default([]),
    EDITOR_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
    EMAIL_SERVICE_ORIGIN: origin('https://api.example.org').optional(),
    EMAIL_SERVICE_ID: identifier.default('lashma'),
    EMAIL_CONTACT_TEMPLATE_ID: identifier.default('contact'),
    EMAIL_NEWSLETTER_TEMPLATE_ID: identifier.default('newsletter'),
    EMAIL_PUBLIC_KEY: identifier.default('lashma-website'),
    ANALYTICS_ID: identifier.optional(),
    CHAT_VENDOR: z.enum(['tawk', 'zoho'], 'must be tawk or zoho').optional(),
    CHAT_ID: identifier.optional(),
    OFFLINE: z.enum(['on', 'off'], 'must be on or off').default('on'),
    WEB_CONCURRENCY: wholeNumber(1, 128).default(1),
    LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
  })
  .superRefine((env, context) => {
    if (env.CHAT_VENDOR && !env.CHAT_ID)
      context.addIssue({
        code: 'custom',
        path: ['CHAT_ID'],
        message: 'must be set together with CHAT_VENDOR',
      });
    if (env.CHAT_ID && !env.CHAT_VENDOR)
      context.addIssue({
        code: 'custom',
        path: ['CHAT_VENDOR'],
        message: 'must be set together with CHAT_ID',
      });
  });

/** Checks the environment and gives it the shape that the server works with. */
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
  throw new ConfigError(toSentence(String(issue?.path[0]), String(issue?.message), given));
}

function toSentence(name: string, expected: string, given: Record<string, string>): string {
  const value = given[name];
  if (value === undefined) return `${name} is not set, but it ${expected}.`;
  const shown = SECRET.has(name) ? 'set to a value that cannot be used' : JSON.stringify(value.slice(0, 80));
  return `${name} is ${shown}, but it ${expected}.`;
}

function toConfig(env: z.output<typeof schema>): Config {
  return Object.freeze({
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    redisUrl: env.REDIS_URL,
    smtpUrl: env.SMTP_URL,
    mail: Object.freeze({
      from: env.MAIL_FROM,
      to: env.MAIL_TO,
      leaseMs: env.MAIL_LEASE_SECONDS * 1000,
      retryMs: env.MAIL_RETRY_SECONDS * 1000,
    }),
    formLimit: env.FORM_LIMIT,
    trustedProxies: Object.freeze(env.TRUSTED_PROXIES),
    editorToken: env.EDITOR_TOKEN,
    emailService: Object.freeze({
      origin: env.EMAIL_SERVICE_ORIGIN,
      serviceId: env.EMAIL_SERVICE_ID,
      contactTemplateId: env.EMAIL_CONTACT_TEMPLATE_ID,
      newsletterTemplateId: env.EMAIL_NEWSLETTER_TEMPLATE_ID,
      publicKey: env.EMAIL_PUBLIC_KEY,
    }),
    analyticsId: env.ANALYTICS_ID,
    chat:
      env.CHAT_VENDOR && env.CHAT_ID
        ? Object.freeze({ vendor: env.CHAT_VENDOR, id: env.CHAT_ID })
        : undefined,
    offline: env.OFFLINE === 'on',
    webConcurrency: env.WEB_CONCURRENCY,
    logLevel: env.LOG_LEVEL,
  });
}
