import { expect, type Page, test } from '@playwright/test';
import { chromiumLaunchOptions } from '../support/chromium.ts';
import { visitedPaths } from '../support/site-paths.ts';
import { untilStarted } from '../support/until-started.ts';
import { withoutPopUp } from '../support/without-pop-up.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

// Playwright switches the cache off, because it confuses other journeys.
test.use({
  launchOptions: { ...chromiumLaunchOptions(), ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

/**
 * Goes from page to page and back again, and tells which of them the browser does not keep as they were left, and why.
 * A browser without a window keeps none, but says what else speaks against a page.
 */
async function findRefused(page: Page, paths: string[], prepare = () => {}): Promise<string[]> {
  const refused: string[] = [];
  const devtools = await page.context().newCDPSession(page);
  let path = '';
  devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    for (const { type, reason } of notRestoredExplanations)
      if (type !== 'Circumstantial') refused.push(`${path}: ${reason}`);
  });
  await devtools.send('Page.enable');
  for (path of paths) {
    await page.goto(path);
    await untilStarted(page);
    await page.evaluate(prepare);
  }
  await page.goto('/maintenance?elsewhere');
  for (path of paths.toReversed()) {
    // A moment later, so that the page can still answer that it was asked.
    await page.evaluate(() => void setTimeout(() => history.back()));
    await page.waitForURL(path);
  }
  return refused;
}

test.beforeEach(({ page }) => withoutPopUp(page));

test('no page of ours is refused by the back/forward cache', async ({ page }) => {
  expect(await findRefused(page, visitedPaths)).toEqual([]);
});

test('a page that could not be kept would be noticed', async ({ page }) => {
  const refused = await findRefused(page, ['/about'], () => addEventListener('unload', () => {}));
  expect(refused).toEqual(['/about: UnloadHandlerExistsInMainFrame']);
});
