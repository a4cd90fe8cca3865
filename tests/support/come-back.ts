import type { Page } from '@playwright/test';
import { chromiumLaunchOptions } from './chromium.ts';

/** Playwright switches the back/forward cache off, because it confuses other journeys. */
export const keepingLeftPages = {
  ...chromiumLaunchOptions(),
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
};

/** The headless shell keeps no page, and no browser keeps an answer that is an error. */
const NEVER_KEPT = ['BackForwardCacheDisabledForDelegate', 'HTTPStatusNotOK'];

interface Return {
  /** The page is there as it was left: no document has been loaded. */
  isRestored: boolean;
  /** Why the browser could not keep it, where it could have kept another. */
  refused: string[];
}

/** Goes on from a page and back again. A browser that keeps no page loads it anew, but says what else speaks against it. */
export async function comeBack(page: Page): Promise<Return> {
  const left = page.url();
  const devtools = await page.context().newCDPSession(page);
  const returned = new Promise<Return>((resolve) => {
    devtools.on('Page.frameNavigated', ({ type }) => {
      if (type === 'BackForwardCacheRestore') resolve({ isRestored: true, refused: [] });
    });
    devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations: all }) => {
      const ofPage = all.filter(({ type }) => type !== 'Circumstantial');
      const isExplained = ofPage.length > 0 || all.some(({ reason }) => NEVER_KEPT.includes(reason));
      const refused = (isExplained ? ofPage : all).map(({ reason }) => reason);
      resolve({ isRestored: false, refused });
    });
  });
  await devtools.send('Page.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.goto('/maintenance?elsewhere');
  // A moment later, so that the page can still answer that it was asked.
  await page.evaluate(() => void setTimeout(() => history.back()));
  const answer = await returned;
  // A restored document tells of no event that comes with loading.
  await page.waitForURL(left, { waitUntil: answer.isRestored ? 'commit' : 'domcontentloaded' });
  return answer;
}
