import { expect, type Page, test } from '@playwright/test';
import { axeFindings } from '../support/axe-findings.ts';
import { readShifts, watchShifts } from '../support/layout-shift.ts';
import { layoutPaths } from '../support/site-paths.ts';

const NOT_FOUND = '/no-such-page';
/** The test runner's own words: only the journeys about working offline let the worker in. */
const WORKER_KEPT_OUT = 'Service Worker registration blocked by Playwright';
const allPaths = [...layoutPaths, NOT_FOUND];

/** Everything that a browser's console would complain about, Content-Security-Policy violations included. */
function watchConsole(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // Chromium reports the document's own 404 as an error; that answer is the point of the page.
    const isExpected =
      message.text() === WORKER_KEPT_OUT ||
      (message.text().includes('404') && message.location().url.endsWith(NOT_FOUND));
    if (['error', 'warning'].includes(message.type()) && !isExpected) complaints.push(message.text());
  });
  return complaints;
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 500) {
      window.scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
}

async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await scrollThrough(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForLoadState('networkidle');
}

// One visit answers all questions about a page: a load for each of them would double the time of the whole suite.
for (const path of allPaths) {
  test(`${path} loads without a complaint, a foreign request or a shift, and passes axe with the pop-up open and closed`, async ({
    page,
    baseURL,
  }) => {
    test.slow();
    const complaints = watchConsole(page);
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:'))
        foreign.push(request.url());
    });
    await watchShifts(page);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const popUp = page.getByRole('dialog');
    if (path === NOT_FOUND) {
      await expect(popUp).toHaveCount(0);
    } else {
      await expect(popUp).toBeVisible();
      // The page behind it is looked at below.
      expect(await axeFindings(page, 'dialog')).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(popUp).toBeHidden();
    }
    await settle(page);
    expect(await axeFindings(page)).toEqual([]);
    expect(complaints).toEqual([]);
    expect(foreign).toEqual([]);
    expect(await readShifts(page)).toBe(0);

    await page.setViewportSize({ width: 320, height: 640 });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of allPaths) {
    test(`${path} loads without a complaint and shows its heading`, async ({ page }) => {
      const complaints = watchConsole(page);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('dialog')).toBeHidden();
      expect(complaints).toEqual([]);
    });
  }
});
