import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RequestError } from '../../request-error.ts';
import { countInMemory } from '../../visitors/visitor-count.ts';
import { LIMIT_WINDOW_MS, visitorOf } from '../../visitors/visitor-limit.ts';

/** Wrong tokens from one address within ten minutes: enough for a person who mistypes, nothing for one who guesses. */
const MOST_WRONG = 20;

/** Lets only those in who know the editor token; a site without one has nothing to let them into. */
export function requireEditor(editorToken: string | undefined) {
  const expected = editorToken === undefined ? undefined : digest(editorToken);
  const wrong = countInMemory();
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    if (!expected) return reply.callNotFound();
    reply.header('cache-control', 'no-store');
    const visitor = visitorOf(request.ip);
    // Then not even the right token is heard: whoever guesses must not learn that a guess was right.
    if (wrong.current(visitor) >= MOST_WRONG) {
      reply.header('retry-after', LIMIT_WINDOW_MS / 1000);
      throw new RequestError(429, 'too many wrong tokens came from this address; try again later');
    }
    const [, token] = /^bearer +(\S+) *$/i.exec(request.headers.authorization ?? '') ?? [];
    if (token === undefined) {
      reply.header('www-authenticate', 'Bearer');
      throw new RequestError(401, 'send the editor token as "Authorization: Bearer …"');
    }
    // Digests have one length and are compared in one time, so that nothing can be learnt from how long it took.
    if (!timingSafeEqual(digest(token), expected)) {
      await wrong.add(visitor, LIMIT_WINDOW_MS);
      throw new RequestError(403, 'this is not the editor token');
    }
    return undefined;
  };
}

function digest(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
