import { expect } from '@playwright/test';
import { phoneLines } from '#words/site.ts';
import { test, withConsentAnswered } from '../support/browser-page.ts';
import { withAndWithoutScripts } from '../support/scripting.ts';

withAndWithoutScripts(() => {
  test('the toll-free number stands whole in the banner', async ({ page }) => {
    await withConsentAnswered(page);
    await page.goto('/offline');
    const { display, to } = phoneLines.tollFree;
    const line = page.getByRole('banner').locator(`a[href="${to}"]`).first();
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      await expect(line).toHaveAccessibleName(new RegExp(display));
      await expect(line.getByText(display)).toBeInViewport({ ratio: 1 });
    }
  });
});
