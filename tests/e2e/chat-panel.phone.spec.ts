import { expect, type Locator, test } from '@playwright/test';
import { heroCarousel } from '#words/home.ts';
import { untilStarted, withConsentAnswered, withoutPopUp } from '../support/browser-page.ts';

test('the chat button covers no control of the first screen, and its panel closes in three ways', async ({
  page,
}) => {
  await withoutPopUp(page);
  await withConsentAnswered(page);
  const phone = page.viewportSize() ?? { width: 360, height: 740 };
  const windows = [phone, { width: 1280, height: 800 }];
  const button = page.getByRole('button', { name: 'Chat with us' });
  const panel = page.getByRole('region', { name: 'Support', exact: true });

  await page.goto('/');
  await untilStarted(page);
  const hero = page.getByRole('region', { name: heroCarousel.carousel });
  await expect(hero).toHaveAttribute('data-started');
  for (const window of windows) {
    await test.step(`the button covers none of the controls of a first screen of ${window.width} px`, async () => {
      await page.setViewportSize(window);
      const chat = await boxOf(button);
      const controls = [...(await hero.getByRole('button').all()), ...(await hero.locator('ol a').all())];
      expect(controls.length).toBeGreaterThan(6);
      for (const control of controls) {
        const box = await boxOf(control);
        const isApart =
          box.x + box.width <= chat.x || box.y + box.height <= chat.y || chat.y + chat.height <= box.y;
        expect(isApart, (await control.getAttribute('aria-label')) ?? '').toBe(true);
      }
    });
  }

  await page.goto('/resources');
  for (const window of windows) {
    await test.step(`at ${window.width} px the panel closes by its own button, by Escape and by a press beside it`, async () => {
      await page.setViewportSize(window);
      await button.click();
      await panel.getByRole('button', { name: 'Close support' }).click();
      await expect(panel).toBeHidden();
      await button.click();
      await expect(panel).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(button).toBeFocused();
      await button.click();
      await expect(panel).toBeVisible();
      await page.mouse.click(5, 300);
      await expect(panel).toBeHidden();
    });
  }
});

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not shown.');
  return box;
}
