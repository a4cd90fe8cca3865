import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Directory } from '#app/site.ts';
import type { ListId, ProviderListId } from '#content/schema/directory.ts';
import { agentList, providerLists } from '#words/directory.ts';
import { openDataHref } from '#words/resources.ts';
import { type Answer, createPage } from '../../pages/page.ts';
import type { PageCache, Partition } from '../../pages/page-cache.ts';
import { sendPage } from '../../pages/send-page.ts';
import type { DirectoryService } from './directory-service.ts';
import { toOpenCsv, toOpenJson } from './open-data.ts';

const LASTING = 'public, max-age=31536000, immutable';
/** To be asked for anew each time: who takes the newest list must get the newest. */
const NEWEST = 'public, no-cache';
/** The number of a list's version, and a hash of the file. */
const VERSION = /^(\d{1,9})-[0-9a-f]{10}$/;

const querystring = z.object({ v: z.string().regex(VERSION).optional().catch(undefined) });

interface OpenDataOptions {
  directory: DirectoryService;
  cache: PageCache;
}

/**
 * The lists as CSV and JSON. Our pages ask for a version, which never changes, also when it is an earlier one; everyone
 * else gets the newest.
 */
export async function openDataRoutes(app: FastifyInstance, { directory, cache }: OpenDataOptions) {
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
        return serve(url, () => versionAnswer(id, url, v), request, reply, isCurrent ? 'page' : 'query');
      },
    );
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
    partition: Partition = 'page',
  ) {
    // A list uses no feature of the browser.
    reply.removeHeader('permissions-policy');
    const visitor = partition === 'query' ? request.ip : undefined;
    const served = cache.serve(
      key,
      async (previous) => createPage(await make(), { effort: 'high' }, previous),
      visitor,
      partition,
    );
    return sendPage(served, request, reply);
  }
}

function csvAnswer(directory: Directory, id: ListId): Answer {
  const { list, rows } = find(directory, id);
  return answer('text/csv', toOpenCsv(list, rows), NEWEST);
}

function jsonAnswer(directory: Directory, id: ListId, caching: string): Answer {
  const { list, rows } = find(directory, id);
  return answer('application/json', toOpenJson(list, rows), caching);
}

function find({ providerLists, agentList, records, agents }: Directory, id: ListId) {
  const list = providerLists.find((known) => known.id === id);
  return list ? { list, rows: records[list.id] } : { list: agentList, rows: agents };
}

function answer(type: string, body: string, caching: string): Answer {
  const headers = { 'content-type': `${type}; charset=utf-8`, 'cache-control': caching };
  return { status: 200, headers, body };
}
