import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Answer, cachingUntilChange, chooseEncoding, createPage, type Variant } from './page.ts';
import type { CacheState, PageCache, Render, Served } from './page-cache.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Where a page came from; undefined for everything else. */
    cacheState: CacheState | undefined;
  }
}

/** Sends at once what is there; only the first request for a page, or for an encoding of it, waits. */
export function sendPage(
  served: Served | Promise<Served>,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | Promise<FastifyReply> {
  if (served instanceof Promise) return served.then((ready) => sendPage(ready, request, reply));
  const variant = served.page.variant(
    chooseEncoding(request.headers['accept-encoding'] as string | undefined),
  );
  return variant instanceof Promise
    ? variant.then((ready) => sendVariant(ready, served, request, reply))
    : sendVariant(variant, served, request, reply);
}

function sendVariant(
  variant: Variant,
  { page, state, ageSeconds, leftSeconds }: Served,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  reply.cacheState = state;
  if (ageSeconds > 0) reply.header('age', ageSeconds);
  const caching = cachingUntilChange(variant.headers['cache-control'], ageSeconds, leftSeconds);
  const headers = caching ? { ...variant.headers, 'cache-control': caching } : variant.headers;
  if (page.status === 200 && isKnown(page.etag, request.headers['if-none-match']))
    return reply.code(304).headers(withoutBody(headers)).send();
  // To HEAD as well: Fastify leaves the body out and tells its length.
  return reply
    .code(page.status)
    .headers(headers)
    .send(variant.body.length > 0 ? variant.body : undefined);
}

/** A weak tag and a strong one are the same here: only a part of a page would need the very same bytes. */
function isKnown(etag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((candidate) => {
    const tag = candidate.trim();
    return tag === '*' || tag === etag || `W/${tag}` === etag;
  });
}

function withoutBody(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const {
    'content-type': _type,
    'content-length': _length,
    'content-encoding': _encoding,
    ...kept
  } = headers;
  return kept;
}

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
