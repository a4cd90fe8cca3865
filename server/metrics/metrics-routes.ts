import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { isSecret } from '../is-secret.ts';
import { toStartError } from '../start-error.ts';

const TYPE = 'text/plain; version=0.0.4; charset=utf-8';
const LOOPBACK = '127.0.0.1';

type Read = () => Promise<string>;

/** On the port of the site, where nothing is said without the token: it answers like any address without a page. */
export async function metricsRoutes(app: FastifyInstance, { token, read }: { token: string; read: Read }) {
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request.raw, token)) return reply.callNotFound();
    return reply
      .header('cache-control', 'no-store')
      .type(TYPE)
      .send(await read());
  });
}

/** On a port of its own: for this machine alone, unless a token guards it. */
export async function listenForMetrics(config: Config, port: number, read: Read): Promise<Server> {
  const { token } = config.metrics;
  const server = createServer(async (request, response) => {
    const isAsked = request.url?.split('?', 1)[0] === '/metrics' && mayRead(request, token);
    if (!isAsked) return response.writeHead(404).end();
    try {
      const text = await read();
      response.writeHead(200, { 'content-type': TYPE, 'cache-control': 'no-store' }).end(text);
    } catch {
      response.writeHead(503).end();
    }
  });
  const host = token === undefined ? LOOPBACK : config.host;
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen({ port, host }, resolve);
    });
  } catch (error) {
    throw toStartError(error, { port, host }, 'METRICS_PORT');
  }
  // It never keeps a process alive that is about to end.
  return server.unref();
}

function mayRead({ headers }: IncomingMessage, token: string | undefined): boolean {
  return token === undefined || isSecret(headers.authorization ?? '', `Bearer ${token}`);
}
