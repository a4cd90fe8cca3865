import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { BuiltSite } from './pages/built-site.ts';
import { isRead } from './pages/page-routes.ts';
import { DOCUMENT_HEADERS } from './pages/security-headers.ts';

const LASTING = 'public, max-age=31536000, immutable';
const FOR_A_DAY = 'public, max-age=86400';
/** Staff may change the prices in a document, and nobody is to read old ones for a day. */
const ASKED_FOR = 'public, no-cache';
/** The folder of files whose names change with their content. */
const HASHED = 'assets';
/** Hidden, or a copy of the file beside it. */
const NOT_SERVED = /\/\.|\.(?:br|gz)$/;

/**
 * The built files, as they lie there at the start: there is no folder to list, nothing hidden to reach, and an address
 * that is no file goes on to the pages. What the build has compressed is sent as it lies on the disk. A route for each
 * file took a tenth of the start. Of earlier builds only the hashed files are served, to pages that are still open.
 */
export async function serveAssets(
  app: FastifyInstance,
  { clientDir, earlierClientDirs }: Pick<BuiltSite, 'clientDir' | 'earlierClientDirs'>,
): Promise<void> {
  const paths = new Set(listPaths(clientDir, ''));
  let earlier: Map<string, string> | undefined;
  const folderOf = (path: string): string | undefined => {
    if (paths.has(path)) return clientDir;
    if (!path.startsWith(`/${HASHED}/`)) return undefined;
    earlier ??= new Map(
      earlierClientDirs().flatMap((folder) => listPaths(folder, HASHED).map((each) => [each, folder])),
    );
    return earlier.get(path);
  };
  await app.register(fastifyStatic, {
    root: clientDir,
    serve: false,
    index: false,
    dotfiles: 'deny',
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const isHashed = basename(dirname(path)) === HASHED;
      reply.header('cache-control', isHashed ? LASTING : path.endsWith('.pdf') ? ASKED_FOR : FOR_A_DAY);
      // A page has dozens of hashed files, none of them a document: these headers were 22 KB of the home page's first
      // load. The others may be opened by themselves, but a picture or a PDF uses no feature of the browser.
      for (const name of isHashed ? DOCUMENT_HEADERS : ['permissions-policy']) reply.removeHeader(name);
    },
  });
  // Within a route a file that has vanished since the start is answered like any that is not there.
  app.get(`/${HASHED}/*`, (_request, reply) => reply.callNotFound());
  app.addHook('onRequest', (request, reply, done) => {
    const [path = ''] = request.url.split('?', 1);
    const folder = isRead(request) ? folderOf(path) : undefined;
    if (folder) reply.sendFile(path, folder);
    else done();
  });
}

function listPaths(clientDir: string, within: string): string[] {
  const folder = join(clientDir, within);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(clientDir.length).replaceAll(sep, '/'))
    .filter((path) => !NOT_SERVED.test(path));
}
