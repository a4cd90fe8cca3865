import type { Page } from '@playwright/test';

/**
 * Waits until the page's behaviours run and it has what it fetches then. Where scripts are switched off there is
 * nothing to start.
 */
export async function untilStarted(page: Page): Promise<void> {
  // The first script of every page leaves this mark, while the HTML is still being read.
  const runsScripts = await page.evaluate(() => document.documentElement.dataset.consent !== undefined);
  if (runsScripts) await page.waitForFunction(() => document.documentElement.dataset.started !== undefined);
  await page.waitForLoadState('networkidle');
}
