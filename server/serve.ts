import cluster from 'node:cluster';
import type { AddressInfo } from 'node:net';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { toStartError } from './reserve-port.ts';
import { createServices } from './services.ts';
import { stopOnSignal } from './stop-on-signal.ts';

/** Runs the site in this process until a signal ends it; gives the port that it listens on. */
export async function serve(config: Config): Promise<number> {
  const services = await createServices(config);
  const app = await createApp(config, services);
  // Workers listen side by side and the kernel shares visitors out among them. Node's own way, in which the first
  // process hands connections on, leaves those hanging that it hands to a worker that has just died.
  const reusePort = cluster.isWorker && process.platform === 'linux';
  const address = { port: config.port, host: config.host, reusePort };
  try {
    await app.listen(address);
  } catch (error) {
    await app.close();
    await services.close();
    throw toStartError(error, config);
  }
  stopOnSignal(app, services);
  return (app.server.address() as AddressInfo).port;
}
