import { once } from 'node:events';
import { type IncomingMessage, type RequestOptions, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text as readText } from 'node:stream/consumers';

/** For a busy machine; every server that is asked hangs up by itself long before. */
const NETWORK_TIMEOUT_MS = 20_000;

export interface RawAnswer {
  /** The status of each answer that came on the connection, in order. */
  statuses: number[];
  text: string;
  /** Whether the server ended the connection within the time. */
  closed: boolean;
  ms: number;
}

/** Writes bytes as they are, whatever they mean, and reads what comes back until the server hangs up or time is up. */
export function sendRaw(url: string, bytes: string, waitMs = NETWORK_TIMEOUT_MS): Promise<RawAnswer> {
  return readToEnd(openRaw(url, bytes), waitMs);
}

export function openRaw(url: string, bytes = '', localAddress = '127.0.0.1'): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect({ port: Number(port), host: hostname, localAddress });
  socket.on('error', () => {});
  if (bytes) socket.write(bytes, 'latin1');
  return socket;
}

/** Asks from another address of this machine. */
export async function askFrom(localAddress: string, url: string, options: RequestOptions = {}, sent = '') {
  const asked = request(url, { ...options, localAddress }).end(sent);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: await readText(answer) };
}

export function readToEnd(socket: Socket, waitMs: number): Promise<RawAnswer> {
  const start = performance.now();
  const { promise, resolve } = Promise.withResolvers<RawAnswer>();
  let text = '';
  const finish = (closed: boolean) => {
    clearTimeout(timer);
    socket.destroy();
    const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
    resolve({ statuses, text, closed, ms: performance.now() - start });
  };
  const timer = setTimeout(() => finish(false), waitMs);
  socket.setEncoding('latin1').on('data', (part: string) => {
    text += part;
  });
  socket.on('close', () => finish(true));
  return promise;
}
