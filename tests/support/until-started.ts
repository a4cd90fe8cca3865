import type { Page } from '@playwright/test';

/**
 * Waits until React has taken the page over and has what it fetches then. A page that is merely quiet may not have
 * begun: its scripts come after the first paint, and on a busy machine that takes its time. Where scripts are switched
 * off there is nothing to start.
 */
export async function untilStarted(page: Page): Promise<void> {
  // The first script of every page leaves this mark, while the HTML is still being read.
  const runsScripts = await page.evaluate(() => document.documentElement.dataset.consent !== undefined);
  if (runsScripts) await page.evaluate(untilCounted);
  await page.waitForLoadState('networkidle');
}

/** Runs in the page, which counts its opening as soon as it runs. A clock that a test has set does not hold it up. */
function untilCounted(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntries().some(({ name }) => name.endsWith('/api/page-views'))) resolve();
    }).observe({ type: 'resource', buffered: true });
  });
}
