import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest, onSendHookHandler } from 'fastify';
import { localPath, prefixOf } from '#domain/language/local-path.ts';
import { statusOf } from '../answer-error.ts';
import { POST_LIMIT_MS } from '../features/form/form-service.ts';
import { fieldsOf, PUBLIC_FORM, readForm } from '../features/form/read-form.ts';
import { refuseOtherSites } from '../refuse-other-sites.ts';
import { nothingHere, RequestError } from '../request-error.ts';
import { withTimeLimit } from '../with-time-limit.ts';
import { type Answer, createPage, type Page, type PageOptions } from './page.ts';
import type { PageCache, Served } from './page-cache.ts';
import type { LocalRoute, PageRouter, UrlMatch } from './page-router.ts';
import type { RenderQueue } from './render-queue.ts';
import type { Renderer } from './renderer.ts';
import { sendPage } from './send-page.ts';

type Cookies = Record<string, string>;

const OTHER_METHODS = ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'];
const RENDER_LIMIT_MS = 10_000;
const REDIRECT_CACHING = 'public, max-age=86400';

interface PageHandlerOptions {
  publicUrl: string;
  router: PageRouter;
  renderer: Renderer;
  cache: PageCache;
  renderQueue: RenderQueue;
  renderLimitMs?: number | undefined;
}

export type PageHandlers = ReturnType<typeof createPageHandlers>;

/** How a page is read from the cache, how it takes a form, and what is answered where there is none. */
export function createPageHandlers(options: PageHandlerOptions) {
  const { router, renderer, cache, renderQueue, renderLimitMs = RENDER_LIMIT_MS } = options;
  const refuseOthers = refuseOtherSites(options.publicUrl);

  function make(work: () => Promise<Answer>, kept: PageOptions, previous?: Page): Promise<Page> {
    return withTimeLimit(renderLimitMs, async () => createPage(await work(), kept, previous));
  }

  async function makeOnce(work: () => Promise<Answer>, visitor: string): Promise<Served> {
    const page = await renderQueue.run(visitor, () => make(work, { effort: 'low' }));
    return { page, state: 'pass', ageSeconds: 0 };
  }

  function read(match: UrlMatch, request: FastifyRequest, reply: FastifyReply) {
    if (match.kind === 'malformed') throw new RequestError(400, 'the address cannot be read');
    if (match.kind === 'redirect')
      return (
        reply
          .code(308)
          // Named here, since Fastify tells HEAD the length only where it has a route.
          .headers({ location: match.location, 'cache-control': REDIRECT_CACHING, 'content-length': '0' })
          .send()
      );
    const partition = match.isPlace ? 'place' : match.query.size > 0 ? 'query' : 'page';
    const cookies = match.route.isPrivate ? (request.cookies as Cookies) : {};
    const work = () => renderer.render(match, cookies);
    const kept: PageOptions = {
      effort: match.query.size > 0 || match.isPlace ? 'low' : 'high',
      // Anyone may ask for as many unknown posts as they like; they must not drive real pages out of the cache.
      dropMissing: !match.isFixed,
    };
    const served = match.isKept
      ? cache.serve(
          match.key,
          (previous) => make(work, kept, previous),
          match.isFixed ? undefined : request.ip,
          partition,
        )
      : makeOnce(work, request.ip);
    const { failTo } = match.route;
    if (failTo === undefined || !(served instanceof Promise)) return sendPage(served, request, reply);
    return served.then(
      (ready) => sendPage(ready, request, reply),
      (err) => {
        if (err instanceof RequestError) throw err;
        request.log.error({ err }, 'a page failed, and its visitor was led to another');
        return reply
          .header('cache-control', 'no-store')
          .redirect(localPath(failTo, prefixOf(match.language)), 303);
      },
    );
  }

  async function post(match: UrlMatch, request: FastifyRequest, reply: FastifyReply) {
    if (match.kind !== 'page') throw new RequestError(400, 'nothing can be sent to this address');
    if (!match.route.takesForms)
      return reply.code(405).headers({ allow: 'GET, HEAD', 'cache-control': 'no-store' }).send();
    const fields = await readForm(request.raw, PUBLIC_FORM).then(fieldsOf, (error) => {
      const hasGone = request.raw.destroyed && !request.raw.complete;
      if (statusOf(error) === 400 && !hasGone) return undefined;
      throw error;
    });
    // One limit for all of it, from waiting in the queue on: who is told that it failed can rely on it.
    const page = await withTimeLimit(options.renderLimitMs ?? POST_LIMIT_MS, (deadline) =>
      renderQueue.run(request.ip, async () =>
        createPage(await renderer.post(match, { fields, ip: request.ip, deadline }), {
          effort: 'low',
        }),
      ),
    );
    return sendPage({ page, state: 'pass', ageSeconds: 0 }, request, reply);
  }

  return {
    refuseOthers,
    read: (local: LocalRoute) => (request: FastifyRequest, reply: FastifyReply) =>
      read(router.matchRouted(local, request.params, request.raw.url ?? ''), request, reply),
    post: (local: LocalRoute) => (request: FastifyRequest, reply: FastifyReply) =>
      post(router.matchRouted(local, request.params, request.raw.url ?? ''), request, reply),

    /** Where Fastify has no route: another spelling of a page, which is redirected, or an unknown path. */
    async notFound(request: FastifyRequest, reply: FastifyReply) {
      if (!isRead(request) && request.method !== 'POST') return refuseMethod(request, reply);
      const match = router.match(request.raw.url ?? '');
      if (isRead(request)) return read(match, request, reply);
      await refuseOthers(request);
      return post(match, request, reply);
    },
  };
}

/**
 * For HEAD, which has no route of its own beside GET's: one for each of hundreds of pages takes time at the start, and
 * memory. The headers tell the length already.
 */
const leaveOutBody: onSendHookHandler = ({ method }, _reply, payload, done) =>
  done(null, method === 'HEAD' ? null : payload);

/** Every page in every language. */
export async function pageRoutes(
  app: FastifyInstance,
  { router, handlers }: { router: PageRouter; handlers: PageHandlers },
) {
  // A body is read once it is known that its page takes a form.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _body, done) => done(null));
  app.setNotFoundHandler(handlers.notFound);
  app.addHook('onSend', leaveOutBody);
  const addTo = (scope: FastifyInstance, local: LocalRoute) => {
    scope.route({ method: ['GET', 'HEAD'], url: local.url, handler: handlers.read(local) });
    if (local.route.takesForms)
      scope.post(local.url, { onRequest: handlers.refuseOthers }, handlers.post(local));
  };
  for (const local of router.routes) if (!local.route.isPrivate) addTo(app, local);
  // Cookies are parsed for these alone, so that pages from the cache do not pay for it.
  await app.register(async (scope) => {
    await scope.register(cookie);
    for (const local of router.routes) if (local.route.isPrivate) addTo(scope, local);
  });
}

export function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

export async function refuseMethod(request: FastifyRequest, reply: FastifyReply): Promise<never> {
  if (!OTHER_METHODS.includes(request.method)) throw nothingHere();
  reply.header('allow', 'GET, HEAD, POST');
  throw new RequestError(405, 'pages can be read and forms be posted, nothing else');
}
