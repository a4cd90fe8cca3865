import { expect, type Locator, test } from '@playwright/test';
import { heroCarousel } from '#content/hero.ts';
import { untilStarted } from '../support/until-started.ts';
import { withConsentAnswered } from '../support/with-consent-answered.ts';
import { withoutPopUp } from '../support/without-pop-up.ts';

test.beforeEach(async ({ page }) => {
  await withoutPopUp(page);
  await withConsentAnswered(page);
});

test('the support panel closes by its own button, by Escape and by a press beside it', async ({ page }) => {
  await page.goto('/resources');
  const button = page.getByRole('button', { name: 'Chat with us' });
  const panel = page.getByRole('region', { name: 'Support', exact: true });
  const close = panel.getByRole('button', { name: 'Close support' });
  await button.click();
  await close.click();
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

test('the chat button covers none of the controls of the first screen', async ({ page }) => {
  await page.goto('/');
  await untilStarted(page);
  const chat = await boxOf(page.getByRole('button', { name: 'Chat with us' }));
  const hero = page.getByRole('region', { name: heroCarousel.carousel });
  await expect(hero).toHaveAttribute('data-started');
  const controls = [...(await hero.getByRole('button').all()), ...(await hero.locator('ol a').all())];
  expect(controls.length).toBeGreaterThan(6);
  for (const control of controls) {
    const box = await boxOf(control);
    const isApart =
      box.x + box.width <= chat.x || box.y + box.height <= chat.y || chat.y + chat.height <= box.y;
    expect(isApart, (await control.getAttribute('aria-label')) ?? '').toBe(true);
  }
});

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not shown.');
  return box;
}
