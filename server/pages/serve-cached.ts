import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Answer, createPage } from './page.ts';
import type { PageCache, Render } from './page-cache.ts';
import { sendPage } from './send-page.ts';

/**
 * Answers from the page cache with something that is no page but is made from the same content: kept, renewed,
 * compressed and dropped as pages are, and its own stale fallback while the database is gone.
 */
export function serveCached(
  cache: PageCache,
  key: string,
  make: () => Promise<Answer>,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | Promise<FastifyReply> {
  const render: Render = async (previous) => createPage(await make(), { effort: 'low' }, previous);
  const served = cache.serve(key, render, key.includes('?') ? request.ip : undefined);
  return sendPage(served, request, reply);
}

export function jsonAnswer(value: unknown, status = 200, headers: Answer['headers'] = {}): Answer {
  const type = { 'content-type': 'application/json; charset=utf-8' };
  return { status, headers: { ...type, ...headers }, body: JSON.stringify(value) };
}
