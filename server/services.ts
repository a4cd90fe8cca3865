import type { AppServices } from './app.ts';
import type { Config } from './config.ts';
import { connectDatabase } from './database/connect.ts';
import { loadSamplePosts } from './features/blog/load-sample-posts.ts';
import { loadBuiltSite } from './pages/built-site.ts';
import { createStdoutLog } from './request-log.ts';

export interface Services extends AppServices {
  close(): Promise<void>;
}

/** Everything that the site works with and that has to be opened, checked and closed. */
export async function createServices(config: Config): Promise<Services> {
  const site = await loadBuiltSite();
  // Loaded only by sites that are asked for metrics.
  const metrics = config.metricsToken ? (await import('./metrics.ts')).createMetrics() : undefined;
  const database = await connectDatabase(config, metrics?.queried);
  await loadSamplePosts(database);
  return { site, database, metrics, log: createStdoutLog(), close: () => database.destroy() };
}
