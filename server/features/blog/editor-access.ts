import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../database/schema.ts';
import { RequestError } from '../../request-error.ts';
import { LIMIT_WINDOW_MS, visitorOf } from '../../visitors/visitor-limit.ts';

/** Wrong tokens from one address within ten minutes: enough for a person who mistypes, nothing for one who guesses. */
const MOST_WRONG = 20;

/** Lets only those in who know the editor token; a site without one has nothing to let them into. */
export function requireEditor(editorToken: string | undefined, database: Database) {
  const expected = editorToken === undefined ? undefined : digest(editorToken);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    if (!expected) return reply.callNotFound();
    reply.header('cache-control', 'no-store');
    const [, token] = /^bearer +(\S+) *$/i.exec(request.headers.authorization ?? '') ?? [];
    if (token === undefined) {
      reply.header('www-authenticate', 'Bearer');
      throw new RequestError(401, 'send the editor token as "Authorization: Bearer …"');
    }
    // Keyed by the token, so that neither the database nor a backup tells whose address it was.
    const visitor = createHmac('sha256', expected).update(visitorOf(request.ip)).digest('base64url');
    // After too many not even the right token is heard: whoever guesses must not learn that a guess was right.
    if (!(await countAsWrong(database, visitor))) {
      reply.header('retry-after', LIMIT_WINDOW_MS / 1000);
      throw new RequestError(429, 'too many wrong tokens came from this address; try again later');
    }
    // Digests have one length and are compared in one time, so that nothing can be learnt from how long it took.
    if (!timingSafeEqual(digest(token), expected))
      throw new RequestError(403, 'this is not the editor token');
    await countAsRight(database, visitor);
    return undefined;
  };
}

/**
 * Counts a token before it is looked at, so that guesses sent at once cannot outrun the count; false when too many
 * were wrong. The count is in the database because all processes of a site share it.
 */
async function countAsWrong(database: Database, visitor: string): Promise<boolean> {
  const endOf = (windows: number) => new Date(Date.now() + windows * LIMIT_WINDOW_MS).toISOString();
  await database
    .deleteFrom('wrong_tokens')
    // An end far ahead was written by a clock that has been put right since.
    .where((row) => row.or([row('ends_at', '<=', endOf(0)), row('ends_at', '>', endOf(2))]))
    .execute();
  const counted = await database
    .insertInto('wrong_tokens')
    .values({ visitor, tokens: 1, ends_at: endOf(1) })
    .onConflict((conflict) =>
      conflict
        .column('visitor')
        .doUpdateSet((row) => ({ tokens: row('wrong_tokens.tokens', '+', 1) }))
        .where('wrong_tokens.tokens', '<', MOST_WRONG),
    )
    .returning('tokens')
    .executeTakeFirst();
  return counted !== undefined;
}

async function countAsRight(database: Database, visitor: string): Promise<void> {
  await database
    .updateTable('wrong_tokens')
    .set((row) => ({ tokens: row('tokens', '-', 1) }))
    .where('visitor', '=', visitor)
    .execute();
  await database.deleteFrom('wrong_tokens').where('visitor', '=', visitor).where('tokens', '<=', 0).execute();
}

function digest(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
