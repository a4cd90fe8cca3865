import type { FastifyRequest } from 'fastify';
import { isUnencrypted } from '../../refuse-other-sites.ts';
import { RequestError } from '../../request-error.ts';

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
