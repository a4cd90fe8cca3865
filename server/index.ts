import './production.ts';
import cluster from 'node:cluster';
import { flushCompileCache } from 'node:module';
import { brand } from '#words/site.ts';
import type { WorkerMessage } from './cluster.ts';
import { type Config, readConfig } from './config.ts';
import { StartError } from './start-error.ts';

/** Each loads its own half: a process that serves nobody needs neither the pages nor what makes them. */
const startWorkers = async (config: Config) => (await import('./cluster.ts')).serveInCluster(config);
const serveAlone = async (config: Config) => (await import('./serve.ts')).serve(config);
const tellFirstProcess = (message: WorkerMessage) => process.send?.(message);

try {
  const config = readConfig(process.env);
  const isFirstOfSeveral = cluster.isPrimary && config.webConcurrency > 1;
  const port = await (isFirstOfSeveral ? startWorkers(config) : serveAlone(config));
  // Where NODE_COMPILE_CACHE is set: Node itself writes it at an orderly end only, and that may never come.
  flushCompileCache();
  if (cluster.isWorker) tellFirstProcess({ listening: true });
  else console.log(`${brand.name} website: http://localhost:${port}`);
} catch (error) {
  const isExpected = error instanceof StartError;
  if (isExpected && cluster.isWorker) {
    tellFirstProcess({ refused: error.message });
  } else {
    console.error(isExpected ? error.message : error);
    process.exit(1);
  }
}
