import { sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { DOCUMENT_HEADERS } from './pages/security-headers.ts';

const LASTING = 'public, max-age=31536000, immutable';
const FOR_A_DAY = 'public, max-age=86400';

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
      const isHashed = path.startsWith(`${clientDir}${sep}assets${sep}`);
      reply.header('cache-control', isHashed ? LASTING : FOR_A_DAY);
      // A page has dozens of hashed files, none of them a document: these headers were 22 KB of the home page's first
      // load. The others may be opened by themselves, but a picture or a PDF uses no feature of the browser.
      for (const name of isHashed ? DOCUMENT_HEADERS : ['permissions-policy']) reply.removeHeader(name);
    },
  });
}
