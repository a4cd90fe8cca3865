import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Desk } from '#app/desk/desk.ts';
import type {
  BuiltDeskPage,
  DeskAnswer,
  DeskFile,
  DeskFrame,
  DeskMove,
  DeskPreview,
  DeskRequest,
  GuestPage,
  SessionOver,
} from '#app/desk/desk-page.ts';
import type { Person } from '#domain/desk/roles.ts';
import { mayOpen } from '#domain/desk/roles.ts';
import { answerWith } from '../../answer-error.ts';
import type { Config } from '../../config.ts';
import { giveTimeForSize } from '../../connections.ts';
import type { Database } from '../../database/schema.ts';
import type { BuiltSite } from '../../pages/built-site.ts';
import { allowInline, formatPolicy, pagePolicy } from '../../pages/content-security-policy.ts';
import { deskErrorPage, errorPage } from '../../pages/error-page.ts';
import { createPage, type Page } from '../../pages/page.ts';
import { splitUrl } from '../../pages/page-router.ts';
import { isRead, type PageHandlers, refuseMethod } from '../../pages/page-routes.ts';
import { DESK_PERMISSIONS_POLICY } from '../../pages/security-headers.ts';
import { sendPage } from '../../pages/send-page.ts';
import { requireOwnPage } from '../../refuse-other-sites.ts';
import { clientSignal, RequestError } from '../../request-error.ts';
import { createSemaphore } from '../../semaphore.ts';
import { LIMIT_WINDOW_MS, type VisitorCount, visitorOf } from '../../visitors/visitor-limit.ts';
import { type Form, fieldsOf, readForm } from '../form/read-form.ts';
import { createRefusalLog, NOT_SIGNED_IN, recordAction } from './audit-repository.ts';
import { createDeskCookies } from './desk-cookies.ts';
import { hasPeople } from './people-repository.ts';
import { hashToken, readSession } from './session-repository.ts';
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

/** On every answer of the desk. */
const DESK_HEADERS = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'permissions-policy': DESK_PERMISSIONS_POLICY,
};

/** Room for the longest post, and for more fields than any form of the desk has. */
const FORM = { bytes: 1024 * 1024, fields: 1000 };
const FORM_WITH_FILES = { ...FORM, bytes: 6 * 1024 * 1024 };
/** What guests may send from one address in ten minutes: a whole office signs in, nobody tries a thousand tokens. */
const MOST_GUEST_TRIES = 120;
/** Anyone can send a form without a session: of how many from one address, and up to which size, the text is kept. */
const MOST_GUEST_FORMS = 20;
const GUEST_FORM = { bytes: 64 * 1024, fields: 100, files: 'skip' } as const;
const GUEST_FORM_QUEUE = { atOnce: 1, waitLimitMs: 10_000, mostWaiting: 10, mostOfOne: 3 };

/** The staff's part of the site, to be registered at /desk. Its pages are made for one person at a time and never kept. */
export async function deskPlugin(app: FastifyInstance, options: DeskOptions) {
  const { config, database, site, desk, visits, notFound } = options;
  const { publicUrl } = config;
  const cookies = createDeskCookies(publicUrl);
  const send = createDeskSender(config, site);
  const recordRefusal = createRefusalLog(database, app.log);
  const guestForms = createSemaphore(GUEST_FORM_QUEUE);
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
    const { person } = request;
    if (person)
      return visit(request, reply, person, name, async (page, deskRequest) => {
        const loaded = await page.load(deskRequest);
        // What a form exports is recorded by its service, with how much it was.
        if (isFile(loaded))
          await recordAction(database, person, { action: 'file.export', subject: loaded.file.name });
        if (loaded === undefined || isFile(loaded) || isMove(loaded) || isPreview(loaded)) return loaded;
        return { status: 200, data: loaded };
      });
    if (cookies.read(request, 'desk')) cookies.clear(reply, 'desk');
    const isFromElsewhere = request.headers['sec-fetch-site'] === 'cross-site';
    const fromElsewhere = isFromElsewhere ? request.raw.url : undefined;
    return showGuestPage(request, reply, 'sign-in', 401, { fromElsewhere });
  }

  async function post(request: FastifyRequest, reply: FastifyReply, name?: string) {
    if (!request.person) return offerToSendAgain(request, reply, name);
    return visit(request, reply, request.person, name, async (page, deskRequest) => {
      if (!page.post) throw new RequestError(405, 'this page takes no forms');
      if (page.takesFiles) giveTimeForSize(request.raw);
      const form = await readForm(request.raw, { ...limitsOf(page), files: 'keep' });
      requireOwnFields(form.entries);
      const files = Object.fromEntries(form.files);
      const fields = fieldsOf({
        ...form,
        entries: form.entries.map(([name, value]) => [name, withoutNul(value)]),
      });
      return page.post({ ...deskRequest, fields, files, signal: clientSignal(reply) });
    });
  }

  /** Sends what a page answers, if there is one and this person may open it. */
  async function visit(
    request: FastifyRequest,
    reply: FastifyReply,
    person: Person,
    name: string | undefined,
    ask: (
      page: BuiltDeskPage,
      deskRequest: DeskRequest,
    ) => Promise<DeskAnswer<unknown> | DeskPreview | undefined>,
  ) {
    const [path, search] = splitUrl(request.raw.url ?? '');
    const params = request.params as Record<string, string>;
    const deskRequest: DeskRequest = {
      path,
      params,
      query: new URLSearchParams(
        [...new URLSearchParams(search)].map(([name, value]) => [name, withoutNul(value)]),
      ),
      person,
      session: hashToken(cookies.read(request, 'desk') ?? ''),
      desk,
    };
    const refuse = (status: number) =>
      showGuestPage(
        request,
        reply,
        'refused',
        status,
        { status, isForm: request.method === 'POST' },
        deskRequest,
      );
    if (name === undefined || !canBeLookedUp(params)) return refuse(404);
    const page = await site.app.loadDeskPage(name);
    if (!mayOpen(person.role, page.roles)) {
      // Without what stands for a post or a message: the part of the desk tells enough.
      await recordRefusal('refused.page', person, path.split('/').slice(0, 3).join('/'));
      return refuse(403);
    }
    const answer = await ask(page, deskRequest);
    if (answer === undefined) return refuse(404);
    if (isFile(answer)) return sendFile(reply, answer);
    if (isPreview(answer)) return sendPreview(request, reply, answer);
    if (isMove(answer)) {
      if (answer.endsSession) cookies.clearSession(reply);
      if (answer.notice) cookies.setNotice(reply, answer.notice);
      return reply.code(303).header('location', answer.redirect).send();
    }
    const { status, data, notice = cookies.takeNotice(request, reply) } = answer;
    const frame = { request: deskRequest, notice, isRefused: status >= 400 };
    return send(request, reply, { page, name, status, data }, frame);
  }

  /** Whoever worked for so long that the session is over loses nothing of it. */
  async function offerToSendAgain(request: FastifyRequest, reply: FastifyReply, name?: string) {
    const { url = '' } = request.raw;
    const visitor = visitorOf(request.ip);
    const page = name === undefined ? undefined : await site.app.loadDeskPage(name);
    const { current } = await visits.add(`desk-form:${visitor}`, LIMIT_WINDOW_MS);
    const form = page?.post && current <= MOST_GUEST_FORMS ? await readGuestForm(request) : undefined;
    const fields = form?.entries.map(([name, value]) => ({ name, value }));
    const data: SessionOver = { action: url, fields, hasFiles: form?.hasFiles ?? false };
    return guestForms.run(() => showGuestPage(request, reply, 'session-over', 401, data), visitor);
  }

  async function showGuestPage(
    request: FastifyRequest,
    reply: FastifyReply,
    guestPage: string,
    status: number,
    data: unknown,
    deskRequest?: DeskRequest,
  ) {
    const name = `desk/guest/${guestPage}`;
    const page = await site.app.loadGuestPage(name);
    const notice = cookies.takeNotice(request, reply);
    const isForAll = guestPage === 'sign-in' && notice === undefined;
    const shown = { page, name, status, data, isForAll };
    return send(request, reply, shown, { request: deskRequest, notice });
  }
}

interface ShownPage {
  page: BuiltDeskPage<GuestPage>;
  /** Of its module, as in the list of routes. */
  name: string;
  status: number;
  data: unknown;
  /** The same for every guest, however many come: it is compressed once. */
  isForAll?: boolean;
}

/** Sends pages that are made for one person and kept nowhere. */
function createDeskSender(config: Config, site: BuiltSite) {
  const emailService = { ...config.emailService, origin: undefined };
  const policy = {
    ...pagePolicy({ ...config, analyticsId: undefined, chat: undefined, emailService }),
    'frame-src': ["'self'"],
  };
  const framedPolicy = { ...policy, 'script-src': ["'none'"], 'frame-ancestors': ["'self'"] };
  const policies = new Map<string, string>();
  const pagesForAll = new Map<string, Page>();

  function policyFor(css: string, isFramed: boolean | undefined): string {
    const key = `${isFramed} ${css}`;
    const known =
      policies.get(key) ??
      formatPolicy(allowInline(isFramed ? framedPolicy : policy, { scripts: [], styles: [css] }));
    policies.set(key, known);
    return known;
  }

  return (
    request: FastifyRequest,
    reply: FastifyReply,
    { page, name, status, data, isForAll }: ShownPage,
    frame: Omit<DeskFrame, 'shell'>,
  ) => {
    const shell = site.deskShellOf(site.app.fileOf(name));
    const headers = {
      ...DESK_HEADERS,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyFor(shell.css, page.isFramed),
      ...(page.isFramed && { 'x-frame-options': 'SAMEORIGIN' }),
    };
    const body = page.render(data, { shell, ...frame });
    const made = createPage({ status, headers, body }, { effort: 'low' }, pagesForAll.get(name));
    if (isForAll) pagesForAll.set(name, made);
    return sendPage({ page: made, state: 'pass', ageSeconds: 0 }, request, reply);
  };
}

function isFile(answer: unknown): answer is DeskFile {
  return typeof answer === 'object' && answer !== null && 'file' in answer;
}

function isMove(answer: unknown): answer is DeskMove {
  return typeof answer === 'object' && answer !== null && 'redirect' in answer;
}

function isPreview(answer: unknown): answer is DeskPreview {
  return typeof answer === 'object' && answer !== null && 'shown' in answer;
}

/** With the policy of its page, but kept nowhere. */
function sendPreview(request: FastifyRequest, reply: FastifyReply, { shown }: DeskPreview) {
  const page = createPage({ ...shown, headers: { ...shown.headers, ...DESK_HEADERS } }, { effort: 'low' });
  return sendPage({ page, state: 'pass', ageSeconds: 0 }, request, reply);
}

function sendFile(reply: FastifyReply, { file }: DeskFile): FastifyReply {
  return reply
    .type(`${file.type}; charset=utf-8`)
    .header('content-disposition', `attachment; filename="${file.name.replace(/[^\w.-]/g, '_')}"`)
    .send(file.text);
}

/** No form of ours has a field twice, or one that is called as what every object has. */
function requireOwnFields(entries: readonly [name: string, value: string][]): void {
  const names = new Set(entries.map(([name]) => name));
  if (names.size < entries.length || [...names].some((name) => name in Object.prototype))
    throw new RequestError(400, 'the form has fields that our pages do not send');
}

/** PostgreSQL takes no such character, and nobody types it. */
const withoutNul = (text: string) => text.replaceAll('\0', '');

/** Not an empty parameter, and not what no database can look for. */
function canBeLookedUp(params: Record<string, string>): boolean {
  return Object.values(params).every((value) => value !== '' && !value.includes('\0'));
}

/** Undefined if it is too large. */
async function readGuestForm(request: FastifyRequest): Promise<Form | undefined> {
  try {
    return await readForm(request.raw, GUEST_FORM);
  } catch (error) {
    if (error instanceof RequestError && error.statusCode === 413) return undefined;
    throw error;
  }
}

function limitsOf({ takesFiles }: BuiltDeskPage) {
  return takesFiles ? FORM_WITH_FILES : FORM;
}
