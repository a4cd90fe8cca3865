import type { FastifyRequest } from 'fastify';
import { RequestError } from './request-error.ts';

/**
 * A hook for what only our own pages may send. Browsers say from which site a request comes; programs that say
 * nothing act for nobody, and could say what they like.
 */
export async function refuseOtherSites({ headers }: FastifyRequest): Promise<void> {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) {
    if (site !== 'same-origin' && site !== 'none') throw refusal();
    return;
  }
  // Browsers from before 2023 send the origin only.
  const { origin, host } = headers;
  if (origin !== undefined && URL.parse(origin)?.host !== host) throw refusal();
}

function refusal(): RequestError {
  return new RequestError(403, 'only pages of this site may send this');
}
