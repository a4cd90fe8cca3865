import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BuiltDeskPage, DeskFile, DeskFrame, DeskMove, GuestPage } from '#app/desk/desk-page.ts';
import type { Config } from '../../config.ts';
import type { BuiltSite } from '../../pages/built-site.ts';
import { allowInline, formatPolicy, pagePolicy } from '../../pages/content-security-policy.ts';
import { createPage, type Page } from '../../pages/page.ts';
import { DESK_PERMISSIONS_POLICY } from '../../pages/security-headers.ts';
import { sendPage } from '../../pages/send-page.ts';

/** On every answer of the desk. */
export const DESK_HEADERS = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'permissions-policy': DESK_PERMISSIONS_POLICY,
};

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
export function createDeskSender(config: Config, site: BuiltSite) {
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
    { page, name, status, data, isForAll = false }: ShownPage,
    frame: Omit<DeskFrame, 'shell'>,
  ) => {
    const shell = site.deskShellOf(site.app.fileOf(name));
    const headers = {
      ...DESK_HEADERS,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyFor(shell.css, page.isFramed),
      ...(page.isFramed && { 'x-frame-options': 'SAMEORIGIN' }),
    };
    const made = createPage(
      { status, headers, body: page.render(data, { shell, ...frame }) },
      { effort: 'low' },
      pagesForAll.get(name),
    );
    if (isForAll) pagesForAll.set(name, made);
    return sendPage({ page: made, state: 'pass', ageSeconds: 0 }, request, reply);
  };
}

export function isFile(answer: unknown): answer is DeskFile {
  return typeof answer === 'object' && answer !== null && 'file' in answer;
}

export function isMove(answer: unknown): answer is DeskMove {
  return typeof answer === 'object' && answer !== null && 'redirect' in answer;
}

export function sendFile(reply: FastifyReply, { file }: DeskFile): FastifyReply {
  return reply
    .type(`${file.type}; charset=utf-8`)
    .header('content-disposition', `attachment; filename="${file.name.replace(/[^\w.-]/g, '_')}"`)
    .send(file.text);
}
