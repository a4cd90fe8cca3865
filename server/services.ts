import type { AppServices } from './app.ts';
import type { Config } from './config.ts';
import { connectDatabase, type StatementWatch } from './database/connect.ts';
import { loadSamplePosts } from './features/blog/load-sample-posts.ts';
import { type BuiltSite, loadBuiltSite } from './pages/built-site.ts';
import { createStdoutLog } from './request-log.ts';

export interface Services extends AppServices {
  close(): Promise<void>;
}

/** Everything that the site works with and that has to be opened, checked and closed. */
export async function createServices(config: Config): Promise<Services> {
  const site = await loadBuiltSite();
  const observers = await openObservers(config, site);
  const { metrics, tracing } = observers;
  const watch: StatementWatch | undefined =
    metrics || tracing
      ? (event) => {
          metrics?.queried(event.queryDurationMillis, event.level === 'error');
          tracing?.queried(event);
        }
      : undefined;
  const database = await connectDatabase(config, watch);
  await loadSamplePosts(database);
  const close = async () => {
    await tracing?.close();
    await database.destroy();
  };
  return { site, database, ...observers, log: createStdoutLog(), close };
}

/** Loaded only by sites that are asked for figures or traces. */
async function openObservers({ metrics, traceEndpoint }: Config, site: BuiltSite) {
  const facts = { buildId: site.id, languages: site.languages.map(({ code }) => code) };
  const isMetered = metrics.port !== undefined || metrics.token !== undefined;
  return {
    metrics: isMetered ? (await import('./metrics/metrics.ts')).createMetrics(facts) : undefined,
    tracing: traceEndpoint
      ? (await import('./metrics/tracing.ts')).startTracing(traceEndpoint, facts.buildId)
      : undefined,
  };
}
