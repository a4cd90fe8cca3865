import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { DOCUMENT_HEADERS } from './pages/security-headers.ts';

const LASTING = 'public, max-age=31536000, immutable';
const FOR_A_DAY = 'public, max-age=86400';
/** Hidden, or a copy of the file beside it. */
const NOT_SERVED = /\/\.|\.(?:br|gz)$/;

/**
 * The built files, as they lie there at the start: there is no folder to list, nothing hidden to reach, and an address
 * that is no file goes on to the pages. What the build has compressed is sent as it lies on the disk. A route for each
 * file took a tenth of the start.
 */
export async function serveAssets(app: FastifyInstance, { clientDir }: { clientDir: string }): Promise<void> {
  const paths = listPaths(clientDir);
  await app.register(fastifyStatic, {
    root: clientDir,
    serve: false,
    index: false,
    dotfiles: 'deny',
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const isHashed = path.startsWith(`${clientDir}${sep}assets${sep}`);
      reply.header('cache-control', isHashed ? LASTING : FOR_A_DAY);
      // A page has dozens of hashed files, none of them a document: these headers were 22 KB of the home page's first
      // load. The others may be opened by themselves, but a picture or a PDF uses no feature of the browser.
      for (const name of isHashed ? DOCUMENT_HEADERS : ['permissions-policy']) reply.removeHeader(name);
    },
  });
  app.addHook('onRequest', (request, reply, done) => {
    const [path = ''] = request.url.split('?', 1);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead && paths.has(path)) reply.sendFile(path);
    else done();
  });
}

function listPaths(clientDir: string): Set<string> {
  const paths = readdirSync(clientDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(clientDir.length).replaceAll(sep, '/'));
  return new Set(paths.filter((path) => !NOT_SERVED.test(path)));
}
