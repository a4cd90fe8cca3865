import { type AddressInfo, Server } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { createServices, type Services } from './services.ts';
import { toStartError } from './start-error.ts';

/** Runs the site in this process until a signal ends it; gives the port that it listens on. */
export async function serve(config: Config): Promise<number> {
  const services = await createServices(config);
  const app = await createApp(config, services);
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await app.close();
    await services.close();
    throw toStartError(error, config);
  }
  const { placeholders } = services.site;
  if (config.publicUrl.startsWith('https:') && placeholders)
    app.log.warn(
      { placeholders },
      'visitors see placeholders such as invented phone numbers: npm run check:site lists them',
    );
  stopOnSignal(app, services);
  return (app.server.address() as AddressInfo).port;
}

/** For this long /readyz answers 503 while every visitor is still served. */
const LEAVE_MS = 500;
/** Then no new connection is accepted, and each answer ends its own; idle ones are ended after this time. */
const CLOSE_MS = 2_000;
/** After this, connections that are still busy, such as a stalled download, are cut. */
const CUT_MS = 7_000;
const GIVE_UP_MS = 9_000;

/** On SIGTERM or SIGINT: sends visitors elsewhere, finishes what is under way, closes everything and exits. */
function stopOnSignal(app: FastifyInstance, services: Services): void {
  async function stop(): Promise<void> {
    // npm hands on a signal that the terminal has sent to us as well.
    if (app.lifecycle.phase !== 'open') return;
    app.lifecycle.phase = 'leaving';
    app.log.info('stopping');
    setTimeout(() => app.server.closeAllConnections(), CUT_MS).unref();
    setTimeout(() => process.exit(1), GIVE_UP_MS).unref();
    await pause(LEAVE_MS);
    // Timers come before the network in a turn of the event loop: what has arrived meanwhile is taken in first.
    await nextTurn();
    // Not the HTTP server's own close: that one also cuts idle connections, on which the next request may be under way.
    Server.prototype.close.call(app.server);
    app.lifecycle.phase = 'closing';
    await untilAlone(app);
    await nextTurn();
    await app.close();
    await services.close();
    process.exit(0);
  }
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

async function untilAlone({ server }: FastifyInstance): Promise<void> {
  const countConnections = promisify(server.getConnections.bind(server));
  const deadline = performance.now() + CLOSE_MS;
  while ((await countConnections()) > 0 && performance.now() < deadline) await pause(20);
}
