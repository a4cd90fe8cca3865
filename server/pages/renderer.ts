import type { FastifyRequest } from 'fastify';
import { createRequestHandler, type RouterContext, RouterContextProvider } from 'react-router';
import type { Site, Visitor } from '#app/site-context.ts';
import type { Config } from '../config.ts';
import type { BuiltSite } from './built-site.ts';
import { isSavingData } from './is-saving-data.ts';
import { pagePaths } from './page-paths.ts';
import { createStylesheetReader } from './page-styles.ts';
import { createShareCardReader } from './share-cards.ts';

export interface Renderer {
  /** For pages that are the same for all who save data, or for all others: only the path of a request reaches them. */
  renderPath(path: string, savesData: boolean, signal: AbortSignal): Promise<Response>;
  renderRequest(request: FastifyRequest, path: string, signal: AbortSignal): Promise<Response>;
}

/** What is lent to the pages as it is. */
type Lent = Pick<Site, 'forms' | 'blogs' | 'reportError'>;

export function createRenderer({ build, clientDir }: BuiltSite, config: Config, lent: Lent): Renderer {
  const { publicUrl, offline, emailService, analyticsId, chat } = config;
  const handle = createRequestHandler(build, 'production');
  const site: Site = {
    publicUrl,
    offline,
    emailService,
    thirdParties: { analyticsId, chat },
    stylesheets: createStylesheetReader(clientDir),
    shareCard: createShareCardReader(clientDir),
    pagePaths: pagePaths(build.routes),
    ...lent,
  };
  // The very objects that the pages were built with; React Router's types do not know of our own exports.
  const { siteContext, visitorContext } = build.entry.module as unknown as {
    siteContext: RouterContext<Site>;
    visitorContext: RouterContext<Visitor>;
  };

  function render(path: string, init: RequestInit, visitor: Visitor): Promise<Response> {
    const context = new RouterContextProvider();
    context.set(siteContext, site);
    context.set(visitorContext, visitor);
    // The address is always our own, never the Host header's: a page is cached for everyone.
    return handle(new Request(publicUrl + path, init), context);
  }

  return {
    renderPath: (path, savesData, signal) => render(path, { signal }, { address: '', savesData }),
    renderRequest: (request, path, signal) => {
      const { method, body, raw, ip } = request;
      const sent = Buffer.isBuffer(body) && { body: new Uint8Array(body) };
      const headers = withOwnOrigin(toHeaders(raw.rawHeaders), publicUrl);
      const visitor = { address: ip, savesData: isSavingData(request) };
      return render(path, { method, headers, signal, ...sent }, visitor);
    },
  };
}

function toHeaders(raw: string[]): Headers {
  const headers = new Headers();
  for (let index = 0; index < raw.length; index += 2) headers.append(raw[index] ?? '', raw[index + 1] ?? '');
  return headers;
}

/**
 * React Router lets a form through only from the public address. A page that was opened under another name of this
 * server, such as 127.0.0.1, posts to that name: the browser says so in both headers, and no other site can.
 */
function withOwnOrigin(headers: Headers, publicUrl: string): Headers {
  const origin = URL.parse(headers.get('origin') ?? '');
  if (origin && origin.host === headers.get('host')) headers.set('origin', publicUrl);
  return headers;
}
