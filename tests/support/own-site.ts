import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type AppServices, createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/database/schema.ts';
import { createServices } from '#server/services.ts';

export interface OwnSite {
  app: FastifyInstance;
  url: string;
  database: Database;
  close(): Promise<void>;
}

/** For tests that ask for hundreds of pages, one after the other: none has to wait for its turn. */
export const withoutTurns: Partial<AppServices> = { renderQueue: async (_address, render) => render() };

/** The built site on a database of its own, for tests that need other content than the rest, or that break it. */
export async function openOwnSite(
  environment: Record<string, string> = {},
  instead: Partial<AppServices> = {},
): Promise<OwnSite> {
  const folder = mkdtempSync(join(tmpdir(), 'lashma-own-site-'));
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', ...environment });
  const services = await createServices(config);
  const app = await createApp(config, { ...services, ...instead });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    app,
    url,
    database: services.database,
    async close() {
      // A browser keeps its connections open, and the server would wait for it.
      app.server.closeAllConnections();
      await app.close();
      await services.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
