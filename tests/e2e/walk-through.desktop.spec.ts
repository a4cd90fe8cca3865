import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { chromiumLaunchOptions } from '../support/chromium.ts';
import { readShifts, watchShifts } from '../support/layout-shift.ts';
import { scrollThrough } from '../support/scroll-through.ts';
import { translatedPaths, visitedPaths } from '../support/site-paths.ts';
import { untilStarted } from '../support/until-started.ts';
import { watchConsole } from '../support/watch-console.ts';
import { watchForeign } from '../support/watch-foreign.ts';
import { withoutPopUp } from '../support/without-pop-up.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

// Playwright switches the cache off, because it confuses other journeys.
test.use({
  launchOptions: { ...chromiumLaunchOptions(), ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

/** Short enough for several workers to share the site. */
const STRETCH = 8;
const paths = [...visitedPaths, ...translatedPaths];
const stretches = Array.from({ length: Math.ceil(paths.length / STRETCH) }, (_, index) =>
  paths.slice(index * STRETCH, (index + 1) * STRETCH),
);

/**
 * Goes from page to page and back again, and tells which of them the browser does not keep as they were left, and why.
 * A browser without a window keeps none, but says what else speaks against a page.
 */
async function findRefused(
  page: Page,
  devtools: CDPSession,
  stretch: string[],
  look: (path: string) => Promise<void>,
): Promise<string[]> {
  const refused: string[] = [];
  let path = '';
  devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    for (const { type, reason } of notRestoredExplanations)
      if (type !== 'Circumstantial') refused.push(`${path}: ${reason}`);
  });
  await devtools.send('Page.enable');
  for (path of stretch) {
    await page.goto(path);
    await untilStarted(page);
    await look(path);
  }
  await page.goto('/maintenance?elsewhere');
  for (path of stretch.toReversed()) {
    // A moment later, so that the page can still answer that it was asked.
    await page.evaluate(() => void setTimeout(() => history.back()));
    await page.waitForURL(path, { waitUntil: 'domcontentloaded' });
  }
  return refused;
}

test.beforeEach(({ page }) => withoutPopUp(page));

for (const stretch of stretches) {
  test(`from ${stretch[0]} to ${stretch.at(-1)} a wide window is quiet and steady, and the way back is short`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.slow();
    const complaints = [watchConsole(page), watchForeign(page, `${baseURL}`)];
    await watchShifts(page);
    const devtools = await context.newCDPSession(page);
    // Each page is opened as by somebody who comes to it first: what comes late might move it.
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
    const refused = await findRefused(page, devtools, stretch, async (path) => {
      await scrollThrough(page);
      expect.soft(await readShifts(page), path).toBe(0);
    });
    expect.soft(refused).toEqual([]);
    expect.soft(complaints.flat()).toEqual([]);
  });
}

test('a page that could not be kept would be noticed', async ({ page, context }) => {
  const devtools = await context.newCDPSession(page);
  const refused = await findRefused(page, devtools, ['/about', '/faq'], () =>
    page.evaluate(() => addEventListener('unload', () => {})),
  );
  expect(refused).toEqual(['/faq: UnloadHandlerExistsInMainFrame', '/about: UnloadHandlerExistsInMainFrame']);
});
