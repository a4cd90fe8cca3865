import type { Page } from '@playwright/test';
import { chromiumLaunchOptions } from './chromium.ts';

/** Playwright switches the cache of left pages off, because it confuses other journeys. */
export const keepingLeftPages = {
  ...chromiumLaunchOptions(),
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
};

/**
 * Goes on from a page and back again, and tells why the browser would not keep it as it was left. A browser without a
 * window keeps none, so that it opens as at a first visit, but says what else speaks against a page.
 */
export async function comeBack(page: Page): Promise<string[]> {
  const refused: string[] = [];
  const left = page.url();
  const devtools = await page.context().newCDPSession(page);
  devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    for (const { type, reason } of notRestoredExplanations)
      if (type !== 'Circumstantial') refused.push(reason);
  });
  await devtools.send('Page.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.goto('/maintenance?elsewhere');
  // A moment later, so that the page can still answer that it was asked.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await page.waitForURL(left, { waitUntil: 'domcontentloaded' });
  return refused;
}
