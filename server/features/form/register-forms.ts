import type { FastifyInstance } from 'fastify';
import type { FormService } from '#app/site.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/schema.ts';
import { createCourier } from '../../delivery/courier.ts';
import { createSmtpTransport } from '../../delivery/transport.ts';
import { contentIn, ENGLISH } from '../../languages.ts';
import type { VisitorCount } from '../../visitors/visitor-count.ts';
import { LIMIT_WINDOW_MS, visitorOf } from '../../visitors/visitor-limit.ts';
import { createMailLinks } from '../newsletter/mail-links.ts';
import { createFormService, refusal } from './form-service.ts';
import { sendFormRoutes } from './send-form-routes.ts';

export interface FormServices {
  database: Database;
  /** How long the courier rests between two looks into the outbox. */
  courierPollMs?: number | undefined;
}

/** Puts together all that becomes of a form: forms, endpoint, limit and courier. Gives the forms for the pages. */
export async function registerForms(
  app: FastifyInstance,
  config: Config,
  {
    database,
    courierPollMs,
    requireFile,
    visits,
  }: FormServices & { requireFile(): void; visits: VisitorCount },
): Promise<FormService> {
  const { log } = app;
  const links = createMailLinks(database);
  const transport = config.smtpUrl && createSmtpTransport(config.smtpUrl, config.mail.leaseMs / 2);
  const courier = transport
    ? createCourier({ database, links, config, log, transport, pollMs: courierPollMs })
    : undefined;
  const forms = createFormService({
    database,
    links,
    log,
    sendsMail: courier !== undefined,
    requireFile,
    onStored: () => courier?.wake(),
  });
  await app.register(sendFormRoutes, { config, forms, count: visits });
  app.addHook('onReady', async () => courier?.wake());
  app.addHook('onClose', async () => courier?.stop());
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
