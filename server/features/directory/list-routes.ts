import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Directory } from '#app/site.ts';
import type { ListId } from '#content/schema/directory.ts';
import type { PublishedFacts } from '#facts/published.ts';
import { agentList, providerLists } from '#words/directory.ts';
import { openDataHref, resources } from '#words/resources.ts';
import { drawEdition } from '../../documents/serve-documents.ts';
import { ENGLISH } from '../../languages.ts';
import type { BuiltSite } from '../../pages/built-site.ts';
import { type Answer, createPage, type Page } from '../../pages/page.ts';
import type { PageCache } from '../../pages/page-cache.ts';
import { sendPage } from '../../pages/send-page.ts';
import { moduleFile } from '../../project-root.ts';
import { runInWorker } from '../../worker-process.ts';
import type { ContentService } from '../content/content-service.ts';
import { type DirectoryService, toOpenCsv, toOpenJson } from './directory-service.ts';
import { type ListDocumentId, listDocuments } from './documents/directory-documents.ts';
import type { ListDocument } from './documents/list-document.ts';

const LASTING = 'public, max-age=31536000, immutable';
/** To be asked for anew each time: who takes the newest list must get the newest. */
const NEWEST = 'public, no-cache';
const WORKER = moduleFile('server/features/directory/documents/document-worker');
const WORKER_LIMITS = { ms: 30_000, memoryMb: 256 };

interface ListOptions {
  directory: DirectoryService;
  cache: PageCache;
  content: Pick<ContentService, 'facts'>;
  site: Pick<BuiltSite, 'documentsFile'>;
}

/** The lists as CSV, JSON and PDF. Our pages ask for the JSON by its hash, and browsers keep it. */
export async function listRoutes(app: FastifyInstance, { directory, cache, content, site }: ListOptions) {
  for (const { id, file } of [...providerLists, agentList]) {
    const csvHref = openDataHref(file, 'csv');
    app.get(csvHref, (request, reply) => {
      const make = () => answer('text/csv; charset=utf-8', toOpenCsv(...find(directory.current(), id)));
      return serve(csvHref, async () => make(), request, reply);
    });
    const jsonHref = openDataHref(file, 'json');
    app.get(jsonHref, (request, reply) => {
      const current = directory.current();
      const isVersion = id !== 'agents' && request.url === current.listHrefs[id];
      const make = () =>
        answer(
          'application/json; charset=utf-8',
          toOpenJson(...find(isVersion ? current : directory.current(), id)),
          isVersion ? LASTING : NEWEST,
        );
      return serve(isVersion ? request.url : jsonHref, async () => make(), request, reply);
    });
  }

  for (const { id, href } of resources) {
    if (!(id in listDocuments)) continue;
    const draw = createDrawer(id as ListDocumentId, site.documentsFile(ENGLISH));
    const make = async () => answer('application/pdf', await draw(directory.current(), content.facts()));
    app.get(href, (request, reply) => serve(href, make, request, reply, 'low'));
  }

  function serve(
    key: string,
    make: () => Promise<Answer>,
    request: FastifyRequest,
    reply: FastifyReply,
    effort: 'low' | 'high' = 'high',
  ) {
    // A list uses no feature of the browser.
    reply.removeHeader('permissions-policy');
    const render = async (previous?: Page) => createPage(await make(), { effort }, previous);
    const served = cache.serve(key, render, undefined, 'page');
    return sendPage(served, request, reply);
  }
}

function find(directory: Directory, id: ListId): Parameters<typeof toOpenJson> {
  const list = directory.providerLists.find((known) => known.id === id);
  return list ? [list, directory.records[list.id]] : [directory.agentList, directory.agents];
}

function answer(type: string, body: Answer['body'], caching = NEWEST): Answer {
  return { status: 200, headers: { 'content-type': type, 'cache-control': caching }, body };
}

/**
 * Pages are made anew every minute and after every post, but a document only when the lists have changed, or the phone
 * lines that it names, which the module in the file knows.
 */
function createDrawer(id: ListDocumentId, file: string) {
  let latest: { directory: Directory; facts: string; bytes: Promise<Buffer> } | undefined;
  return (directory: Directory, published: PublishedFacts | undefined): Promise<Buffer> => {
    const facts = JSON.stringify(published ?? {});
    if (latest?.directory === directory && latest.facts === facts) return latest.bytes;
    const { providerLists, records } = directory;
    const bytes = published
      ? drawEdition({ file, facts: published, list: { id, directory: { providerLists, records } } })
      : drawInWorker(listDocuments[id](directory));
    latest = { directory, facts, bytes };
    bytes.catch(() => {
      if (latest?.bytes === bytes) latest = undefined;
    });
    return bytes;
  };
}

/** In a process of its own, since it takes a second in which nobody else would be answered. */
export function drawInWorker(document: ListDocument): Promise<Buffer> {
  return runInWorker<Buffer>(WORKER, document, WORKER_LIMITS);
}
