import { createHash } from 'node:crypto';
import { BlockList, isIP } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ComplaintService } from '#app/site.ts';
import { toGsm } from '#domain/text/gsm-text.ts';
import { internationalNumber, isNigerianMobile, nationalDigits } from '#domain/text/phone-numbers.ts';
import { statusOf } from '../../answer-error.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/schema.ts';
import { createOutboxWorker } from '../../delivery/outbox.ts';
import { smsChannel } from '../../delivery/sms.ts';
import { isSecret } from '../../is-secret.ts';
import { contentIn } from '../../languages.ts';
import type { BuiltSite } from '../../pages/built-site.ts';
import type { Renderer } from '../../pages/renderer.ts';
import { nothingHere, RequestError } from '../../request-error.ts';
import { LIMIT_WINDOW_MS, type VisitorCount } from '../../visitors/visitor-limit.ts';
import { type FormLimits, fieldsOf, readForm } from '../form/read-form.ts';
import { createPhoneService, type PhoneService } from './phone-service.ts';
import { createSmsService, type SmsService } from './sms-service.ts';
import { createUssdMenu, languageOf } from './ussd-menu.ts';
import { MOST_CHARACTERS, walkUssd } from './walk-ussd.ts';

interface PhoneServices {
  database: Database;
  site: Pick<BuiltSite, 'appIn' | 'languages'>;
  siteIn: Renderer['siteIn'];
  complaints: ComplaintService;
  visits: VisitorCount;
  outboxPollMs?: number | undefined;
}

/** Far above what an aggregator sends. */
const PHONE_FORM: FormLimits = { bytes: 32 * 1024, fields: 20 };
/** Screens that one number may ask for in ten minutes: a session has about ten. */
const MOST_SCREENS = 200;

/** Some gateways send a plus as it is, which a form reads as a space. */
const number = z.string().max(50).transform(internationalNumber);
const ussdForm = z.object({
  sessionId: z.string().min(1).max(200),
  // Staff call a number that asks for it.
  phoneNumber: number.refine(isNigerianMobile),
  text: z.string().default(''),
});
const smsForm = z.object({
  from: number,
  to: z.string().max(50).default(''),
  text: z.string().max(2000).default(''),
  id: z.string().max(200).default(''),
  date: z.string().max(50).default(''),
});

/** USSD and SMS: what the aggregator calls, and the worker that sends SMS. */
export async function registerPhone(
  app: FastifyInstance,
  config: Config,
  { database, site, siteIn, complaints, visits, outboxPollMs }: PhoneServices,
): Promise<void> {
  const { log } = app;
  const { gateway, ussdSecret, smsSecret } = config.phone;
  const answersIn = async (code: string) => (await site.appIn(code)).loadPhoneAnswers();
  const phone = createPhoneService({ database, complaints, siteIn, answersIn });
  const channel = gateway && smsChannel(database, gateway);
  const worker = channel && createOutboxWorker({ database, config, log, channel, pollMs: outboxPollMs });
  const sms = createSmsService({ database, phone, log, onStored: () => worker?.wake() });
  await app.register((scope) => phoneRoutes(scope, { config, phone, sms, visits }));
  app.addHook('onReady', async () => {
    worker?.wake();
    if (!ussdSecret && !smsSecret) return;
    const codes = site.languages.map(({ code }) => code);
    // Not waited for: pages are served meanwhile.
    phone.prepare(codes).catch((err) => log.warn({ err }, 'the answers for phones could not be prepared'));
  });
  app.addHook('onClose', async () => worker?.stop());
}

interface Options {
  config: Config;
  phone: PhoneService;
  sms: SmsService;
  visits: VisitorCount;
}

/** Form posts of the aggregator. Nothing unless it is configured. */
async function phoneRoutes(app: FastifyInstance, { config, phone, sms, visits }: Options) {
  const { ussdSecret, smsSecret, allowedAddresses } = config.phone;
  const isAllowed = createAddressCheck(allowedAddresses);
  app.removeAllContentTypeParsers();
  for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data'])
    app.addContentTypeParser(type, (_request, _body, done) => done(null));
  // Kannel sends the text as it is, and the rest in the query.
  app.addContentTypeParser(
    'text/plain',
    { parseAs: 'string', bodyLimit: PHONE_FORM.bytes },
    (_request, body, done) => done(null, body),
  );
  app.setErrorHandler(answerPlainly);

  /** Before anything is read: whoever does not know the secret, or comes from elsewhere, finds nothing here. */
  const guard =
    (secret: string | undefined) =>
    async ({ params, ip }: FastifyRequest<{ Params: { secret: string } }>, reply: FastifyReply) => {
      if (!secret || !isSecret(params.secret, secret) || !isAllowed(ip)) throw nothingHere();
      reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
    };
  const isWithin = async (way: string, from: string, most: number) => {
    const caller = hash(`${way}:${nationalDigits(from)}`).toString('base64url');
    return (await visits.add(caller, LIMIT_WINDOW_MS)).current <= most;
  };

  app.post('/ussd/:secret', { onRequest: guard(ussdSecret) }, async (request) => {
    const { sessionId, phoneNumber, text } = await readFields(request, ussdForm);
    const words = contentIn(languageOf(text), 'phone').phoneWords;
    if (!(await isWithin('ussd', phoneNumber, MOST_SCREENS)))
      return write({ text: words.tooMany, isEnd: true });
    const { first, wordsOf } = createUssdMenu({ phone, number: phoneNumber, session: sessionId });
    try {
      const screen = await walkUssd(text, first, wordsOf);
      return write(screen ?? { text: words.tooLong, isEnd: true });
    } catch (err) {
      request.log.error({ err }, 'a USSD session could not be answered');
      return write({ text: words.sorry, isEnd: true });
    }
  });

  app.post('/sms/:secret', { onRequest: guard(smsSecret) }, async (request, reply) => {
    const received = await readFields(request, smsForm);
    const isAnswered =
      isNigerianMobile(received.from) && (await isWithin('sms', received.from, config.formLimit));
    // Acknowledged all the same, or the gateway would send it again. An answer could cost us any price, and an answer to
    // each SMS of a flood as many SMS.
    const outcome = isAnswered ? await sms.receive(received) : 'not answered';
    request.log.info({ outcome }, 'an SMS came in');
    return reply.code(200).send('');
  });
}

const hash = (text: string) => createHash('sha256').update(text).digest();

function write({ text, isEnd }: { text: string; isEnd: boolean }): string {
  return `${isEnd ? 'END' : 'CON'} ${toGsm(text)}`.slice(0, MOST_CHARACTERS);
}

async function readFields<Form>({ raw, body, query }: FastifyRequest, form: z.ZodType<Form>): Promise<Form> {
  const fields =
    typeof body === 'string' ? { ...Object(query), text: body } : fieldsOf(await readForm(raw, PHONE_FORM));
  const read = form.safeParse(fields);
  if (!read.success) throw new RequestError(400, 'a field is missing or cannot be read');
  return read.data;
}

const NETWORKS: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** Addresses as the setting has them; every address where it has none. */
function createAddressCheck(allowed: readonly string[]): (ip: string) => boolean {
  if (allowed.length === 0) return () => true;
  const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
  const list = new BlockList();
  for (const network of allowed.flatMap((text) => NETWORKS[text] ?? text)) {
    const [address = '', bits] = network.split('/');
    if (bits === undefined) list.addAddress(address, family(address));
    else list.addSubnet(address, Number(bits), family(address));
  }
  return (ip) => isIP(ip) > 0 && list.check(ip, family(ip));
}

/** An aggregator shows whatever it gets, so an error is a word at most. */
function answerPlainly(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = statusOf(error);
  if (status >= 500) request.log.error({ err: error }, 'a request of the aggregator failed');
  const reason = status < 500 && error instanceof Error ? error.message : 'not answered';
  return reply.code(status).type('text/plain; charset=utf-8').send(reason);
}
