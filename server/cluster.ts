import cluster from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from './config.ts';
import { migrateDatabase } from './database/connect.ts';
import { moduleFile } from './project-root.ts';
import { reservePort } from './reserve-port.ts';
import { StartError } from './start-error.ts';

const RESTART_PAUSE_MS = 1000;
/** Workers end by themselves within nine seconds of a signal. */
const GIVE_UP_MS = 9_500;

/** What a worker tells the first process. One that could not start waits to be ended, so that its message arrives. */
export type WorkerMessage = { listening: true } | { refused: string } | { type: string };

/** Runs the site in several processes on one port, replaces those that die, and gives the port once one listens. */
export async function serveInCluster(config: Config): Promise<number> {
  // Here first, so that what cannot be used is reported once.
  const port = await reservePort(config);
  await migrateDatabase(config);
  // By its own file: the name by which it was started may lead to a later build by now.
  cluster.setupPrimary({ exec: moduleFile('server/index') });
  const { promise: started, resolve, reject } = Promise.withResolvers<void>();
  let running = false;
  let stopping = false;

  function start(): void {
    const worker = cluster.fork({ PORT: String(port) });
    worker.on('message', (message: WorkerMessage) => {
      if ('listening' in message) {
        running = true;
        resolve();
        return;
      }
      // What was counted, which is read elsewhere.
      if (!('refused' in message)) return;
      if (running) process.stderr.write(`${message.refused}\n`);
      reject(new StartError(message.refused));
      worker.process.kill('SIGTERM');
    });
    worker.on('exit', async (code, signal) => {
      if (stopping) return;
      if (!running)
        return reject(new StartError(`A worker process ended with code ${code} before it could listen.`));
      process.stderr.write(
        `A process of the site ended (${signal ?? `code ${code}`}); another one is started.\n`,
      );
      await pause(RESTART_PAUSE_MS);
      if (!stopping) start();
    });
  }

  async function stop(): Promise<void> {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), GIVE_UP_MS).unref();
    await endWorkers();
    process.exit(0);
  }

  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  for (let count = 0; count < config.webConcurrency; count++) start();
  try {
    await started;
    if (config.metrics.port) await listenForAll(config, config.metrics.port);
    return port;
  } catch (error) {
    stopping = true;
    await endWorkers();
    throw error;
  }
}

/** The sum of what the workers have counted; what they all read from the database counts once. */
async function listenForAll(config: Config, port: number): Promise<void> {
  const [{ AggregatorRegistry }, { listenForMetrics }] = await Promise.all([
    import('prom-client'),
    import('./metrics/metrics-routes.ts'),
  ]);
  const workers = new AggregatorRegistry();
  await listenForMetrics(config, port, () => workers.clusterMetrics());
}

async function endWorkers(): Promise<void> {
  const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker?.isDead() === false);
  await Promise.all(
    workers.map((worker) => {
      worker?.process.kill('SIGTERM');
      return worker && once(worker, 'exit');
    }),
  );
}
