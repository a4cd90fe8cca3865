import { readFileSync } from 'node:fs';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { FormService, SiteContent } from '#app/site.ts';
import { localPath, prefixOf } from '#domain/language/local-path.ts';
import { decodeModel, type GuessNeeds } from '#domain/search/need-model.ts';
import { answerError } from './answer-error.ts';
import type { Config } from './config.ts';
import { type ConnectionLimits, limitConnections, refuseUnreadable } from './connections.ts';
import { watchDatabaseFile } from './database/connect.ts';
import type { Database } from './database/schema.ts';
import { serveDocuments } from './documents/serve-documents.ts';
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
import { type FormServices, registerForms } from './features/form/register-forms.ts';
import { inboundMailRoutes } from './features/inbound-mail/inbound-mail-routes.ts';
import { offlineRoutes } from './features/offline/offline-routes.ts';
import { pageViewRoutes } from './features/page-view/page-view-routes.ts';
import { registerPhone } from './features/phone/phone-routes.ts';
import { mediaRoutes } from './features/picture/media-routes.ts';
import { createPictureService, type PictureService } from './features/picture/picture-service.ts';
import { promiseWatch } from './features/promise/promise-watch.ts';
import { retentionWorker } from './features/retention/retention.ts';
import { countSearches } from './features/search/count-searches.ts';
import { healthRoutes } from './health-routes.ts';
import { ENGLISH, setWordsSource } from './languages.ts';
import type { Metrics } from './metrics.ts';
import type { BuiltSite } from './pages/built-site.ts';
import { PageCache, type PageCacheLimits } from './pages/page-cache.ts';
import { loadPageRouter, MAX_PARAM_LENGTH } from './pages/page-router.ts';
import { createPageHandlers, pageRoutes } from './pages/page-routes.ts';
import { createRenderQueue, type RenderQueue } from './pages/render-queue.ts';
import { createRenderer } from './pages/renderer.ts';
import { securityHeaders } from './pages/security-headers.ts';
import { removedUrls } from './removed-urls.ts';
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
}

/** Builds the site's server; never listens. */
export async function createApp(config: Config, services: AppServices): Promise<FastifyInstance> {
  const headers = securityHeaders(config);
  const connections = limitConnections(services.connectionLimits);
  const app = createServer(config, services.log, headers, connections);
  addHooks(app, services.metrics, headers, connections);
  const shared = await openShared(app, config, services);
  await registerFiles(app, config, shared);
  await registerWatches(app, config, shared);
  const forms = await registerApi(app, config, shared);
  const pages = await registerPages(app, config, shared, forms);
  if (config.desk) await registerDesk(app, config, shared, pages);
  await app.ready();
  return app;
}

type Headers = ReturnType<typeof securityHeaders>;
type Connections = ReturnType<typeof limitConnections>;

function createServer(config: Config, log: LogDestination, headers: Headers, connections: Connections) {
  return fastify({
    ...zodCompilers,
    logger: logOptions(config.logLevel, log),
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
    // For requests that never reach a route, and so none of the hooks of `addHooks`.
    frameworkErrors: (error, request, reply) => {
      connections.limitBody(request.raw, reply.raw);
      reply.raw.once('finish', () => logAnswer(request, reply));
      answerError(error, request, reply.headers(headers));
    },
  });
}

function addHooks(
  app: FastifyInstance,
  metrics: Metrics | undefined,
  headers: Headers,
  connections: Connections,
): void {
  app.decorate('lifecycle', { phase: 'open' });
  app.decorateReply('cacheState', undefined);
  app.addHook('onRequest', (request, reply, done) => {
    // A closed socket has no IP address any more, by which visitors are counted. Node remembers it once it was read.
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
}

type Shared = Awaited<ReturnType<typeof openShared>>;

/** What several features need. */
async function openShared(app: FastifyInstance, config: Config, services: AppServices) {
  const { database, site, metrics } = services;
  const { log } = app;
  const renderQueue = services.renderQueue ?? createRenderQueue(log, metrics);
  const content = await openContent(database, log);
  const { changesAt } = content;
  setWordsSource((facts = content.facts()) => (facts ? site.wordsWith(facts) : undefined));
  const cache = new PageCache({ log, renderQueue, changesAt, ...services.pageCache });
  const blogs = createBlogService(database, config.publicUrl);
  const directory = await openDirectory(database, log);
  const pictures = services.pictures ?? createPictureService(database);
  const visits = config.redisUrl ? await shareCount(config.redisUrl, log) : countInMemory();
  app.addHook('onClose', async () => visits.close());
  const requireFile = watchDatabaseFile(config, log);
  const guessNeeds = site.searchModel === undefined ? undefined : readModel(site.searchModel, log);
  const translations = site.languages.map(({ code }) => code).filter((code) => code !== ENGLISH);
  const router = await loadPageRouter(site.app, directory.current, translations, site.pages);
  return {
    ...services,
    renderQueue,
    content,
    cache,
    onChange: () => cache.invalidate(),
    blogs,
    directory,
    pictures,
    visits,
    requireFile,
    guessNeeds,
    router,
  };
}

async function registerFiles(app: FastifyInstance, config: Config, shared: Shared): Promise<void> {
  const { database, site, content, cache, directory, requireFile, guessNeeds } = shared;
  const lacksModel = site.searchModel !== undefined && !guessNeeds;
  await app.register(healthRoutes, { database, requireFile, lacksModel });
  serveDocuments(app, { site, content, cache });
  await serveAssets(app, site);
  await app.register(offlineRoutes, { config, site, directory, content });
  await app.register(listRoutes, { directory, cache, content, site });
  await app.register(mediaRoutes, { database, publicUrl: config.publicUrl });
}

/** Polls of the database, and the metrics. */
async function registerWatches(app: FastifyInstance, config: Config, shared: Shared): Promise<void> {
  const { database, directory, content, onChange, metrics } = shared;
  const onPublished = metrics?.published;
  await app.register(contentVersionWatch, { database, directory, content, onChange, onPublished });
  if (metrics && config.metricsToken) await shareMetrics(app, config.metricsToken, metrics, shared);
  await app.register(postSchedule, { database, onPublish: onChange });
  await app.register(promiseWatch, { database });
  await app.register(retentionWorker, { database, days: config.retentionDays });
}

async function registerApi(app: FastifyInstance, config: Config, shared: Shared): Promise<FormService> {
  const { database, cache, blogs, router } = shared;
  const { publicUrl, inboundMailSecret: secret } = config;
  await app.register(pageViewRoutes, { database, publicUrl, router });
  await app.register(consentRoutes, { config });
  await app.register(blogRoutes, { blogs, cache, publicUrl });
  const forms = await registerForms(app, config, shared);
  await app.register(inboundMailRoutes, { database, secret });
  // Refused before the body is read, as on every path that takes none.
  app.all('/api/*', { onRequest: async () => Promise.reject(nothingHere()) }, () => {});
  return forms;
}

type Pages = Awaited<ReturnType<typeof registerPages>>;

/** Pages, and the answers for phones without data. */
async function registerPages(app: FastifyInstance, config: Config, shared: Shared, forms: FormService) {
  const { database, site, content, cache, blogs, directory, visits, router, renderQueue } = shared;
  const { renderLimitMs, outboxPollMs, guessNeeds } = shared;
  const { publicUrl } = config;
  const contentVersion = () => cache.generation;
  const complaints = createComplaintService(database, contentVersion);
  const siteServices = {
    forms,
    complaints,
    blogs,
    searchesIn: countSearches(
      app,
      database,
      site.languages.map(({ code }) => code),
    ),
    guessNeeds,
    contentVersion,
  };
  const renderer = createRenderer(site, config, siteServices, directory.current, content);
  const handlers = createPageHandlers({
    publicUrl,
    router,
    renderer,
    cache,
    renderQueue,
    renderLimitMs,
  });
  const { siteIn } = renderer;
  await registerPhone(app, config, { database, site, complaints, siteIn, visits, outboxPollMs });
  await app.register(pageRoutes, { router, handlers });
  await app.register(removedUrls, { cardOf: siteIn(ENGLISH).shareCard });
  return { renderer, notFound: handlers.notFound };
}

async function registerDesk(
  app: FastifyInstance,
  config: Config,
  shared: Shared,
  { renderer, notFound }: Pages,
): Promise<void> {
  const { database, site, content, onChange, pictures, readSpreadsheet, router, visits } = shared;
  const renderWith = async (path: string, language: string, shown: SiteContent) => {
    const match = router.match(localPath(path, prefixOf(language)));
    if (match.kind !== 'page' || match.language !== language || match.isUnknown) return undefined;
    const answer = await renderer.render(match, {}, shown);
    return { ...answer, headers: { ...answer.headers }, body: String(answer.body) };
  };
  const desk = createDesk({
    database,
    publicUrl: config.publicUrl,
    canMail: config.smtpUrl !== undefined,
    gateway: config.phone.gateway,
    onChange,
    pictures,
    readSpreadsheet,
    content,
    renderWith,
  });
  await app.register(deskPlugin, { prefix: '/desk', config, database, site, desk, visits, notFound });
}

/** Undefined if the file is missing or damaged. */
function readModel(file: string, log: FastifyBaseLogger): GuessNeeds | undefined {
  try {
    return decodeModel(readFileSync(file));
  } catch (err) {
    log.error({ err }, 'the model of the search cannot be read: pages are searched by words only');
    return undefined;
  }
}

/** Loaded only by sites that are asked for metrics. */
async function shareMetrics(
  app: FastifyInstance,
  token: string,
  metrics: Metrics,
  { database, requireFile }: Shared,
): Promise<void> {
  const { countWork, metricsRoutes } = await import('./metrics.ts');
  const readWork = async () => {
    requireFile();
    return countWork(database);
  };
  await app.register(metricsRoutes, { metrics, token, readWork });
}

/** Loaded only by sites that have a Redis. */
async function shareCount(url: string, log: FastifyBaseLogger): Promise<VisitorCount> {
  const { countInRedis } = await import('./visitors/count-in-redis.ts');
  return countInRedis(url, log);
}
