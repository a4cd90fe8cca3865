import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Desk } from '#app/desk/desk.ts';
import type { Site } from '#app/site.ts';
import { localPath } from '#domain/language/local-path.ts';
import { statusOf } from '../answer-error.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/schema.ts';
import { watchContentVersion } from '../features/content-version/watch-content-version.ts';
import { deskRoutes } from '../features/desk/desk-routes.ts';
import type { DirectoryService } from '../features/directory/directory-service.ts';
import { POST_LIMIT_MS } from '../features/form/form-service.ts';
import { fieldsOf, PUBLIC_FORM, readForm } from '../features/form/read-form.ts';
import { createDrawnCards } from '../features/share-card/drawn-cards.ts';
import { shareCardRoutes } from '../features/share-card/share-card-routes.ts';
import { ENGLISH } from '../languages.ts';
import { readCookies } from '../read-cookies.ts';
import { refuseOtherSites } from '../refuse-other-sites.ts';
import { RequestError } from '../request-error.ts';
import type { VisitorCount } from '../visitors/visitor-count.ts';
import { withTimeLimit } from '../with-time-limit.ts';
import type { BuiltSite } from './built-site.ts';
import { type Answer, createPage, type Page, type PageOptions } from './page.ts';
import type { PageAddress } from './page-address.ts';
import type { PageCache, PageCacheLimits, Served } from './page-cache.ts';
import type { RenderQueue } from './render-queue.ts';
import { createRenderer } from './renderer.ts';
import { sendPage } from './send-page.ts';

const OTHER_METHODS = ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'];
const RENDER_LIMIT_MS = 10_000;
const REDIRECT_CACHING = 'public, max-age=86400';

export interface PageServices {
  site: BuiltSite;
  database: Database;
  pageCache?: Partial<PageCacheLimits> | undefined;
  renderQueue?: RenderQueue | undefined;
  renderLimitMs?: number | undefined;
}

interface PageRouteOptions {
  config: Config;
  services: PageServices;
  cache: PageCache;
  inTurn: RenderQueue;
  siteServices: Pick<Site, 'forms' | 'complaints' | 'blogs' | 'searches'>;
  directory: DirectoryService;
  addressOf: (url: string) => PageAddress;
  desk: Desk;
  visits: VisitorCount;
}

/** The pages as the catch-all, behind their cache. */
export async function pageRoutes(app: FastifyInstance, options: PageRouteOptions) {
  const { config, services, cache, inTurn, siteServices, directory, addressOf, desk, visits } = options;
  const { renderLimitMs = RENDER_LIMIT_MS } = services;
  const { log } = app;
  const cards = createDrawnCards(services.site.clientDir);
  const offered = { ...siteServices, contentVersion: () => cache.generation };
  const renderer = createRenderer(services.site, config, offered, directory.current, cards);

  let watch: { stop(): void } | undefined;
  app.addHook('onReady', async () => {
    const onChange = async () => {
      // The lists first: pages that are made from now on must show the new ones.
      await directory.refresh();
      cache.invalidate();
    };
    watch = await watchContentVersion({ database: services.database, onChange, log });
  });
  app.addHook('onClose', async () => watch?.stop());

  await app.register(shareCardRoutes, { cards, renderer, inTurn, addressOf });
  // A body is read once it is known that its page takes a form.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _body, done) => done(null));
  const refuseOthers = refuseOtherSites(config.publicUrl);
  app.get('*', read);
  app.post('*', { onRequest: refuseOthers }, post);
  app.route({ method: OTHER_METHODS, url: '*', handler: refuseMethod });
  if (config.desk) await app.register(deskRoutes, { config, ...services, desk, visits, answerPublic });

  function make(work: () => Promise<Answer>, kept: PageOptions, previous?: Page): Promise<Page> {
    return withTimeLimit(renderLimitMs, async () => createPage(await work(), kept, previous));
  }

  async function makeOnce(work: () => Promise<Answer>, visitor: string): Promise<Served> {
    const page = await inTurn(visitor, () => make(work, { effort: 'low' }));
    return { page, state: 'pass', ageSeconds: 0 };
  }

  function read(request: FastifyRequest, reply: FastifyReply) {
    const address = addressOf(request.raw.url ?? '');
    if (address.kind === 'malformed') throw new RequestError(400, 'the address cannot be read');
    if (address.kind === 'redirect')
      return reply
        .code(308)
        .headers({ location: address.location, 'cache-control': REDIRECT_CACHING })
        .send();
    const cookies = address.route.isPrivate ? readCookies(request.headers.cookie) : {};
    const work = () => renderer.render(address, cookies);
    const kept: PageOptions = {
      effort: address.query.size > 0 || address.isPlace ? 'low' : 'high',
      // Anyone may ask for as many unknown posts as they like; they must not drive real pages out of the cache.
      dropMissing: !address.isFixed,
    };
    const visitor = address.isFixed ? undefined : request.ip;
    const served = address.isKept
      ? cache.serve(
          address.key,
          (previous) => make(work, kept, previous),
          visitor,
          address.isPlace ? 'place' : undefined,
        )
      : makeOnce(work, request.ip);
    const { failTo } = address.route;
    const prefix = address.language === ENGLISH ? '' : `/${address.language}`;
    if (failTo === undefined || !(served instanceof Promise)) return sendPage(served, request, reply);
    return served.then(
      (ready) => sendPage(ready, request, reply),
      (err) => {
        if (err instanceof RequestError) throw err;
        request.log.error({ err }, 'a page failed, and its visitor was led to another');
        return reply.header('cache-control', 'no-store').redirect(localPath(failTo, prefix), 303);
      },
    );
  }

  /** For addresses that are to be like any other while there is nothing at them. */
  async function answerPublic(request: FastifyRequest, reply: FastifyReply) {
    if (OTHER_METHODS.includes(request.method)) return refuseMethod(request, reply);
    if (request.method !== 'POST') return read(request, reply);
    await refuseOthers(request);
    return post(request, reply);
  }

  async function post(request: FastifyRequest, reply: FastifyReply) {
    const address = addressOf(request.raw.url ?? '');
    if (address.kind !== 'page') throw new RequestError(400, 'nothing can be sent to this address');
    if (!address.route.takesForms)
      return reply.code(405).headers({ allow: 'GET, HEAD', 'cache-control': 'no-store' }).send();
    const fields = await readForm(request.raw, PUBLIC_FORM).then(fieldsOf, (error) => {
      const hasGone = request.raw.destroyed && !request.raw.complete;
      if (statusOf(error) === 400 && !hasGone) return undefined;
      throw error;
    });
    // One limit for all of it, from waiting for a turn on: who is told that it failed can rely on it.
    const page = await withTimeLimit(services.renderLimitMs ?? POST_LIMIT_MS, (deadline) =>
      inTurn(request.ip, async () =>
        createPage(await renderer.post(address, { fields, address: request.ip, deadline }), {
          effort: 'low',
        }),
      ),
    );
    return sendPage({ page, state: 'pass', ageSeconds: 0 }, request, reply);
  }
}

async function refuseMethod(_request: FastifyRequest, reply: FastifyReply): Promise<never> {
  reply.header('allow', 'GET, HEAD, POST');
  throw new RequestError(405, 'pages can be read and forms be posted, nothing else');
}
