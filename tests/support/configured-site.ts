import { test } from '@playwright/test';
import { type SpawnedSite, spawnSite } from './spawn-site.ts';

/**
 * Lets the tests around use a site that is configured otherwise than the one of the other journeys. Not a fixture of
 * the worker: for each kind of those a browser of its own would start.
 */
export function configuredSite(environment: Record<string, string>): { url(path: string): string } {
  // One site for all of them.
  test.describe.configure({ mode: 'default' });
  let site: SpawnedSite;
  let origin: string;
  test.beforeAll(async () => {
    site = spawnSite({ LOG_LEVEL: 'warn', ...environment });
    origin = await site.listening();
  });
  test.afterAll(() => site.discard());
  return { url: (path) => origin + path };
}
