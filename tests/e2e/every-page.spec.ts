import { expect, type Page, test } from '@playwright/test';
import { axeFindings } from '../support/axe-findings.ts';
import { readShifts, watchShifts } from '../support/layout-shift.ts';
import { hasPopUp, layoutPaths, NOT_FOUND } from '../support/site-paths.ts';
import { untilStarted } from '../support/until-started.ts';
import { watchConsole } from '../support/watch-console.ts';

const allPaths = [...layoutPaths, NOT_FOUND];

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
    await untilStarted(page);
    const popUp = page.getByRole('dialog');
    if (hasPopUp(path)) {
      await expect(popUp).toBeVisible();
      // The page behind it is looked at below.
      expect(await axeFindings(page, 'dialog')).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(popUp).toBeHidden();
    } else {
      await expect(popUp).toHaveCount(0);
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
