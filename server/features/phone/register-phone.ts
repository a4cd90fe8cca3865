import type { FastifyInstance } from 'fastify';
import type { ComplaintService } from '#app/site.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/schema.ts';
import { createOutboxWorker } from '../../delivery/outbox.ts';
import { smsChannel } from '../../delivery/sms.ts';
import type { BuiltSite } from '../../pages/built-site.ts';
import type { Renderer } from '../../pages/renderer.ts';
import type { VisitorCount } from '../../visitors/visitor-limit.ts';
import { phoneRoutes } from './phone-routes.ts';
import { createPhoneService } from './phone-service.ts';
import { createSmsService } from './sms-service.ts';

interface PhoneServices {
  database: Database;
  site: Pick<BuiltSite, 'appIn' | 'languages'>;
  siteIn: Renderer['siteIn'];
  complaints: ComplaintService;
  visits: VisitorCount;
  outboxPollMs?: number | undefined;
}

/** Puts together the ways of phones without data: what the aggregator calls, and what sends SMS. */
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
  await app.register(phoneRoutes, { config, phone, sms, visits });
  app.addHook('onReady', async () => {
    worker?.wake();
    if (!ussdSecret && !smsSecret) return;
    const codes = site.languages.map(({ code }) => code);
    // Not waited for: pages are served meanwhile.
    phone.prepare(codes).catch((err) => log.warn({ err }, 'the answers for phones could not be prepared'));
  });
  app.addHook('onClose', async () => worker?.stop());
}
