import type { Page } from '@playwright/test';

/**
 * Waits until React has taken the page over and has what it fetches then. A page that is merely quiet may not have
 * begun: its scripts come after the first paint, and on a busy machine that takes its time. Each page counts its
 * opening as soon as it runs.
 */
export async function untilStarted(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/api/page-views')),
  );
  await page.waitForLoadState('networkidle');
}
