import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RequestError } from '../../request-error.ts';

/** Lets only those in who know the editor token; a site without one has nothing to let them into. */
export function requireEditor(editorToken: string | undefined) {
  const expected = editorToken === undefined ? undefined : digest(editorToken);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    if (!expected) return reply.callNotFound();
    reply.header('cache-control', 'no-store');
    const [, token] = /^bearer +(\S+) *$/i.exec(request.headers.authorization ?? '') ?? [];
    if (token === undefined) {
      reply.header('www-authenticate', 'Bearer');
      throw new RequestError(401, 'send the editor token as "Authorization: Bearer …"');
    }
    // Digests have one length and are compared in one time, so that nothing can be learnt from how long it took.
    if (!timingSafeEqual(digest(token), expected))
      throw new RequestError(403, 'this is not the editor token');
    return undefined;
  };
}

function digest(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
