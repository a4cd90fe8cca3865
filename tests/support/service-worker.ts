import { expect, type Page } from '@playwright/test';
import { untilStarted } from './browser-page.ts';

/** Past the moment at which a page registers its worker. */
const LATE_MS = 5_000;

/** Lets the time pass after which a page registers its worker; its clock must be installed. */
export async function untilRegistering(page: Page): Promise<void> {
  await untilStarted(page);
  await page.waitForLoadState('load');
  await page.clock.fastForward(LATE_MS);
}

/** Waits until this build is on the phone and its worker answers for the next page. */
export async function untilSaved(page: Page): Promise<void> {
  await untilRegistering(page);
  const state = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state);
  await expect.poll(state, { timeout: 40_000 }).toBe('activated');
}

export interface Stored {
  /** Every stored path. */
  paths: string[];
  /** What the browser says that the site takes. */
  usage: number;
}

/** By name only: to look into a cache that the worker is just deleting would make it anew. */
export const namesOfCaches = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys());

/** What is stored once the worker rests. */
export function readStored(page: Page): Promise<Stored> {
  return page.evaluate(async () => {
    const stored: Stored = { paths: [], usage: 0 };
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) stored.paths.push(new URL(url).pathname);
    }
    stored.usage = (await navigator.storage.estimate()).usage ?? 0;
    return stored;
  });
}
