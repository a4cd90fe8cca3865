import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../database/schema.ts';
import { isSecret } from '../../is-secret.ts';
import { nothingHere, RequestError } from '../../request-error.ts';
import { MAX_BYTES, type ReceivedMail } from './read-mail.ts';
import { receiveReply } from './receive-reply.ts';

interface Options {
  database: Database;
  /** Undefined where no mailbox hands anything over. */
  secret: string | undefined;
}

/** Where the agency's mailbox hands over what comes in, each mail as it is (RFC 822). Nothing unless it is configured. */
export async function inboundMailRoutes(app: FastifyInstance, { database, secret }: Options) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request: FastifyRequest, payload: IncomingMessage) =>
    receiveMail(payload).catch(() => {
      throw new RequestError(400, 'the mail did not arrive in full');
    }),
  );
  app.post<{ Params: { secret: string }; Body: ReceivedMail | undefined }>(
    '/inbound-mail/:secret',
    {
      // Before anything is read: whoever does not know the secret finds nothing here.
      onRequest: async ({ params }) => {
        if (!secret || !isSecret(params.secret, secret)) throw nothingHere();
      },
    },
    async ({ body, log }, reply) => {
      if (!body?.bytes.length) throw new RequestError(400, 'a mail is missing');
      const outcome = await receiveReply(database, body);
      log.info({ outcome }, 'a mail came in');
      // The same for every mail: a sender that gets an error would send it again and again.
      return reply.header('cache-control', 'no-store').code(204).send();
    },
  );
}

/** A mail that is too large is received to its end, or its sender would try again. */
async function receiveMail(payload: IncomingMessage): Promise<ReceivedMail> {
  const hash = createHash('sha256');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of payload) {
    if (size < MAX_BYTES) chunks.push(chunk);
    size += chunk.length;
    hash.update(chunk);
  }
  const bytes = Buffer.concat(chunks).subarray(0, MAX_BYTES);
  return { bytes, isTooLarge: size > MAX_BYTES, hash: hash.digest('base64url') };
}
