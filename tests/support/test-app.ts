import { rmSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { afterAll, onTestFinished } from 'vitest';
import { type AppServices, createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { connectDatabase } from '#server/database/connect.ts';
import type { Database } from '#server/database/schema.ts';
import { type DialectName, freshDatabases } from './databases.ts';
import { type TestRoute, testSite } from './site-build.ts';

interface AppOptions {
  routes?: readonly TestRoute[];
  environment?: Record<string, string>;
  services?: Partial<AppServices>;
}

export interface TestApp {
  app: FastifyInstance;
  database: Database;
  /** What was logged, line by line. */
  lines: string[];
}

/** For use inside a `describe`: each call of the answer builds an app on a fresh database. */
export function testApps(dialect: DialectName) {
  const freshDatabase = freshDatabases(dialect);
  const databases: Database[] = [];
  afterAll(() => Promise.all(databases.map((database) => database.destroy())));

  return async ({ routes = [], environment = {}, services = {} }: AppOptions = {}): Promise<TestApp> => {
    const database = await connectDatabase(await freshDatabase());
    databases.push(database);
    const lines: string[] = [];
    const log = { write: (line: string) => lines.push(line) };
    const config = readConfig({ LOG_LEVEL: 'info', ...environment });
    const site = testSite(routes);
    const app = await createApp(config, { site, database, log, ...services });
    onTestFinished(async () => {
      await app.close();
      rmSync(site.clientDir, { recursive: true, force: true });
    });
    return { app, database, lines };
  };
}
