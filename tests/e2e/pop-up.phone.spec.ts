import { expect, type Page, test } from '@playwright/test';
import { menuWords } from '#words/navigation.ts';

// The moves on which it does not open are in app/layout/pop-up/pop-up.test.ts.

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Follows a link of the footer, as a visitor would. */
async function moveTo(page: Page, name: string): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
}

test('opens on each change of path, takes the focus, and gives it back when it is closed', async ({
  page,
}) => {
  const popUp = page.getByRole('dialog');

  await test.step('a click inside does not close it, the × button does', async () => {
    await page.goto('/maintenance');
    await expect(popUp).toBeVisible();
    // A sheet that leaves the page readable.
    const { y = 0, height = 0 } = (await popUp.boundingBox()) ?? {};
    const screen = page.viewportSize()?.height ?? 0;
    expect(height).toBeLessThanOrEqual(0.4 * screen);
    expect(y + height).toBe(screen);
    expect(await popUp.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await popUp.getByRole('heading').click();
    await expect(popUp).toBeVisible();
    await popUp.getByRole('button', { name: 'Close' }).click();
    await expect(popUp).toBeHidden();
  });

  await test.step('Escape closes it on the next page, and the focus is on the page again', async () => {
    await moveTo(page, 'About');
    await expect(popUp).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popUp).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: menuWords.skip })).toBeFocused();
  });

  await test.step('on the next page a click on the overlay closes it', async () => {
    await moveTo(page, 'Blog');
    await expect(page).toHaveURL('/blog');
    await expect(popUp).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(popUp).toBeHidden();
  });
});

test('says everything on a phone in every language, without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const path of ['/', '/yo', '/pcm']) {
    await page.goto(path);
    const room = await page.getByRole('dialog').evaluate((sheet) => {
      const [text, foot] = sheet.querySelectorAll('h2 + p, h2 + p + div');
      if (!text || !foot) throw new Error('the sheet has no text');
      const cut = text.getBoundingClientRect().bottom - foot.getBoundingClientRect().top;
      return {
        cut,
        hidden: sheet.scrollHeight - sheet.clientHeight,
        share: sheet.clientHeight / innerHeight,
      };
    });
    expect.soft(room.cut, path).toBeLessThanOrEqual(0);
    expect.soft(room.hidden, path).toBe(0);
    expect.soft(room.share, path).toBeLessThanOrEqual(0.4);
  }
});
