import { test } from '@playwright/test';
import { spawnSite } from './spawn-site.ts';

/** For journeys through a site that is configured otherwise than the one of the other journeys. */
export function testOnConfiguredSite(environment: Record<string, string>) {
  return test.extend<object, { siteUrl: string }>({
    siteUrl: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures are needed
      async ({}, use) => {
        const site = spawnSite({ LOG_LEVEL: 'warn', ...environment });
        await use(await site.listening());
        await site.discard();
      },
      { scope: 'worker' },
    ],
    baseURL: ({ siteUrl }, use) => use(siteUrl),
  });
}
