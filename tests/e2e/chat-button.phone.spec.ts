import { expect, test } from '@playwright/test';
import { untilStarted, withoutPopUp } from '../support/browser-page.ts';

test('the chat button makes way for readers and for the keyboard, and comes back', async ({ page }) => {
  await withoutPopUp(page);
  const button = page.getByRole('button', { name: 'Chat with us' });

  await test.step('it leaves while somebody reads down, and comes back on the way up and for the keyboard', async () => {
    await page.goto('/resources');
    await untilStarted(page);
    await expect(button).toBeInViewport({ ratio: 1 });
    await page.mouse.wheel(0, 600);
    await expect(button).not.toBeInViewport();
    await page.mouse.wheel(0, -200);
    await expect(button).toBeInViewport({ ratio: 1 });
    await page.mouse.wheel(0, 400);
    await expect(button).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await button.focus();
    await expect(button).toBeInViewport({ ratio: 1 });
  });

  await test.step('it makes way for what the keyboard reaches', async () => {
    await page.goto('/marketing-agents');
    await untilStarted(page);
    const reached = page.getByRole('main').locator('summary');
    await page.keyboard.press('Tab');
    await reached.focus();
    await expect(button).not.toBeInViewport();
    await reached.blur();
    await expect(button).toBeInViewport({ ratio: 1 });
  });
});
