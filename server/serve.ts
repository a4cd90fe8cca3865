import cluster from 'node:cluster';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { createServices } from './services.ts';
import { StartError } from './start-error.ts';
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

/** Finds out whether the port is free before workers share it, and which one it is when any will do. */
export async function reservePort(config: Config): Promise<number> {
  const probe = createServer();
  try {
    probe.listen(config.port, config.host);
    await once(probe, 'listening');
  } catch (error) {
    throw toStartError(error, config);
  }
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

function toStartError(error: unknown, { port, host }: Config): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return new StartError(
      `Port ${port} is already in use: stop the program that uses it, or set PORT to another number.`,
    );
  if (code === 'EACCES')
    return new StartError(`Port ${port} may not be opened by this user: set PORT to a number above 1023.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAFNOSUPPORT')
    return new StartError(
      `HOST ${host} is not an address of this machine: set HOST to one that is, or to 0.0.0.0.`,
    );
  return error;
}
