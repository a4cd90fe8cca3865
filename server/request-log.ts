import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from './config.ts';

const MAX_PATH_LENGTH = 200;

export interface LogDestination {
  write(line: string): void;
}

/** Nothing that could identify a visitor is written: no address, no header, no query, no body. */
const serializers = {
  req: (request: FastifyRequest) => ({ method: request.method, path: pathOf(request) }),
  res: (reply: FastifyReply) => ({ statusCode: reply.statusCode }),
  // Only these: an error of the database carries the values of its row, one of the HTTP parser the bytes it read.
  err: (error: unknown) =>
    error instanceof Error
      ? {
          type: error.name,
          message: error.message,
          stack: error.stack,
          code: 'code' in error ? error.code : undefined,
        }
      : { type: typeof error },
};

export function logOptions(level: Config['logLevel'], stream: LogDestination) {
  return {
    level,
    stream,
    base: { pid: process.pid },
    formatters: { level: (label: string) => ({ level: label }) },
    // Fastify's type asks for the very fields, such as the visitor's address, that must not be written.
    serializers: serializers as unknown as Record<string, (value: unknown) => never>,
  };
}

export function logAnswer(request: FastifyRequest, reply: FastifyReply): void {
  request.log.info(
    {
      method: request.method,
      path: pathOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      cache: reply.cacheState,
    },
    'answered',
  );
}

/** Unique over all processes that write into one log. */
export function createRequestIds(): () => string {
  const prefix = randomBytes(4).toString('hex');
  let count = 0;
  return () => `${prefix}-${(++count).toString(36)}`;
}

/** Collects the lines of one turn of the event loop: a system call for each would cost more than the cached page. */
export function createStdoutLog(): LogDestination {
  let pending = '';
  function flush(): void {
    const lines = pending;
    pending = '';
    if (lines) process.stdout.write(lines);
  }
  process.on('exit', flush);
  // A disk too full for the log must not end the site.
  process.stdout.on('error', () => {});
  return {
    write(line) {
      if (!pending) setImmediate(flush);
      pending += line;
    },
  };
}

/** Without the reference of a complaint, which is half of what opens it, and the secrets of mailbox and aggregator, also misplaced. */
function pathOf({ raw }: FastifyRequest): string {
  const path = (raw.url ?? '').split('?', 1)[0]?.slice(0, MAX_PATH_LENGTH) ?? '';
  return path.replace(/\/(desk\/complaints|inbound-mail|ussd|sms)[^\w-].*/i, '/$1/…');
}
