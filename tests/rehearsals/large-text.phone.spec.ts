// Fault caught: text of twice the size pushed controls out of a phone’s window (WCAG 1.4.4, 1.4.10).
import { expect, type Locator, type Page, test } from '@playwright/test';
import { setTwiceTheText, visit } from '../support/browser-page.ts';
import { homePaths } from '../support/site-paths.ts';

/** Presses what must stand whole within the window. */
async function press(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  await target.click();
}

const NARROW = { width: 320, height: 640 };

// What every page looks like with large text is asked where all of them are visited.
for (const path of homePaths)
  test(`on ${path} the pop-up, the cookies and the menu are within reach at 320 px, and with text twice as large`, async ({
    page,
    context,
  }) => {
    const popUp = page.getByRole('dialog');
    const question = page.getByRole('region').filter({ has: page.locator('[name=choice]') });
    const toggle = page.getByRole('banner').locator('button[popovertarget=mobile-menu]');
    const menu = page.getByRole('banner').getByRole('navigation');
    for (const [window, enlarge] of [
      [NARROW, async () => {}],
      [page.viewportSize() ?? NARROW, setTwiceTheText],
    ] as const) {
      await context.clearCookies();
      await page.setViewportSize(window);
      await visit(page, path);
      await enlarge(page);
      await press(page, popUp.locator('form[method=dialog] button'));
      await expect(popUp).toBeHidden();
      // Without any scrolling: rejecting must be as easy as accepting.
      for (const answer of await question.getByRole('button').all())
        await expect(answer).toBeInViewport({ ratio: 1 });
      const bottom = async (of: Locator) => of.evaluate((part) => part.getBoundingClientRect().bottom);
      const { y = 0 } = (await question.boundingBox()) ?? {};
      expect(y - (await bottom(page.getByRole('banner')))).toBeGreaterThan(window.height / 3);
      await press(page, question.locator('button[value=declined]'));
      await expect(question).toBeHidden();
      await press(page, toggle);
      await expect(menu).toBeVisible();
      await press(page, toggle);
      await expect(menu).toBeHidden();
    }
  });
