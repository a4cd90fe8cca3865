import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Policy } from './content-security-policy.ts';
import { readPage } from './page.ts';
import type { PageCache } from './page-cache.ts';
import { sendPage } from './send-page.ts';

/**
 * Answers from the page cache with something that is no page but is made from the same content: kept, renewed,
 * compressed and dropped as pages are, and standing in for itself while the database is gone.
 */
export function serveCached(
  cache: PageCache,
  key: string,
  make: () => Promise<Response>,
  request: FastifyRequest,
  reply: FastifyReply,
  policy: Policy = {},
): FastifyReply | Promise<FastifyReply> {
  const served = cache.serve(key, async (previous) =>
    readPage(await make(), { policy, effort: 'low' }, previous),
  );
  return sendPage(served, request, reply);
}
