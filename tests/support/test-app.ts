import { afterAll, onTestFinished } from 'vitest';
import { type AppServices, createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase, type StatementWatch } from '#server/database/connect.ts';
import { type DialectName, freshDatabases } from './databases.ts';
import { stubBuiltSite, type TestRoute } from './stub-built-site.ts';

interface AppOptions {
  routes?: readonly TestRoute[];
  environment?: Record<string, string>;
  services?: Partial<AppServices>;
  /** Called for each statement of the database. */
  onStatement?: StatementWatch;
  /** For all tests of the `describe`, which must leave it as it is; else it ends with the test. */
  isShared?: boolean;
}

export type TestApp = Awaited<ReturnType<ReturnType<typeof testApps>>>;

/** For use inside a `describe`: each call of the answer builds an app on a fresh database. */
export function testApps(dialect: DialectName) {
  const freshDatabase = freshDatabases(dialect, 'lists');
  const shared: (() => Promise<void>)[] = [];
  afterAll(async () => {
    for (const close of shared) await close();
  });

  return async (options: AppOptions = {}) => {
    const { routes = [], environment = {}, services = {}, isShared = false, onStatement } = options;
    const place = await freshDatabase();
    const database = await openDatabase(place, undefined, onStatement);
    /** What was logged, line by line. */
    const lines: string[] = [];
    const log = { write: (line: string) => lines.push(line) };
    const config = readConfig({ LOG_LEVEL: 'info', DATA_DIR: place.dataDir, ...environment });
    const site = services.site ?? stubBuiltSite(routes);
    const app = await createApp(config, { database, log, ...services, site });
    const close = async () => {
      await app.close();
      await database.destroy();
    };
    if (isShared) shared.push(close);
    else onTestFinished(close);
    return { app, database, lines, dataDir: place.dataDir };
  };
}
