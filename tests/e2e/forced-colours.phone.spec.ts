import { expect, test } from '@playwright/test';
import { findUnseenControls } from '../support/accessibility.ts';
import { untilStarted, withoutPopUp } from '../support/browser-page.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

for (const [path, ...places] of [
  ['/plan?highlight=on', '#plan-comparison', '#household-cost'],
  ['/provider?jaara-lga=lga%3AIkeja', '#by-place', '#jaara'],
  ['/contact', '#write'],
  ['/gmaps', 'main [role=button]'],
] as const) {
  test(`every control of ${path} is seen at ${places.join(' and ')}`, async ({ page }) => {
    await withoutPopUp(page);
    await page.goto(path);
    await untilStarted(page);
    for (const place of places) {
      await page
        .locator(place)
        .first()
        .evaluate((element) => element.scrollIntoView({ block: 'center' }));
      // The header, which may be about to hide, is looked at on the home page.
      expect(await findUnseenControls(page, 'main')).toEqual([]);
    }
  });
}
