import { STATUS_CODES } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { allowInline, formatPolicy } from './pages/content-security-policy.ts';
import { ERROR_STYLES, errorPage } from './pages/error-page.ts';
import { RequestError } from './request-error.ts';

const RETRY_AFTER_SECONDS = 5;
const POLICY = formatPolicy(
  allowInline(
    { 'default-src': ["'none'"], 'script-src': [], 'base-uri': ["'none'"], 'frame-ancestors': ["'none'"] },
    { scripts: [], styles: [ERROR_STYLES] },
  ),
);

/** The answer to everything that went wrong: a screen for people, JSON for programs, and nothing internal. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return answerWith(errorPage, error, request, reply);
}

export function answerWith(
  screen: (status: number, address?: string) => string,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const status = statusOf(error);
  if (status >= 500 && !(error instanceof RequestError))
    request.log.error({ err: error }, 'a request failed');
  reply.code(status).header('cache-control', 'no-store');
  if (status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
  if (wantsJson(request)) {
    const message = status < 500 && error instanceof Error ? error.message : undefined;
    const errors = error instanceof RequestError ? error.errors : undefined;
    return reply.send({ statusCode: status, error: STATUS_CODES[status], message, errors });
  }
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', POLICY)
    .send(screen(status, request.raw.url));
}

export function statusOf(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return status >= 400 && status < 600 ? status : 500;
}

function wantsJson({ raw, headers }: FastifyRequest): boolean {
  const accepted = headers.accept ?? '';
  return raw.url?.startsWith('/api/') || (accepted.includes('json') && !/text\/html|\*\/\*/.test(accepted));
}
