import { expect, type Locator, type Page, test } from '@playwright/test';
import { setTwiceTheText, untilStarted } from '../support/browser-page.ts';
import { homePaths } from '../support/site-paths.ts';

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

const NARROW = { width: 320, height: 640 };

// What every page looks like with large text is asked where all of them are visited.
for (const path of homePaths)
  test(`on ${path} the pop-up, the cookies and the menu are within reach at 320 px, and with text twice as large`, async ({
    page,
    context,
  }) => {
    for (const [window, enlarge] of [
      [NARROW, async () => {}],
      [page.viewportSize() ?? NARROW, setTwiceTheText],
    ] as const) {
      await context.clearCookies();
      await page.setViewportSize(window);
      await page.goto(path);
      await untilStarted(page);
      await enlarge(page);
      await closePopUp(page);
      await rejectCookies(page);
      await openAndCloseMenu(page);
    }
  });
