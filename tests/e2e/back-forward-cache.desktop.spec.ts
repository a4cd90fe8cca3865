import { expect, test } from '@playwright/test';
import { chromiumLaunchOptions } from '../support/chromium.ts';
import { layoutPaths, NOT_FOUND } from '../support/site-paths.ts';
import { withConsentAnswered } from '../support/with-consent-answered.ts';
import { withoutPopUp } from '../support/without-pop-up.ts';

// Playwright switches the cache off, because it confuses other journeys.
test.use({
  launchOptions: { ...chromiumLaunchOptions(), ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

test('the way back brings every page as it was left, without loading it', async ({ page }) => {
  test.slow();
  await withoutPopUp(page);
  await withConsentAnswered(page);
  const loadedAnew: string[] = [];
  for (const path of [...layoutPaths, NOT_FOUND]) {
    await page.goto(path);
    await page.waitForFunction(() => document.documentElement.dataset.started !== undefined);
    await page.evaluate(() => Object.assign(window, { leftBehind: true }));
    await page.goto('/maintenance?elsewhere');
    await page.goBack();
    if (!(await page.evaluate(() => 'leftBehind' in window))) loadedAnew.push(path);
  }
  expect(loadedAnew).toEqual([]);
});
