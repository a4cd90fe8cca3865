import { sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const HASHED_CACHING = 'public, max-age=31536000, immutable';
const OTHER_CACHING = 'public, max-age=86400';

/**
 * The built files, each as a route of its own: there is no folder to list, nothing hidden to reach, and an address
 * that is no file falls through to the pages. What the build has compressed is sent as it lies on the disk.
 */
export async function assetRoutes(app: FastifyInstance, { clientDir }: { clientDir: string }) {
  await app.register(fastifyStatic, {
    root: clientDir,
    wildcard: false,
    globIgnore: ['**/*.br', '**/*.gz'],
    index: false,
    dotfiles: 'deny',
    preCompressed: true,
    cacheControl: false,
    decorateReply: false,
    setHeaders(reply, path) {
      const hashed = path.startsWith(`${clientDir}${sep}assets${sep}`);
      reply.header('cache-control', hashed ? HASHED_CACHING : OTHER_CACHING);
      // It tells what a document may do; on each of a page's files it would only cost bytes.
      reply.removeHeader('permissions-policy');
    },
  });
}
