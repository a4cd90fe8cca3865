import type { FastifyInstance } from 'fastify';
import type { Site } from '#app/site.ts';
import { translations } from '#content/languages.ts';
import { examplesPath } from '#facts/plans.ts';
import { agentList, providerLists } from '#words/directory.ts';
import { comparedPlans } from '#words/plans.ts';
import { openDataHref } from '#words/resources.ts';
import { ENGLISH, pathIn } from './languages.ts';

/** Of each plan, before one page had the examples of all. */
const exampleMoves = comparedPlans.flatMap(({ id }): [string, string][] => [
  [`/documents/${id}-what-would-i-pay.pdf`, examplesPath(id)],
  ...[ENGLISH, ...translations].map((code): [string, string] => [
    pathIn(code, `/plan/${id}/what-would-i-pay`),
    pathIn(code, examplesPath(id)),
  ]),
]);

/** Pages that the site no longer has, and where their readers find the rest of it. */
const MOVED: Record<string, string> = {
  ...Object.fromEntries(exampleMoves),
  '/api/docs': '/resources#programs',
  ...Object.fromEntries(
    [ENGLISH, ...translations].map((code) => [pathIn(code, '/status'), pathIn(code, '/contact')]),
  ),
};

const files = [...providerLists, agentList].map(({ file }) => openDataHref(file, 'json')).join(', ');
const fhir = `FHIR is no longer offered. The same lists are open data: ${files}`;
/** What programs are told that still ask for an interface that was removed in November 2026. */
const GONE = {
  '/fhir': fhir,
  '/fhir/*': fhir,
  '/api/openapi.json':
    'The OpenAPI document is no longer offered. /resources describes the open data and the blog API.',
};

const CACHED = { 'cache-control': 'public, no-cache' };

export async function removedUrls(app: FastifyInstance, { cardOf }: { cardOf: Site['shareCard'] }) {
  // Cards of places, drawn when they were asked for: pages shared before still name them.
  app.get('/cards/*', (_request, reply) => reply.headers(CACHED).redirect(cardOf('/provider').src, 301));
  for (const [path, target] of Object.entries(MOVED))
    app.get(path, (_request, reply) => reply.headers(CACHED).redirect(target, 301));
  for (const [path, message] of Object.entries(GONE)) {
    const answer = { statusCode: 410, error: 'Gone', message };
    // Before the body is read, as on every path that takes none.
    app.all(
      path,
      { onRequest: async (_request, reply) => reply.code(410).headers(CACHED).send(answer) },
      () => {},
    );
  }
}
