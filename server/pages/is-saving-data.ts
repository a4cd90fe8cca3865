import type { FastifyRequest } from 'fastify';

/** Whether the visitor has told the browser to spend as little data as possible. */
export function isSavingData({ headers }: FastifyRequest): boolean {
  const wish = headers['save-data'];
  return typeof wish === 'string' && /^on\b/i.test(wish);
}
