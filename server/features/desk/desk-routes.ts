import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Desk, Person } from '#app/desk/desk.ts';
import type { BuiltDeskPage, DeskAnswer, DeskMove, DeskRequest, SessionOver } from '#app/desk/desk-page.ts';
import { mayOpen } from '#domain/desk/roles.ts';
import { answerWith } from '../../answer-error.ts';
import type { Config } from '../../config.ts';
import { giveTimeForSize } from '../../connections.ts';
import type { Database } from '../../database/schema.ts';
import type { BuiltSite } from '../../pages/built-site.ts';
import { deskErrorPage, errorPage } from '../../pages/error-page.ts';
import { splitUrl } from '../../pages/page-router.ts';
import { isRead, type PageHandlers, refuseMethod } from '../../pages/page-routes.ts';
import { originOf, requireOwnPage } from '../../refuse-other-sites.ts';
import { clientSignal, RequestError } from '../../request-error.ts';
import { LIMIT_WINDOW_MS, type VisitorCount, visitorOf } from '../../visitors/visitor-limit.ts';
import { fieldsOf, readForm } from '../form/read-form.ts';
import { recordAction } from './audit-repository.ts';
import { createDeskCookies } from './desk-cookies.ts';
import { hasPeople } from './people-repository.ts';
import { createRefusalLog, NOT_SIGNED_IN } from './refusal-log.ts';
import { createDeskSender, DESK_HEADERS, isFile, isMove, sendFile } from './send-desk-page.ts';
import { readSession } from './session-repository.ts';
import { signInRoutes } from './sign-in-routes.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who has signed in; undefined for guests of the desk, and outside of it. */
    person: Person | undefined;
  }
}

interface DeskOptions {
  config: Config;
  database: Database;
  site: BuiltSite;
  desk: Desk;
  visits: VisitorCount;
  /** How the site answers where there is no page. */
  notFound: PageHandlers['notFound'];
}

interface Visit {
  request: DeskRequest;
  page: BuiltDeskPage;
  /** Of its module, as in the list of routes. */
  name: string;
}

interface Refusal {
  request: DeskRequest;
  status: 403 | 404;
}

/** Room for the longest post, and for more fields than any form of the desk has. */
const FORM = { bytes: 1024 * 1024, fields: 1000 };
const FORM_WITH_FILES = { ...FORM, bytes: 6 * 1024 * 1024 };
/** What guests may send from one address in ten minutes: a whole office signs in, nobody tries a thousand tokens. */
const MOST_GUEST_TRIES = 120;

/** The staff's part of the site, to be registered at /desk. Its pages are made for one person at a time and never kept. */
export async function deskRoutes(app: FastifyInstance, options: DeskOptions) {
  const { config, database, site, desk, visits, notFound } = options;
  const { publicUrl } = config;
  const cookies = createDeskCookies(publicUrl);
  const send = createDeskSender(config, site);
  const recordRefusal = createRefusalLog(database, app.log);
  let isOpen = false;

  await app.register(cookie);
  app.decorateRequest('person', undefined);
  app.setErrorHandler((error, request, reply) =>
    answerWith(isOpen ? deskErrorPage : errorPage, error, request, reply),
  );
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _body, done) => done(null));
  // All of it before the body is read: strangers make us take in as little as can be.
  app.addHook('onRequest', async (request, reply) => {
    // The whole URL with its host, which no browser sends: pages refuse it too.
    if (!request.raw.url?.startsWith('/')) throw new RequestError(400, 'the address cannot be read');
    isOpen ||= await hasPeople(database);
    if (!isOpen) return notFound(request, reply);
    reply.headers(DESK_HEADERS);
    if (request.method === 'POST') await requireOwn(request);
    const token = cookies.read(request, 'desk');
    request.person = token ? await readSession(database, token) : undefined;
    if (!request.person && (token || request.method === 'POST')) await countTry(request, reply);
    return undefined;
  });
  await app.register(signInRoutes, { database, publicUrl, cookies, showGuestPage, recordRefusal });
  for (const { path, page } of site.app.deskRoutes) {
    const url = path.slice(app.prefix.length);
    app.get(url, (request, reply) => read(request, reply, page));
    app.post(url, (request, reply) => post(request, reply, page));
  }
  app.setNotFoundHandler((request, reply) => {
    if (request.method === 'POST') return post(request, reply);
    return isRead(request) ? read(request, reply) : refuseMethod(request, reply);
  });

  async function requireOwn(request: FastifyRequest): Promise<void> {
    try {
      requireOwnPage(request, publicUrl);
    } catch (error) {
      await recordRefusal('refused.origin', NOT_SIGNED_IN, '/desk');
      throw error;
    }
  }

  async function countTry({ ip }: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { current, ttl } = await visits.add(`desk:${visitorOf(ip)}`, LIMIT_WINDOW_MS);
    if (current <= MOST_GUEST_TRIES) return;
    reply.header('retry-after', Math.ceil(ttl / 1000));
    throw new RequestError(429, 'too many tries came from this address; try again later');
  }

  async function read(request: FastifyRequest, reply: FastifyReply, name?: string) {
    if (!request.person) {
      if (cookies.read(request, 'desk')) cookies.clear(reply, 'desk');
      const isFromElsewhere = request.headers['sec-fetch-site'] === 'cross-site';
      const fromElsewhere = isFromElsewhere ? request.raw.url : undefined;
      return showGuestPage(request, reply, 'sign-in', 401, { fromElsewhere });
    }
    const visit = await open(request, request.person, name);
    if ('status' in visit) return refuse(request, reply, visit);
    const loaded = await visit.page.load(visit.request);
    if (loaded === undefined) return refuse(request, reply, { request: visit.request, status: 404 });
    if (isFile(loaded)) {
      // What a form exports is recorded by its service, with how much it was.
      await recordAction(database, request.person, { action: 'file.export', subject: loaded.file.name });
      return sendFile(reply, loaded);
    }
    if (isMove(loaded)) return move(reply, loaded);
    return show(request, reply, visit, 200, loaded);
  }

  async function post(request: FastifyRequest, reply: FastifyReply, name?: string) {
    if (!request.person) return offerToSendAgain(request, reply, name);
    const visit = await open(request, request.person, name);
    if ('status' in visit) return refuse(request, reply, visit);
    if (!visit.page.post) throw new RequestError(405, 'this page takes no forms');
    if (visit.page.takesFiles) giveTimeForSize(request.raw);
    const form = await readForm(request.raw, { ...limitsOf(visit.page), files: 'keep' });
    const sent = {
      ...visit.request,
      fields: fieldsOf(form),
      files: Object.fromEntries(form.files),
      signal: clientSignal(reply),
    };
    const answer: DeskAnswer<unknown> | undefined = await visit.page.post(sent);
    if (answer === undefined) return refuse(request, reply, { request: visit.request, status: 404 });
    if (isFile(answer)) return sendFile(reply, answer);
    if (isMove(answer)) return move(reply, answer);
    return show(request, reply, visit, answer.status, answer.data, answer.notice);
  }

  function move(reply: FastifyReply, { redirect, notice, endsSession }: DeskMove) {
    if (endsSession) cookies.clearSession(reply);
    if (notice) cookies.setNotice(reply, notice);
    return reply.code(303).header('location', redirect).send();
  }

  /** The page that is asked for, if there is one and this person may open it. */
  async function open(request: FastifyRequest, person: Person, name?: string): Promise<Visit | Refusal> {
    const [path, search] = splitUrl(request.raw.url ?? '');
    const params = request.params as Record<string, string>;
    const page = name !== undefined && canBeLookedUp(params) ? await site.app.loadDeskPage(name) : undefined;
    const deskRequest: DeskRequest = {
      path,
      params,
      query: new URLSearchParams(search),
      person,
      keptTextKey: await desk.account.keptTextKey(person),
      desk,
      publicUrl: originOf(request, publicUrl),
    };
    if (!page || name === undefined) return { request: deskRequest, status: 404 };
    if (!mayOpen(person.role, page.roles)) {
      // Without what stands for a post or a message: the part of the desk tells enough.
      await recordRefusal('refused.page', person, path.split('/').slice(0, 3).join('/'));
      return { request: deskRequest, status: 403 };
    }
    return { request: deskRequest, page, name };
  }

  function show(
    request: FastifyRequest,
    reply: FastifyReply,
    { page, name, request: deskRequest }: Visit,
    status: number,
    data: unknown,
    said?: string,
  ) {
    const notice = said ?? cookies.takeNotice(request, reply);
    const frame = { request: deskRequest, notice, isRefused: status >= 400 };
    return send(request, reply, { page, name, status, data }, frame);
  }

  function refuse(
    request: FastifyRequest,
    reply: FastifyReply,
    { status, request: deskRequest }: Refusal,
  ): Promise<unknown> {
    return showGuestPage(request, reply, 'refused', status, { status }, deskRequest);
  }

  /** Whoever worked for so long that the session is over loses nothing of it. */
  async function offerToSendAgain(request: FastifyRequest, reply: FastifyReply, name?: string) {
    const { url = '' } = request.raw;
    const page = name === undefined ? undefined : await site.app.loadDeskPage(name);
    const form = page?.post && (await readForm(request.raw, { ...limitsOf(page), files: 'skip' }));
    const fields = form?.entries.map(([name, value]) => ({ name, value })) ?? [];
    const data: SessionOver = { action: url, fields, hasFiles: form?.hasFiles ?? false };
    return showGuestPage(request, reply, 'session-over', 401, data);
  }

  async function showGuestPage(
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    status: number,
    data: unknown,
    deskRequest?: DeskRequest,
  ) {
    const path = `desk/guest/${name}`;
    const page = await site.app.loadGuestPage(path);
    const notice = cookies.takeNotice(request, reply);
    const isForAll = name === 'sign-in' && notice === undefined;
    return send(
      request,
      reply,
      { page, name: path, status, data, isForAll },
      { request: deskRequest, notice },
    );
  }
}

/** Not an empty parameter, and not what no database can look for. */
function canBeLookedUp(params: Record<string, string>): boolean {
  return Object.values(params).every((value) => value !== '' && !value.includes('\0'));
}

function limitsOf({ takesFiles }: BuiltDeskPage) {
  return takesFiles ? FORM_WITH_FILES : FORM;
}
