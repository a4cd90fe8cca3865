import { type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { RequestError } from './request-error.ts';

/** A visitor who sends or reads too slowly may not hold a connection for ever. All in milliseconds. */
const LIMITS = {
  /** Until the head of a request has come. */
  headMs: 15_000,
  /** Until the whole of it has come; staff who send files get the time that their size needs. */
  requestMs: 30_000,
  /** For the rest of a body that is not read, after the answer. */
  drainMs: 5_000,
  /** Without a byte in either direction, as when nobody reads what we send. */
  standstillMs: 60_000,
  /** Between two requests on one connection. */
  idleMs: 72_000,
  /** How often all of it is looked at. */
  checkMs: 5_000,
};

export type ConnectionLimits = typeof LIMITS;

/** A form of the desk with files. */
const LARGEST_BODY_BYTES = 6 * 1024 * 1024;
/** 64 kbit/s: what staff send more slowly is given up. */
const SLOWEST_BYTES_PER_MS = 8;
/** What a body that is not read may hold, beyond what has come before the answer. */
const MOST_DRAINED_BYTES = 16 * 1024 * 1024;
const DRAIN_CHECK_MS = 250;

export function limitConnections(changes: Partial<ConnectionLimits> = {}) {
  const { headMs, requestMs, drainMs, standstillMs, idleMs, checkMs } = { ...LIMITS, ...changes };
  return {
    options: {
      connectionTimeout: standstillMs,
      // Node has one limit for all requests, so here is the longest of ours.
      requestTimeout: requestMs + LARGEST_BODY_BYTES / SLOWEST_BYTES_PER_MS,
      keepAliveTimeout: idleMs,
      http: { headersTimeout: headMs, connectionsCheckingInterval: checkMs },
    },
    limitBody: (request: IncomingMessage, response: ServerResponse) =>
      limitBody(request, response, requestMs, drainMs),
  };
}

const moreTime = new WeakMap<IncomingMessage, (ms: number) => void>();

/**
 * Gives up on a body that takes too long. Whoever reads it gets an error and answers it with words; one that is left
 * unread is discarded after the answer, since a connection that is closed at once would take the answer with it.
 */
function limitBody(
  request: IncomingMessage,
  response: ServerResponse,
  requestMs: number,
  drainMs: number,
): void {
  const { headers, socket } = request;
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
  let timer = setTimeout(expire, requestMs);

  function expire(): void {
    if (request.complete || response.headersSent) return;
    if (request.listenerCount('error') > 0)
      request.emit('error', new RequestError(408, 'this took too long'));
    // Nobody reads it yet; an answer may be on its way.
    else timer = setTimeout(expire, requestMs);
  }

  moreTime.set(request, (ms) => {
    clearTimeout(timer);
    timer = setTimeout(expire, requestMs + ms);
  });
  response.once('close', () => clearTimeout(timer));
  response.once('finish', () => {
    // Requests that tests inject do not know whether they are complete.
    if (request.complete !== false) return;
    const end = performance.now() + drainMs;
    const most = socket.bytesRead + MOST_DRAINED_BYTES;
    const watch = setInterval(() => {
      if (performance.now() > end || socket.bytesRead > most) socket.destroy();
      if (request.complete || socket.destroyed) clearInterval(watch);
    }, DRAIN_CHECK_MS);
  });
}

export function giveTimeForSize(request: IncomingMessage): void {
  const bytes = Number(request.headers['content-length'] ?? LARGEST_BODY_BYTES);
  moreTime.get(request)?.(Math.min(bytes, LARGEST_BODY_BYTES) / SLOWEST_BYTES_PER_MS);
}

/** Answers bytes that are no request, which never reach the server's hooks: the status, our headers, and the end. */
export function refuseUnreadable(headers: OutgoingHttpHeaders) {
  const lines = Object.entries({
    ...headers,
    'cache-control': 'no-store',
    connection: 'close',
    'content-length': 0,
  });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    const status = statusOf(error);
    if (error.code !== 'ECONNRESET' && socket.writable)
      socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n`);
    socket.destroy();
  };
}

function statusOf({ code }: NodeJS.ErrnoException): number {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
}
