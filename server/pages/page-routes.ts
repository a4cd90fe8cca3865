import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BlogShelf, FormDesk } from '#app/site-context.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/schema.ts';
import { watchContentVersion } from '../features/content-version/watch-content-version.ts';
import { RequestError } from '../request-error.ts';
import { withTimeLimit } from '../with-time-limit.ts';
import type { BuiltSite } from './built-site.ts';
import { forbidScripts, type Policy, pagePolicy } from './content-security-policy.ts';
import type { Effort } from './encoding.ts';
import { isSavingData } from './is-saving-data.ts';
import { type Page, type PageOptions, readPage } from './page.ts';
import { createAddressBook, isSharedByUnknown } from './page-address.ts';
import type { PageCache, PageCacheLimits } from './page-cache.ts';
import { createRenderer } from './renderer.ts';
import { sendPage } from './send-page.ts';

type Work = (signal: AbortSignal) => Promise<Response>;

const RENDER_LIMIT_MS = 10_000;
/** Behind the path in the cache's key, where no path of a request has one. */
const LIGHT = '#save-data';
const REDIRECT_CACHING = 'public, max-age=86400';

export interface PageServices {
  site: BuiltSite;
  database: Database;
  pageCache?: Partial<PageCacheLimits> | undefined;
  renderLimitMs?: number | undefined;
}

/** React Router as the catch-all, behind the page cache. */
export async function pageRoutes(
  app: FastifyInstance,
  options: { config: Config; services: PageServices; cache: PageCache; forms: FormDesk; blogs: BlogShelf },
) {
  const { config, services, cache, forms, blogs } = options;
  const { log } = app;
  const reportError = (err: unknown) => log.error({ err }, 'a page failed');
  const renderer = createRenderer(services.site, config, { forms, blogs, reportError });
  const addressOf = createAddressBook(services.site.build.routes);
  const policy = pagePolicy(config);
  const policyWithoutScripts = forbidScripts(policy);

  let watch: { stop(): void } | undefined;
  app.addHook('onReady', async () => {
    const onChange = () => cache.invalidate();
    watch = await watchContentVersion({ database: services.database, onChange, log });
  });
  app.addHook('onClose', async () => watch?.stop());

  // React Router reads form posts itself; Fastify only sees to it that they stay within the limit.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.get('*', read);
  app.route({ method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'], url: '*', handler: pass });

  function render(work: Work, kept: PageOptions, previous?: Page) {
    return withTimeLimit(services.renderLimitMs ?? RENDER_LIMIT_MS, async (signal) => {
      const response = await work(signal);
      if (isBareFailure(response)) throw new Error('a page failed and so did its error screen');
      return readPage(response, kept, previous);
    });
  }

  function policyFor(request: FastifyRequest): Policy {
    return isSavingData(request) ? policyWithoutScripts : policy;
  }

  function read(request: FastifyRequest, reply: FastifyReply) {
    const address = addressOf(request.raw.url ?? '');
    if (address.kind === 'redirect')
      return reply
        .code(308)
        .headers({ location: address.location, 'cache-control': REDIRECT_CACHING })
        .send();
    if (address.kind !== 'page') return pass(request, reply);
    const effort: Effort = address.hasQuery ? 'low' : 'high';
    // Anyone may ask for as many unknown posts as they like; they must not drive real pages out of the cache.
    const kept = { policy: policyFor(request), effort, dropMissing: !isSharedByUnknown(address.path) };
    const isLight = isSavingData(request);
    const served = cache.serve(isLight ? address.path + LIGHT : address.path, (previous) =>
      render((signal) => renderer.renderPath(address.path, isLight, signal), kept, previous),
    );
    return sendPage(served, request, reply);
  }

  async function pass(request: FastifyRequest, reply: FastifyReply) {
    const url = request.raw.url ?? '';
    if (addressOf(url).kind === 'malformed') throw new RequestError(400, 'the address cannot be read');
    const kept = { policy: policyFor(request), effort: 'low' } as const;
    const page = await render((signal) => renderer.renderRequest(request, url, signal), kept);
    return sendPage({ page, state: 'pass', ageSeconds: 0 }, request, reply);
  }
}

/** React Router's last resort is a line of plain text; our own error screen is kinder. */
function isBareFailure({ status, headers }: Response): boolean {
  return status >= 500 && !/^text\/(?:html|x-script)/.test(headers.get('content-type') ?? '');
}
