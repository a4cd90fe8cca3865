import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/schema.ts';
import { isSecret } from '../../is-secret.ts';
import { nothingHere, RequestError } from '../../request-error.ts';
import { receiveReply } from './receive-reply.ts';

/** With photos, which are left to the mailbox. */
const MOST_BYTES = 10 * 1024 * 1024;

interface Options {
  database: Database;
  /** Undefined where no mailbox hands anything over. */
  secret: string | undefined;
}

/** Where the agency's mailbox hands over what comes in, each mail as it is (RFC 822). Nothing unless it is configured. */
export async function inboundMailRoutes(app: FastifyInstance, { database, secret }: Options) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_request, body, done) =>
    done(null, body),
  );
  app.post<{ Params: { secret: string } }>(
    '/inbound-mail/:secret',
    {
      bodyLimit: MOST_BYTES,
      // Before anything is read: whoever does not know the secret finds nothing here.
      onRequest: async ({ params }) => {
        if (!secret || !isSecret(params.secret, secret)) throw nothingHere();
      },
    },
    async ({ body, log }, reply) => {
      if (!Buffer.isBuffer(body)) throw new RequestError(400, 'a mail is missing');
      const outcome = await receiveReply(database, new Uint8Array(body));
      log.info({ outcome }, 'a mail came in');
      // The same for every mail: whoever hands it over shall not try it again.
      return reply.header('cache-control', 'no-store').code(204).send();
    },
  );
}
