import { type OutgoingHttpHeaders, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

/** A visitor who sends or reads too slowly may not hold a connection for ever. All in milliseconds. */
export interface ConnectionLimits {
  /** Until the head of a request has come. */
  headMs: number;
  /** Until the whole of it has come. */
  requestMs: number;
  /** Without a byte in either direction, as when nobody reads what we send. */
  standstillMs: number;
  /** Between two requests on one connection. */
  idleMs: number;
  /** How often all of it is looked at. */
  checkMs: number;
}

const LIMITS: ConnectionLimits = {
  headMs: 15_000,
  requestMs: 30_000,
  standstillMs: 60_000,
  idleMs: 72_000,
  checkMs: 5_000,
};

export function limitConnections(changes: Partial<ConnectionLimits> = {}) {
  const { headMs, requestMs, standstillMs, idleMs, checkMs } = { ...LIMITS, ...changes };
  return {
    connectionTimeout: standstillMs,
    requestTimeout: requestMs,
    keepAliveTimeout: idleMs,
    http: { headersTimeout: headMs, connectionsCheckingInterval: checkMs },
  };
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
