import type { FastifyRequest } from 'fastify';
import { RequestError } from './request-error.ts';

/**
 * A hook for what only our own pages may send. Browsers say from which site a request comes; programs that say
 * nothing act for nobody, and could say what they like.
 */
export function refuseOtherSites(publicUrl: string) {
  return async ({ headers }: FastifyRequest): Promise<void> => {
    if (isOtherSite(headers, publicUrl)) throw new RequestError(403, 'only pages of this site may send this');
  };
}

function isOtherSite(headers: FastifyRequest['headers'], publicUrl: string): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers;
  // Named by its public address even where a proxy calls us by another name.
  if (origin === publicUrl) return false;
  if (isUnencrypted(origin, publicUrl)) return true;
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  // Browsers from before 2023 send the origin only. It may be another name of ours: the very one that was called.
  return origin !== undefined && URL.parse(origin)?.host !== host;
}

/** Where the site is on https, anybody on the way can write into a page of plain http, whatever its name. */
function isUnencrypted(origin: string | undefined, publicUrl: string): boolean {
  return publicUrl.startsWith('https:') && /^http:/i.test(origin ?? '');
}

/** The site's own origin. With PORT=0, any port that is free, it is known only once the server listens. */
export function originOf({ socket }: FastifyRequest, publicUrl: string): string {
  return publicUrl.replace(/:0$/, `:${socket.localPort}`);
}

/** Refuses what was not sent by a page of ours, and also what does not say who sent it: every browser does. */
export function requireOwnPage(request: FastifyRequest, publicUrl: string): void {
  const { origin, host, 'sec-fetch-site': site } = request.headers;
  const isOwn =
    (origin !== undefined || site !== undefined) &&
    (site === undefined || site === 'same-origin') &&
    !isUnencrypted(origin, publicUrl) &&
    // The site may be called by another name of its own: the very one that the request is for.
    (origin === undefined || origin === originOf(request, publicUrl) || URL.parse(origin)?.host === host);
  if (!isOwn) throw new RequestError(403, 'only pages of the desk may send this');
}
