import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { SiteContent } from '#app/site.ts';
import { localPath, prefixOf } from '#domain/language/local-path.ts';
import { planFactsDate, plans } from '#words/plans.ts';
import { answerError } from './answer-error.ts';
import type { Config } from './config.ts';
import { type ConnectionLimits, limitConnections, refuseUnreadable } from './connections.ts';
import { watchDatabaseFile } from './database/connect.ts';
import type { Database } from './database/schema.ts';
import { serveDocuments } from './documents/serve-documents.ts';
import { apiDocsRoutes } from './features/api-docs/api-docs-routes.ts';
import { describeApi } from './features/api-docs/open-api.ts';
import { blogRoutes } from './features/blog/blog-routes.ts';
import { createBlogService } from './features/blog/blog-service.ts';
import { createComplaintService } from './features/complaint/complaint-service.ts';
import { consentRoutes } from './features/consent/consent-routes.ts';
import { openContent } from './features/content/content-service.ts';
import { contentVersionWatch } from './features/content-version/watch-content-version.ts';
import { createDesk } from './features/desk/create-desk.ts';
import { deskPlugin } from './features/desk/desk-plugin.ts';
import { postSchedule } from './features/desk/posts/post-schedule.ts';
import { openDirectory } from './features/directory/directory-service.ts';
import { listRoutes } from './features/directory/list-routes.ts';
import type { SpreadsheetReader } from './features/directory/spreadsheet/spreadsheet-reader.ts';
import { fhirRoutes } from './features/fhir/fhir-routes.ts';
import { type FormServices, registerForms } from './features/form/register-forms.ts';
import { inboundMailRoutes } from './features/inbound-mail/inbound-mail-routes.ts';
import { offlineRoutes } from './features/offline/offline-routes.ts';
import { pageViewRoutes } from './features/page-view/page-view-routes.ts';
import { registerPhone } from './features/phone/register-phone.ts';
import { mediaRoutes } from './features/picture/media-routes.ts';
import { createPictureService, type PictureService } from './features/picture/picture-service.ts';
import { promiseWatch } from './features/promise/promise-watch.ts';
import { countMissedSearches } from './features/search/count-missed-searches.ts';
import { createDrawnCards } from './features/share-card/drawn-cards.ts';
import { shareCardRoutes } from './features/share-card/share-card-routes.ts';
import { createStatusService } from './features/status/status-service.ts';
import { watchWork } from './features/status/waiting-work.ts';
import { healthRoutes } from './health-routes.ts';
import { ENGLISH, setWordsSource } from './languages.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Tracing } from './metrics/tracing.ts';
import type { BuiltSite } from './pages/built-site.ts';
import { PageCache, type PageCacheLimits } from './pages/page-cache.ts';
import { loadPageRouter, MAX_PARAM_LENGTH } from './pages/page-router.ts';
import { createPageHandlers, pageRoutes } from './pages/page-routes.ts';
import { createRenderQueue, type RenderQueue } from './pages/render-queue.ts';
import { createRenderer } from './pages/renderer.ts';
import { securityHeaders } from './pages/security-headers.ts';
import { nothingHere } from './request-error.ts';
import { createRequestIds, type LogDestination, logAnswer, logOptions } from './request-log.ts';
import { zodCompilers } from './schema-compilers.ts';
import { serveAssets } from './serve-assets.ts';
import { countInMemory, type VisitorCount } from './visitors/visitor-limit.ts';

const BODY_LIMIT_BYTES = 1024 * 1024;

declare module 'fastify' {
  interface FastifyInstance {
    /** Set by stopOnSignal: while `leaving` it is not ready, while `closing` its answers end their connections. */
    lifecycle: { phase: 'open' | 'leaving' | 'closing' };
  }
}

export interface AppServices extends FormServices {
  site: BuiltSite;
  database: Database;
  pageCache?: Partial<PageCacheLimits> | undefined;
  renderQueue?: RenderQueue | undefined;
  renderLimitMs?: number | undefined;
  log: LogDestination;
  connectionLimits?: Partial<ConnectionLimits> | undefined;
  readSpreadsheet?: SpreadsheetReader | undefined;
  pictures?: PictureService | undefined;
  metrics?: Metrics | undefined;
  tracing?: Tracing | undefined;
}

/** Builds the site's server; never listens. */
export async function createApp(config: Config, services: AppServices): Promise<FastifyInstance> {
  const headers = securityHeaders(config);
  const connections = limitConnections(services.connectionLimits);
  const app = fastify({
    ...zodCompilers,
    logger: logOptions(config.logLevel, services.log),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: createRequestIds(),
    bodyLimit: BODY_LIMIT_BYTES,
    // Only proxies that the operator has named may say who the visitor is.
    trustProxy: config.trustedProxies.length > 0 && [...config.trustedProxies],
    ...connections.options,
    clientErrorHandler: refuseUnreadable(headers),
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    // While it closes, the server still answers what reaches it.
    return503OnClosing: false,
    // For requests that never reach a route, and so none of the hooks below.
    frameworkErrors: (error, request, reply) => {
      connections.limitBody(request.raw, reply.raw);
      reply.raw.once('finish', () => logAnswer(request, reply));
      answerError(error, request, reply.headers(headers));
    },
  });

  const { metrics, tracing } = services;
  // First, since it times what is registered after it.
  if (tracing) await app.register(tracing.plugin);
  app.decorate('lifecycle', { phase: 'open' });
  app.decorateReply('cacheState', undefined);
  app.addHook('onRequest', (request, reply, done) => {
    // Whoever has hung up has no address any more, by which visitors are counted. Asked here, Node remembers it.
    if (request.socket.remoteAddress === undefined) {
      reply.hijack();
      request.raw.destroy();
      return;
    }
    connections.limitBody(request.raw, reply.raw);
    reply.headers(headers);
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (app.lifecycle.phase === 'closing') reply.header('connection', 'close');
    done(null, payload);
  });
  app.addHook('onResponse', (request, reply, done) => {
    logAnswer(request, reply);
    metrics?.answered(request, reply);
    done();
  });
  app.setErrorHandler(answerError);

  // What the features share.
  const { publicUrl } = config;
  const { database, site, renderLimitMs } = services;
  let refusedAt = 0;
  const renderQueue =
    services.renderQueue ??
    createRenderQueue(app.log, {
      ...(metrics && { queued: metrics.queued }),
      refused() {
        refusedAt = Date.now();
        metrics?.refused();
      },
    });
  const content = await openContent(database, app.log);
  const { changesAt } = content;
  setWordsSource((facts = content.facts()) => (facts ? site.wordsWith(facts) : undefined));
  const cache = new PageCache({ log: app.log, renderQueue, changesAt, ...services.pageCache });
  const onChange = () => cache.invalidate();
  const blogs = createBlogService(database, publicUrl);
  const directory = await openDirectory(database, app.log);
  const pictures = services.pictures ?? createPictureService(database);
  const visits = config.redisUrl ? await shareCount(config.redisUrl, app.log) : countInMemory();
  app.addHook('onClose', async () => visits.close());
  const requireFile = watchDatabaseFile(config, app.log);
  const readWork = watchWork(database, requireFile);
  metrics?.watchWork(readWork);
  const translations = site.languages.map(({ code }) => code).filter((code) => code !== ENGLISH);
  const router = await loadPageRouter(site.app, directory.current, translations, site.pages);

  // Files, and what watches the database.
  await app.register(healthRoutes, { database, requireFile });
  serveDocuments(app, { site, content, cache });
  await serveAssets(app, site);
  await app.register(offlineRoutes, { config, site, directory, content });
  await app.register(listRoutes, { directory, cache, content, site });
  await app.register(mediaRoutes, { database });
  await app.register(contentVersionWatch, {
    database,
    directory,
    content,
    onChange,
    onPublished: metrics?.published,
  });
  if (metrics && config.metrics.token && !config.metrics.port)
    await shareMetrics(app, config.metrics.token, metrics);
  await app.register(postSchedule, { database, onPublish: onChange });
  await app.register(promiseWatch, { database });

  // The API. Its description is made of the routes that come after it.
  const describe = describeApi(app, publicUrl);
  await app.register(pageViewRoutes, { database, publicUrl, router });
  await app.register(consentRoutes, { config });
  await app.register(blogRoutes, { blogs, cache, publicUrl });
  await app.register(apiDocsRoutes, { cache, describe });
  const forms = await registerForms(app, config, { ...services, requireFile, visits });
  const { inboundMailSecret: secret } = config;
  await app.register(inboundMailRoutes, { database, secret });
  // Before the body is read, as for every address that takes none.
  app.all('/api/*', { onRequest: async () => Promise.reject(nothingHere()) }, () => {});

  const planSource = { plans, updatedAt: new Date(planFactsDate.iso).toISOString() };
  const base = `${publicUrl}/fhir`;
  await app.register(fhirRoutes, {
    base,
    directory: directory.current,
    plans: () => planSource,
    renderQueue,
  });

  // The pages, the cards by which they are shared, and the desk.
  const cards = createDrawnCards(site.clientDir);
  const siteServices = {
    forms,
    complaints: createComplaintService(database),
    blogs,
    searches: countMissedSearches(app, database),
    status: createStatusService({
      readWork,
      sendsMail: config.smtpUrl !== undefined,
      lastRefusal: () => refusedAt,
    }),
    contentVersion: () => cache.generation,
  };
  const renderer = createRenderer(site, config, siteServices, directory.current, content, cards);
  const handlers = createPageHandlers({
    publicUrl,
    router,
    renderer,
    cache,
    renderQueue,
    renderLimitMs,
    metrics,
  });
  const { outboxPollMs } = services;
  const phoneServices = { database, site, complaints: siteServices.complaints, siteIn: renderer.siteIn };
  await registerPhone(app, config, { ...phoneServices, visits, outboxPollMs });
  await app.register(pageRoutes, { router, handlers });
  await app.register(shareCardRoutes, { cards, renderer, renderQueue, router });
  if (config.desk) {
    const { readSpreadsheet } = services;
    const renderWith = async (path: string, language: string, shown: SiteContent) => {
      const match = router.match(localPath(path, prefixOf(language)));
      if (match.kind !== 'page' || match.language !== language || match.isUnknown) return undefined;
      const answer = await renderer.render(match, {}, shown);
      return { ...answer, headers: { ...answer.headers }, body: String(answer.body) };
    };
    const canMail = config.smtpUrl !== undefined;
    const shared = { database, publicUrl, canMail, onChange, pictures };
    const desk = createDesk({ ...shared, readSpreadsheet, content, renderWith });
    const { notFound } = handlers;
    await app.register(deskPlugin, { prefix: '/desk', config, database, site, desk, visits, notFound });
  }
  await app.ready();
  return app;
}

/** On the port of visitors. */
async function shareMetrics(app: FastifyInstance, token: string, { registry }: Metrics): Promise<void> {
  const { metricsRoutes } = await import('./metrics/metrics-routes.ts');
  await app.register(metricsRoutes, { token, read: () => registry.metrics() });
}

/** Loaded only by sites that have a Redis. */
async function shareCount(url: string, log: FastifyBaseLogger): Promise<VisitorCount> {
  const { countInRedis } = await import('./visitors/count-in-redis.ts');
  return countInRedis(url, log);
}
