import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { statusOf } from '../../answer-error.ts';
import type { Page } from '../../pages/page.ts';
import type { RenderQueue } from '../../pages/render-queue.ts';
import { sendPage } from '../../pages/send-page.ts';
import { RequestError } from '../../request-error.ts';
import { openToOtherSites } from '../api-docs/public-api.ts';
import { FHIR_JSON } from './codes.ts';
import type { FhirService, FhirSources } from './fhir-service.ts';

const URLENCODED = 'application/x-www-form-urlencoded';
const MOST_BODY_BYTES = 8 * 1024;
const RETRY_AFTER_SECONDS = 5;
const FORMATS = ['json', 'text/json', 'application/json', 'application/fhir+json'];
/** What the standard calls the reason of a refusal. */
const ISSUES: Record<number, string> = {
  400: 'invalid',
  404: 'not-found',
  405: 'not-supported',
  406: 'not-supported',
  410: 'deleted',
  413: 'too-long',
  415: 'not-supported',
  503: 'throttled',
};

type Params = Record<'type' | 'id', string>;

/**
 * The directory by the standard FHIR R4, to be read only. What answers is loaded with the first request, since most
 * sites are asked by people long before a program comes.
 */
export async function fhirRoutes(
  app: FastifyInstance,
  { renderQueue, ...sources }: FhirSources & { renderQueue: RenderQueue },
) {
  let loading: Promise<FhirService> | undefined;
  const load = () => {
    loading ??= import('./fhir-service.ts').then(({ createFhirService }) => createFhirService(sources));
    return loading;
  };
  openToOtherSites(app);
  // A program uses no feature of the browser.
  app.addHook('onRequest', async (_request, reply) => {
    reply.removeHeader('permissions-policy');
  });
  app.setErrorHandler(answerRefusal);
  app.addContentTypeParser(
    URLENCODED,
    { parseAs: 'string', bodyLimit: MOST_BODY_BYTES },
    (_request, body, done) => done(null, body),
  );

  app.get('/fhir/metadata', async (request, reply) => {
    const asked = readAsked(request, queryOf(request));
    return send((await load()).metadata(asked), request, reply);
  });
  app.get<{ Params: Params }>('/fhir/:type', (request, reply) => search(request, reply, queryOf(request)));
  app.post<{ Params: Params; Body: string | undefined }>('/fhir/:type/_search', (request, reply) => {
    const parameters = queryOf(request);
    for (const [name, value] of new URLSearchParams(request.body ?? '')) parameters.append(name, value);
    return search(request, reply, parameters);
  });
  app.get<{ Params: Params }>('/fhir/:type/:id', async (request, reply) => {
    const { type, id } = request.params;
    const asked = readAsked(request, queryOf(request));
    return send((await load()).read(type, id, asked), request, reply);
  });
  for (const url of ['/fhir', '/fhir/*']) app.all(url, { onRequest: answerOther(sources.base) }, () => {});

  async function search(
    request: FastifyRequest<{ Params: Params }>,
    reply: FastifyReply,
    parameters: URLSearchParams,
  ) {
    const asked = readAsked(request, parameters);
    const { known, make } = (await load()).search(request.params.type, parameters, asked);
    // Anyone can invent searches, so they wait in turn, lest visitors wait for them.
    return send(known ?? (await renderQueue.run(request.ip, make)), request, reply);
  }
}

function send(page: Page, request: FastifyRequest, reply: FastifyReply) {
  return sendPage({ page, state: 'pass', ageSeconds: 0 }, request, reply);
}

function queryOf({ raw }: FastifyRequest): URLSearchParams {
  return new URLSearchParams(/\?(.*)$/s.exec(raw.url ?? '')?.[1] ?? '');
}

const FOR_OTHER_SITES = {
  'access-control-allow-methods': 'GET, HEAD, POST',
  'access-control-allow-headers': 'accept, content-type, if-none-match, prefer',
  'access-control-max-age': '86400',
};

/** Before the body is read, as for every address that takes none. */
function answerOther(base: string) {
  return async ({ method }: FastifyRequest, reply: FastifyReply) => {
    if (method === 'OPTIONS') return reply.code(204).headers(FOR_OTHER_SITES).send();
    if (method === 'GET' || method === 'HEAD')
      throw new RequestError(404, `there is nothing at this address; see ${base}/metadata`);
    reply.header('allow', 'GET, HEAD, OPTIONS');
    throw new RequestError(405, `what is here can only be read; see ${base}/metadata`);
  };
}

function readAsked({ headers }: FastifyRequest, parameters: URLSearchParams) {
  const format = parameters.get('_format');
  const accepted = format === null ? (headers.accept ?? '*/*') : format.replace(' ', '+');
  if (!accepted.split(',').some(isOurs))
    throw new RequestError(406, 'we answer in application/fhir+json, in version 4.0 of the standard');
  return {
    isPretty: parameters.get('_pretty') === 'true',
    isStrict: /\bhandling\s*=\s*"?strict/i.test(String(headers.prefer ?? '')),
  };
}

function isOurs(range: string): boolean {
  const [type = '', ...settings] = range
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const version = settings
    .find((setting) => setting.startsWith('fhirversion='))
    ?.slice('fhirversion='.length);
  if (version !== undefined && !/^"?4\.0(\.1)?"?$/.test(version)) return false;
  if (settings.some((setting) => /^q=0(\.0*)?$/.test(setting))) return false;
  return type === '*/*' || type === 'application/*' || FORMATS.includes(type);
}

/** A refusal as the standard has it; of our own mistakes nothing is told. */
function answerRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const status = statusOf(error);
  if (status >= 500 && !(error instanceof RequestError))
    request.log.error({ err: error }, 'a request failed');
  if (status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
  const diagnostics = status < 500 && error instanceof Error ? error.message : undefined;
  const code = ISSUES[status] ?? (status < 500 ? 'processing' : 'exception');
  const issue = [{ severity: 'error', code, ...(diagnostics && { diagnostics }) }];
  return reply
    .code(status)
    .headers({ 'content-type': FHIR_JSON, 'cache-control': 'no-store' })
    .send(JSON.stringify({ resourceType: 'OperationOutcome', issue }));
}
