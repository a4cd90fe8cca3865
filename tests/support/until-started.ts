import type { Page } from '@playwright/test';

/** Waits until the page's behaviours run. Where scripts are switched off there is nothing to start. */
export async function untilStarted(page: Page): Promise<void> {
  // The first script of every page leaves its mark while the HTML is still being read.
  await page.waitForFunction(() => {
    const { consent, started } = document.documentElement.dataset;
    return consent === undefined || started !== undefined;
  });
}

/** Waits until a started page has fetched what it wants, for tests of what it does not fetch. */
export async function untilQuiet(page: Page): Promise<void> {
  await untilStarted(page);
  await page.waitForLoadState('networkidle');
}
