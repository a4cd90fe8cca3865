import './production.ts';
import cluster from 'node:cluster';
import { brand } from '#content/site.ts';
import { serveInCluster, type WorkerMessage } from './cluster.ts';
import { readConfig } from './config.ts';
import { serve } from './serve.ts';
import { StartError } from './start-error.ts';

const tellFirstProcess = (message: WorkerMessage) => process.send?.(message);

try {
  const config = readConfig(process.env);
  const isFirstOfSeveral = cluster.isPrimary && config.webConcurrency > 1;
  const port = await (isFirstOfSeveral ? serveInCluster(config) : serve(config));
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
