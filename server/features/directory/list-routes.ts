import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Directory } from '#app/site.ts';
import type { ListId, ProviderListId } from '#content/schema/directory.ts';
import type { PublishedFacts } from '#facts/published.ts';
import { agentList, providerLists } from '#words/directory.ts';
import { openDataHref, resources } from '#words/resources.ts';
import { drawEdition } from '../../documents/serve-documents.ts';
import { ENGLISH } from '../../languages.ts';
import type { BuiltSite } from '../../pages/built-site.ts';
import { type Answer, createPage } from '../../pages/page.ts';
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
/** The number of a list's version, and a hash of the file. */
const VERSION = /^(\d{1,9})-[0-9a-f]{10}$/;
const WORKER = moduleFile('server/features/directory/documents/document-worker');
const WORKER_LIMITS = { ms: 30_000, memoryMb: 256 };

const querystring = z.object({ v: z.string().regex(VERSION).optional().catch(undefined) });

interface ListOptions {
  directory: DirectoryService;
  cache: PageCache;
  content: Pick<ContentService, 'facts'>;
  site: Pick<BuiltSite, 'documentsFile'>;
}

/** The lists as CSV, JSON and PDF. Our pages ask for a version of the JSON, which never changes. */
export async function listRoutes(app: FastifyInstance, { directory, cache, content, site }: ListOptions) {
  for (const { id, file } of [...providerLists, agentList]) {
    const csvHref = openDataHref(file, 'csv');
    app.get(csvHref, (request, reply) =>
      serve(csvHref, async () => csvAnswer(directory.current(), id), request, reply),
    );
    const href = openDataHref(file, 'json');
    app.get<{ Querystring: z.infer<typeof querystring> }>(
      href,
      { schema: { querystring } },
      (request, reply) => {
        const { v } = request.query;
        const newest = async () => jsonAnswer(directory.current(), id, NEWEST);
        if (id === 'agents' || v === undefined) return serve(href, newest, request, reply);
        const url = `${href}?v=${v}`;
        const isCurrent = directory.current().listHrefs[id] === url;
        const make = () => versionAnswer(id, url, v);
        return serve(url, make, request, reply, { partition: isCurrent ? 'page' : 'query' });
      },
    );
  }

  for (const { id, href } of resources) {
    if (!(id in listDocuments)) continue;
    const draw = createDrawer(id as ListDocumentId, site.documentsFile(ENGLISH));
    const make = async () =>
      answer('application/pdf', await draw(directory.current(), content.facts()), NEWEST);
    app.get(href, (request, reply) => serve(href, make, request, reply, { effort: 'low' }));
  }

  async function versionAnswer(id: ProviderListId, url: string, v: string): Promise<Answer> {
    const current = directory.current();
    if (current.listHrefs[id] === url) return jsonAnswer(current, id, LASTING);
    const earlier = await directory.withVersion(id, Number(VERSION.exec(v)?.[1]));
    return earlier?.listHrefs[id] === url
      ? jsonAnswer(earlier, id, LASTING)
      : jsonAnswer(current, id, NEWEST);
  }

  function serve(
    key: string,
    make: () => Promise<Answer>,
    request: FastifyRequest,
    reply: FastifyReply,
    { partition = 'page', effort = 'high' }: { partition?: 'page' | 'query'; effort?: 'low' | 'high' } = {},
  ) {
    // A list uses no feature of the browser.
    reply.removeHeader('permissions-policy');
    const visitor = partition === 'query' ? request.ip : undefined;
    const served = cache.serve(
      key,
      async (previous) => createPage(await make(), { effort }, previous),
      visitor,
      partition,
    );
    return sendPage(served, request, reply);
  }
}

function csvAnswer(directory: Directory, id: ListId): Answer {
  return answer('text/csv; charset=utf-8', toOpenCsv(...find(directory, id)), NEWEST);
}

function jsonAnswer(directory: Directory, id: ListId, caching: string): Answer {
  return answer('application/json; charset=utf-8', toOpenJson(...find(directory, id)), caching);
}

function find(directory: Directory, id: ListId): Parameters<typeof toOpenJson> {
  const list = directory.providerLists.find((known) => known.id === id);
  return list ? [list, directory.records[list.id]] : [directory.agentList, directory.agents];
}

function answer(type: string, body: Answer['body'], caching: string): Answer {
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
