import type { FastifyInstance } from 'fastify';
import type { Directory } from '#app/site.ts';
import { resources } from '#words/resources.ts';
import { createPage } from '../../pages/page.ts';
import type { PageCache } from '../../pages/page-cache.ts';
import { sendPage } from '../../pages/send-page.ts';
import { moduleFile } from '../../project-root.ts';
import { runInWorker } from '../../worker-process.ts';
import type { DirectoryService } from './directory-service.ts';
import { type ListDocumentId, listDocuments } from './documents/directory-documents.ts';
import type { ListDocument } from './documents/list-document.ts';

const WORKER = moduleFile('server/features/directory/documents/document-worker');
const LIMITS = { ms: 30_000, memoryMb: 256 };

interface DocumentOptions {
  directory: Pick<DirectoryService, 'current'>;
  cache: PageCache;
}

/** The lists as PDF, drawn once for each version when somebody asks for one. */
export async function documentRoutes(app: FastifyInstance, { directory, cache }: DocumentOptions) {
  for (const { id, href } of resources) {
    if (!isOfLists(id)) continue;
    const draw = createDrawer(id);
    app.get(href, (request, reply) => {
      // A document uses no feature of the browser.
      reply.removeHeader('permissions-policy');
      const served = cache.serve(href, async (previous) =>
        createPage(
          {
            status: 200,
            headers: { 'content-type': 'application/pdf', 'cache-control': 'public, no-cache' },
            body: await draw(directory.current()),
          },
          { effort: 'low' },
          previous,
        ),
      );
      return sendPage(served, request, reply);
    });
  }
}

function isOfLists(id: string): id is ListDocumentId {
  return id in listDocuments;
}

/** Pages are made anew every minute and after every post, but a document only when the lists have changed. */
function createDrawer(id: ListDocumentId) {
  let latest: { directory: Directory; bytes: Promise<Buffer> } | undefined;
  return (directory: Directory): Promise<Buffer> => {
    if (latest?.directory === directory) return latest.bytes;
    const bytes = drawInWorker(listDocuments[id](directory));
    latest = { directory, bytes };
    bytes.catch(() => {
      if (latest?.bytes === bytes) latest = undefined;
    });
    return bytes;
  };
}

/** In a process of its own, since it takes a second in which nobody else would be answered. */
export function drawInWorker(document: ListDocument): Promise<Buffer> {
  return runInWorker<Buffer>(WORKER, document, LIMITS);
}
