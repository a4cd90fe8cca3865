import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FormAnswer, FormKind, FormService } from '#app/site.ts';
import { formatDate } from '#domain/text/format-date.ts';
import type { FormWords } from '#words/message-forms.ts';
import { statusOf } from '../../answer-error.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/schema.ts';
import { createOutboxWorker, createSmtpTransport, mailChannel } from '../../delivery/outbox.ts';
import { contentIn, ENGLISH, knownLanguage } from '../../languages.ts';
import type { Metrics } from '../../metrics.ts';
import { refuseOtherSites } from '../../refuse-other-sites.ts';
import { RequestError } from '../../request-error.ts';
import { LIMIT_WINDOW_MS, type VisitorCount, visitorOf } from '../../visitors/visitor-limit.ts';
import { createMailLinks, createSigner } from '../newsletter/mail-links.ts';
import { createFormService, refusal } from './form-service.ts';
import { fieldsOf, PUBLIC_FORM, readForm } from './read-form.ts';

/** Beyond the limit a question is asked; beyond so many times the limit nothing is taken. */
const REFUSED_FROM = 10;

export interface FormServices {
  database: Database;
  /** How long the outbox worker rests between two looks into the outbox. */
  outboxPollMs?: number | undefined;
  metrics?: Metrics | undefined;
}

/** Puts together forms, endpoint, limit and outbox worker. Gives the forms for the pages. */
export async function registerForms(
  app: FastifyInstance,
  config: Config,
  services: FormServices & { requireFile(): void; visits: VisitorCount },
): Promise<FormService> {
  const { log } = app;
  const { database, outboxPollMs, metrics, requireFile, visits } = services;
  const links = createMailLinks(database);
  const transport = config.smtpUrl && createSmtpTransport(config.smtpUrl, config.mail.leaseMs / 2);
  const worker = transport
    ? createOutboxWorker({
        database,
        config,
        log,
        channel: mailChannel({ database, links, config }, transport),
        pollMs: outboxPollMs,
      })
    : undefined;
  const sendsMail = worker !== undefined;
  const onStored = () => worker?.wake();
  const { probeToken } = config;
  const service = createFormService({ database, log, sendsMail, requireFile, onStored, probeToken });
  const question = createQuestion(database);
  const forms: FormService = {
    ...service,
    async submit(kind, fields, sender) {
      const { current } = await visits.add(visitorOf(sender.ip), LIMIT_WINDOW_MS);
      const { formWords } = contentIn(knownLanguage(sender.language), 'messageForms');
      if (current > REFUSED_FROM * config.formLimit) return refusal(429, formWords.tooMany);
      try {
        if (current > config.formLimit && !(await question.isAnswered(fields[QUESTION])))
          return refusal(429, await question.ask(formWords), QUESTION);
      } catch (err) {
        log.error({ err }, 'the question before a form cannot be read');
        return refusal(503, formWords.notStored);
      }
      const answer = await service.submit(kind, fields, sender);
      metrics?.sent(kind, answer.ok ? 200 : answer.status);
      return answer;
    },
  };
  await app.register(sendFormRoutes, { config, forms });
  app.addHook('onReady', async () => worker?.wake());
  app.addHook('onClose', async () => worker?.stop());
  return forms;
}

/** Answers the calls of `@emailjs/browser` as the vendor's service does: plain text, `OK` or a reason. */
async function sendFormRoutes(
  app: FastifyInstance,
  { config, forms }: { config: Config; forms: FormService },
) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null));
  app.setErrorHandler(answerAsText);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store', vary: 'origin' });
  });
  app.route({
    method: 'POST',
    url: '/api/v1.0/email/send-form',
    onRequest: [
      refuseOtherSites(config.publicUrl),
      // One of our own pages may call us under another of our names; it has to be allowed to read the answer.
      async ({ headers: { origin } }, reply) => {
        if (origin !== undefined) reply.header('access-control-allow-origin', origin);
      },
    ],
    handler: async (request, reply) => {
      const fields = fieldsOf(await readForm(request.raw, PUBLIC_FORM));
      const kind = kindOf(fields, config.emailService);
      const sender = { ip: request.ip, startedAt: fields.started_at, language: fields.language };
      const answer = await forms.submit(kind, fields, sender);
      reply.type('text/plain; charset=utf-8');
      if (answer.ok) return ['OK', ...nextStepsOf(answer, sender.language)].join('\n');
      if (answer.status === 429) reply.header('retry-after', LIMIT_WINDOW_MS / 1000);
      const lines = answer.errors.map(({ field, reason }) => (field ? `${field}: ${reason}` : reason));
      return reply.code(answer.status).send(lines.join('\n'));
    },
  });
}

/** In words that a page can show. */
function nextStepsOf({ reference, dueOn }: Extract<FormAnswer, { ok: true }>, code?: string): string[] {
  if (!reference) return [];
  const language = knownLanguage(code);
  const { afterMessage } = contentIn(language, 'messageForms');
  const { dateWords } = contentIn(language, 'language');
  const day = dueOn ? formatDate(dueOn, dateWords) : '';
  return [`${afterMessage.reference(reference)} ${afterMessage.reply(day)}`];
}

function kindOf(fields: Record<string, string>, service: Config['emailService']): FormKind {
  if (fields.user_id !== service.publicKey) throw new RequestError(400, 'The public key is not valid');
  if (fields.service_id !== service.serviceId) throw new RequestError(400, 'The service ID is not known');
  if (fields.template_id === service.contactTemplateId) return 'contact';
  if (fields.template_id === service.newsletterTemplateId) return 'newsletter';
  throw new RequestError(400, 'The template ID is not known');
}

function answerAsText(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = statusOf(error);
  if (status >= 500) request.log.error({ err: error }, 'a form failed');
  const reason =
    status < 500 && error instanceof Error
      ? error.message
      : contentIn(ENGLISH, 'messageForms').formWords.notStored;
  return reply.code(status).type('text/plain; charset=utf-8').send(reason);
}

/** The field of the answer. */
const QUESTION = 'question';

/**
 * A sum that stands between a form and an address that has sent very many. It follows from the time and the site's
 * secret, so every process knows it and nothing is stored; an answer is accepted for ten to twenty minutes. It is the
 * same for everyone, because a phone may have another address when it answers.
 */
function createQuestion(database: Database) {
  const sign = createSigner(database);
  const currentWindow = () => Math.floor(Date.now() / LIMIT_WINDOW_MS);

  async function numbersOf(window: number): Promise<[number, number]> {
    const [one = 0, other = 0] = await sign(`question:${window}`);
    return [2 + (one % 8), 2 + (other % 8)];
  }

  return {
    ask: async (words: FormWords) => words.question(...(await numbersOf(currentWindow()))),
    async isAnswered(text = ''): Promise<boolean> {
      const answer = Number(/\d+/.exec(text)?.[0]);
      for (const window of [currentWindow(), currentWindow() - 1]) {
        const [one, other] = await numbersOf(window);
        if (answer === one + other) return true;
      }
      return false;
    },
  };
}
