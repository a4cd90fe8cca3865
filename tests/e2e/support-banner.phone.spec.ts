import { expect, test } from '@playwright/test';
import { phoneLines } from '#content/site.ts';
import { withConsentAnswered } from '../support/with-consent-answered.ts';
import { withoutPopUp } from '../support/without-pop-up.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const width of [320, 360]) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`${width} px wide, ${javaScriptEnabled ? 'reduced motion' : 'without JavaScript'}`, () => {
      test.use({
        viewport: { width, height: 740 },
        javaScriptEnabled,
        contextOptions: { reducedMotion: 'reduce' },
      });

      test('the toll-free number stands whole in the banner', async ({ page }) => {
        await withoutPopUp(page);
        await withConsentAnswered(page);
        await page.goto('/offline');
        const { display, to } = phoneLines.tollFree;
        const line = page.getByRole('banner').locator(`a[href="${to}"]`).first();
        await expect(line).toHaveAccessibleName(new RegExp(display));
        await expect(line.getByText(display)).toBeInViewport({ ratio: 1 });
      });
    });
  }
}
