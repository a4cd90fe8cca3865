import type { FastifyInstance } from 'fastify';
import type { FormService } from '#app/site.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/schema.ts';
import { createOutboxWorker, createSmtpTransport } from '../../delivery/outbox.ts';
import { contentIn, ENGLISH } from '../../languages.ts';
import { LIMIT_WINDOW_MS, type VisitorCount, visitorOf } from '../../visitors/visitor-limit.ts';
import { createMailLinks } from '../newsletter/mail-links.ts';
import { createFormService, refusal } from './form-service.ts';
import { sendFormRoutes } from './send-form-routes.ts';

export interface FormServices {
  database: Database;
  /** How long the outbox worker rests between two looks into the outbox. */
  outboxPollMs?: number | undefined;
}

/** Puts together all that becomes of a form: forms, endpoint, limit and outbox worker. Gives the forms for the pages. */
export async function registerForms(
  app: FastifyInstance,
  config: Config,
  {
    database,
    outboxPollMs,
    requireFile,
    visits,
  }: FormServices & { requireFile(): void; visits: VisitorCount },
): Promise<FormService> {
  const { log } = app;
  const links = createMailLinks(database);
  const transport = config.smtpUrl && createSmtpTransport(config.smtpUrl, config.mail.leaseMs / 2);
  const worker = transport
    ? createOutboxWorker({ database, links, config, log, transport, pollMs: outboxPollMs })
    : undefined;
  const forms = createFormService({
    database,
    links,
    log,
    sendsMail: worker !== undefined,
    requireFile,
    onStored: () => worker?.wake(),
  });
  await app.register(sendFormRoutes, { config, forms, count: visits });
  app.addHook('onReady', async () => worker?.wake());
  app.addHook('onClose', async () => worker?.stop());
  return {
    ...forms,
    /** The endpoint counts senders by itself; here it is done for the forms that pages take. */
    async submit(kind, fields, sender) {
      const { current } = await visits.add(visitorOf(sender.address), LIMIT_WINDOW_MS);
      if (current <= config.formLimit) return forms.submit(kind, fields, sender);
      const { formWords } = contentIn(sender.language ?? ENGLISH, 'formWords');
      return refusal(429, formWords.tooMany);
    },
  };
}
