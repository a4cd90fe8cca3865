import { expect, type Locator, type Page, test } from '@playwright/test';
import { withStyles } from '../support/adopt-styles.ts';
import { chromiumLaunchOptions } from '../support/chromium.ts';
import { hasPopUp, isHome, translatedPaths, visitedPaths } from '../support/site-paths.ts';
import { findMisfits } from '../support/text-fit.ts';
import { untilStarted } from '../support/until-started.ts';

const { args, ...launchOptions } = chromiumLaunchOptions();

// The browser's own setting, which a page's style sheet cannot stand in for: it moves the breakpoints as well.
test.use({
  launchOptions: { ...launchOptions, args: [...args, '--blink-settings=defaultFontSize=32'] },
});

/** With text of twice the size it is as wide as 640 px. */
const WIDE = { width: 1280, height: 800 };
const ALL_LAID_OUT = '* { content-visibility: visible !important }';

/** Presses what must stand whole within the window. */
async function press(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  await target.click();
}

async function closePopUp(page: Page): Promise<void> {
  const popUp = page.getByRole('dialog');
  await press(page, popUp.locator('form[method=dialog] button'));
  await expect(popUp).toBeHidden();
}

async function openAndCloseMenu(page: Page): Promise<void> {
  const toggle = page.getByRole('banner').locator('button[popovertarget=mobile-menu]');
  const menu = page.getByRole('banner').getByRole('navigation');
  await press(page, toggle);
  await expect(menu).toBeVisible();
  await press(page, toggle);
  await expect(menu).toBeHidden();
}

/** Without any scrolling: rejecting must be as easy as accepting. */
async function rejectCookies(page: Page): Promise<void> {
  const banner = page.getByRole('region').filter({ has: page.locator('[name=choice]') });
  for (const answer of await banner.getByRole('button').all())
    await expect(answer).toBeInViewport({ ratio: 1 });
  await press(page, banner.locator('button[value=declined]'));
  await expect(banner).toBeHidden();
}

/** Several pages by one visitor: opening a browser's window for each costs more than looking at it. */
const STRETCH = 7;
const paths = [...visitedPaths, ...translatedPaths];
const stretches = Array.from({ length: Math.ceil(paths.length / STRETCH) }, (_, index) =>
  paths.slice(index * STRETCH, (index + 1) * STRETCH),
);

async function look(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilStarted(page);
  expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('32px');
  if (hasPopUp(path)) await closePopUp(page);
  if (isHome(path)) {
    await rejectCookies(page);
    await openAndCloseMenu(page);
  }
  // A field that has the focus from the start may have scrolled the page below its header.
  await page.evaluate(() => scrollTo(0, 0));
  await withStyles(page, ALL_LAID_OUT, async () => {
    expect.soft(await findMisfits(page)).toEqual([]);
    await page.setViewportSize(WIDE);
    expect.soft(await findMisfits(page)).toEqual([]);
  });
}

for (const stretch of stretches) {
  test(`${stretch[0]} and the pages up to ${stretch.at(-1)} lose nothing when their text is set twice as large`, async ({
    page,
    context,
  }) => {
    test.slow();
    const narrow = page.viewportSize() ?? WIDE;
    for (const path of stretch)
      await test.step(path, async () => {
        await context.clearCookies();
        await page.setViewportSize(narrow);
        await look(page, path);
      });
  });
}

test('at 320 px and usual text the pop-up, the cookies and the menu are within reach', async ({
  playwright,
  baseURL,
}) => {
  const browser = await playwright.chromium.launch(chromiumLaunchOptions());
  const page = await browser.newPage({ viewport: { width: 320, height: 640 } });
  await page.goto(`${baseURL}/`);
  await untilStarted(page);
  await closePopUp(page);
  await rejectCookies(page);
  await openAndCloseMenu(page);
  await browser.close();
});
