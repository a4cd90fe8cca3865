import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FormKind, FormService } from '#app/site.ts';
import { statusOf } from '../../answer-error.ts';
import type { Config } from '../../config.ts';
import { contentIn, languageOfAddress } from '../../languages.ts';
import { refuseOtherSites } from '../../refuse-other-sites.ts';
import { RequestError } from '../../request-error.ts';
import { LIMIT_WINDOW_MS, storeOf, type VisitorCount, visitorOf } from '../../visitors/visitor-limit.ts';
import { fieldsOf, PUBLIC_FORM, readForm } from './read-form.ts';

const text = (description: string) => ({
  description,
  content: { 'text/plain': { schema: { type: 'string' } } },
});
const field = (maxLength: number) => ({ type: 'string', maxLength });

/** How the API's description shows the call; what is refused, and in which words, is decided where it is read. */
const sendFormOperation = {
  tags: ['Forms'],
  operationId: 'sendForm',
  summary: 'Send the contact or the newsletter form',
  description:
    'The call that @emailjs/browser makes. Which form it is stands in template_id. The same form sent again within an hour is stored once.',
  consumes: ['multipart/form-data'],
  describedBody: {
    type: 'object',
    required: ['service_id', 'template_id', 'user_id', 'user_name', 'user_email'],
    properties: {
      lib_version: { type: 'string' },
      service_id: { type: 'string' },
      template_id: { type: 'string' },
      user_id: { type: 'string', description: 'The public key.' },
      user_name: field(100),
      user_email: { type: 'string', format: 'email', maxLength: 254 },
      user_phone: field(30),
      subject: field(150),
      message: { ...field(5000), description: 'Required in the contact form.' },
      language: {
        ...field(8),
        description: 'The code of the language to answer in, as yo or pcm. Anything else is English.',
      },
    },
  },
  response: {
    200: text('It is stored: OK.'),
    400: text('What was refused, a line for each field.'),
    403: text('Another site may not send through this one.'),
    413: text('What was sent is too large.'),
    415: text('What was sent is not multipart/form-data.'),
    429: text('Too many from one address.'),
    500: text('The mistake is on our side.'),
    503: text('It could not be stored; please send it again.'),
  },
};

interface SendFormOptions {
  config: Pick<Config, 'publicUrl' | 'emailService' | 'formLimit'>;
  forms: FormService;
  count: VisitorCount;
}

/** Answers the calls of `@emailjs/browser` as the vendor's service does: plain text, `OK` or a reason. */
export async function sendFormRoutes(app: FastifyInstance, { config, forms, count }: SendFormOptions) {
  await app.register(rateLimit, { global: false, store: storeOf(count) });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null));
  app.setErrorHandler(answerAsText);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store', vary: 'origin' });
  });
  app.route({
    method: 'POST',
    url: '/api/v1.0/email/send-form',
    schema: sendFormOperation,
    config: {
      rateLimit: {
        max: config.formLimit,
        timeWindow: LIMIT_WINDOW_MS,
        keyGenerator: ({ ip }) => visitorOf(ip),
        errorResponseBuilder: (request) => new RequestError(429, wordsFor(request).tooMany),
      },
    },
    onRequest: [refuseOtherSites(config.publicUrl), allowOrigin],
    handler: async (request, reply) => {
      const fields = fieldsOf(await readForm(request.raw, PUBLIC_FORM));
      const kind = kindOf(fields, config.emailService);
      const sender = { address: request.ip, startedAt: fields.started_at, language: fields.language };
      const answer = await forms.submit(kind, fields, sender);
      reply.type('text/plain; charset=utf-8');
      return answer.ok ? 'OK' : reply.code(answer.status).send(describe(answer.errors));
    },
  });
}

/** One of our own pages may call us under another of our names; it has to be allowed to read the answer. */
async function allowOrigin({ headers: { origin } }: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (origin !== undefined) reply.header('access-control-allow-origin', origin);
}

function kindOf(fields: Record<string, string>, service: Config['emailService']): FormKind {
  if (fields.user_id !== service.publicKey) throw new RequestError(400, 'The public key is not valid');
  if (fields.service_id !== service.serviceId) throw new RequestError(400, 'The service ID is not known');
  if (fields.template_id === service.contactTemplateId) return 'contact';
  if (fields.template_id === service.newsletterTemplateId) return 'newsletter';
  throw new RequestError(400, 'The template ID is not known');
}

/** Before the form is read, the page that sends it tells the language. */
function wordsFor({ headers: { referer = '' } }: FastifyRequest) {
  const address = URL.parse(referer)?.pathname ?? '';
  return contentIn(languageOfAddress(address), 'messageForms').formWords;
}

function describe(errors: { field: string; reason: string }[]): string {
  return errors.map(({ field, reason }) => (field ? `${field}: ${reason}` : reason)).join('\n');
}

function answerAsText(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = statusOf(error);
  if (status >= 500) request.log.error({ err: error }, 'a form failed');
  const reason = status < 500 && error instanceof Error ? error.message : wordsFor(request).notStored;
  return reply.code(status).type('text/plain; charset=utf-8').send(reason);
}
