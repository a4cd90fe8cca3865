import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Desk, Person } from '#app/desk/desk.ts';
import type { BuiltDeskPage, DeskAnswer, DeskFile, DeskRequest } from '#app/desk/desk-page.ts';
import { mayOpen } from '#domain/desk/roles.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/schema.ts';
import type { BuiltSite } from '../../pages/built-site.ts';
import { allowInline, formatPolicy, pagePolicy } from '../../pages/content-security-policy.ts';
import { readCookies } from '../../read-cookies.ts';
import { RequestError } from '../../request-error.ts';
import { endSession, readSession } from './session-repository.ts';

interface DeskOptions {
  config: Config;
  database: Database;
  site: BuiltSite;
  desk: Desk;
}

const BODY_LIMIT_BYTES = 6 * 1024 * 1024;
const SESSION_COOKIE = 'desk';
const NOTICE_COOKIE = 'desk-notice';

/** The staff's part of the site. Its pages are made for one person at a time and are never kept. */
export async function deskRoutes(app: FastifyInstance, { config, database, site, desk }: DeskOptions) {
  const { publicUrl } = config;
  const cookieEnd = `; Path=/desk; HttpOnly; SameSite=Strict${publicUrl.startsWith('https:') ? '; Secure' : ''}`;
  const routes = site.app.deskRoutes.map((route) => ({ ...route, parts: route.path.slice(1).split('/') }));

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES }, (_request, body, done) =>
    done(null, body),
  );
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
  });
  app.get('/desk', read);
  app.get('/desk/*', read);
  app.post('/desk', { bodyLimit: BODY_LIMIT_BYTES, onRequest: requireOwnPage }, post);
  app.post('/desk/*', { bodyLimit: BODY_LIMIT_BYTES, onRequest: requireOwnPage }, post);
  app.post('/desk/sign-out', { onRequest: requireOwnPage }, async (request, reply) => {
    await endSession(database, readCookies(request.headers.cookie)[SESSION_COOKIE] ?? '');
    return reply
      .code(303)
      .headers({ 'set-cookie': `${SESSION_COOKIE}=; Max-Age=0${cookieEnd}`, location: '/desk' })
      .send();
  });

  async function requireOwnPage({ headers }: FastifyRequest): Promise<void> {
    const isOwn = headers['sec-fetch-site']
      ? headers['sec-fetch-site'] === 'same-origin'
      : headers.origin === publicUrl;
    if (!isOwn) throw new RequestError(403, 'only pages of the desk may send this');
  }

  async function read(request: FastifyRequest, reply: FastifyReply) {
    const { page, name, deskRequest } = await open(request);
    const loaded = await page.load(deskRequest);
    if (loaded === undefined) return reply.callNotFound();
    if (isFile(loaded)) return sendFile(reply, loaded);
    return sendPage(reply, { page, name, deskRequest }, 200, loaded, readNotice(request, reply));
  }

  async function post(request: FastifyRequest, reply: FastifyReply) {
    const { page, name, deskRequest } = await open(request);
    if (!page.post) throw new RequestError(405, 'this page takes no forms');
    const form = await readDeskForm(request);
    const answer: DeskAnswer<unknown> | undefined = await page.post({ ...deskRequest, ...form });
    if (answer === undefined) return reply.callNotFound();
    if (isFile(answer)) return sendFile(reply, answer);
    if ('redirect' in answer) {
      if (answer.notice) setNotice(reply, answer.notice);
      return reply.code(303).header('location', answer.redirect).send();
    }
    return sendPage(reply, { page, name, deskRequest }, answer.status, answer.data);
  }

  async function open(request: FastifyRequest) {
    const person = await readPerson(request);
    if (!person) throw new RequestError(401, 'sign in first');
    const [pathname = '', search = ''] = (request.raw.url ?? '').split('?', 2);
    const found = findRoute(pathname);
    if (!found) throw new RequestError(404, 'there is no such page');
    const page = await site.app.loadDeskPage(found.page);
    if (!mayOpen(person.role, page.roles)) throw new RequestError(403, 'this is not for your role');
    const deskRequest: DeskRequest = {
      path: pathname,
      params: found.params,
      query: new URLSearchParams(search),
      person,
      desk,
      publicUrl,
    };
    return { page, name: found.page, deskRequest };
  }

  async function readPerson(request: FastifyRequest): Promise<Person | undefined> {
    const token = readCookies(request.headers.cookie)[SESSION_COOKIE];
    return token ? readSession(database, token) : undefined;
  }

  function findRoute(pathname: string) {
    const segments = pathname.slice(1).split('/').map(decode);
    for (const { page, parts } of routes) {
      const params: Record<string, string> = {};
      const isMatch =
        parts.length === segments.length &&
        parts.every((part, index) => {
          const segment = segments[index];
          if (!segment) return false;
          if (part.startsWith(':')) params[part.slice(1)] = segment;
          return part.startsWith(':') || part === segment;
        });
      if (isMatch) return { page, params };
    }
    return undefined;
  }

  function sendPage(
    reply: FastifyReply,
    { page, name, deskRequest }: { page: BuiltDeskPage; name: string; deskRequest: DeskRequest },
    status: number,
    data: unknown,
    notice?: string,
  ) {
    const shell = site.deskShellOf(site.app.fileOf(name));
    const policy = allowInline(
      pagePolicy({ ...config, analyticsId: undefined, chat: undefined, emailService: {} as never }),
      { scripts: [], styles: [shell.css] },
    );
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', formatPolicy(policy))
      .send(page.render(data, { shell, request: deskRequest, notice }));
  }

  function setNotice(reply: FastifyReply, notice: string): void {
    reply.header('set-cookie', `${NOTICE_COOKIE}=${encodeURIComponent(notice)}; Max-Age=60${cookieEnd}`);
  }

  function readNotice(request: FastifyRequest, reply: FastifyReply): string | undefined {
    const kept = readCookies(request.headers.cookie)[NOTICE_COOKIE];
    if (!kept) return undefined;
    reply.header('set-cookie', `${NOTICE_COOKIE}=; Max-Age=0${cookieEnd}`);
    return decode(kept);
  }
}

function isFile(answer: unknown): answer is DeskFile {
  return typeof answer === 'object' && answer !== null && 'file' in answer;
}

function sendFile(reply: FastifyReply, { file }: DeskFile) {
  return reply
    .type(`${file.type}; charset=utf-8`)
    .header('content-disposition', `attachment; filename="${file.name}"`)
    .send(file.text);
}

async function readDeskForm({ body, headers }: FastifyRequest) {
  const bytes = new Uint8Array(Buffer.isBuffer(body) ? body : []);
  const fields: Record<string, string> = {};
  const files: Record<string, { name: string; type: string; bytes: Uint8Array }> = {};
  try {
    const form = await new Response(bytes, {
      headers: { 'content-type': headers['content-type'] ?? '' },
    }).formData();
    for (const [name, value] of form) {
      if (typeof value === 'string') fields[name] ??= value;
      else if (value.size > 0)
        files[name] ??= { name: value.name, type: value.type, bytes: await value.bytes() };
    }
  } catch {
    throw new RequestError(400, 'the form cannot be read');
  }
  return { fields, files };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
