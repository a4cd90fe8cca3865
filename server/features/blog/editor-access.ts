import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../database/schema.ts';
import { nothingHere, RequestError } from '../../request-error.ts';
import { countGuess, forgetGuess } from '../../visitors/guess-count.ts';
import { LIMIT_WINDOW_MS, visitorOf } from '../../visitors/visitor-limit.ts';
import { NOT_SIGNED_IN, type RefusalLog } from '../desk/refusal-log.ts';

/** Wrong tokens from one address within ten minutes: enough for a person who mistypes, nothing for one who guesses. */
const LIMIT = { most: 20, windowMs: LIMIT_WINDOW_MS };

/** Lets only those in who know the editor token; a site without one has nothing to let them into. */
export function requireEditor(
  editorToken: string | undefined,
  database: Database,
  recordRefusal: RefusalLog,
) {
  const expected = editorToken === undefined ? undefined : digest(editorToken);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    if (!expected) throw nothingHere();
    reply.header('cache-control', 'no-store');
    const [, token] = /^bearer +(\S+) *$/i.exec(request.headers.authorization ?? '') ?? [];
    if (token === undefined) {
      reply.header('www-authenticate', 'Bearer');
      throw new RequestError(401, 'send the editor token as "Authorization: Bearer …"');
    }
    // Keyed by the token, so that neither the database nor a backup tells whose address it was.
    const visitor = createHmac('sha256', expected).update(visitorOf(request.ip)).digest('base64url');
    // After too many not even the right token is heard: whoever guesses must not learn that a guess was right.
    if (!(await countGuess(database, visitor, LIMIT))) {
      reply.header('retry-after', LIMIT_WINDOW_MS / 1000);
      throw new RequestError(429, 'too many wrong tokens came from this address; try again later');
    }
    // Digests have one length and are compared in one time, so that nothing can be learnt from how long it took.
    if (!timingSafeEqual(digest(token), expected)) {
      await recordRefusal('refused.token', NOT_SIGNED_IN, '/api/blogs');
      throw new RequestError(403, 'this is not the editor token');
    }
    await forgetGuess(database, visitor);
    return undefined;
  };
}

function digest(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
