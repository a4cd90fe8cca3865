import { expect, test } from '@playwright/test';
import { withStyles } from '../support/adopt-styles.ts';
import { chromiumLaunchOptions } from '../support/chromium.ts';
import { findMisfits } from '../support/text-fit.ts';
import { withConsentAnswered } from '../support/with-consent-answered.ts';
import { withoutPopUp } from '../support/without-pop-up.ts';

const { args, ...launchOptions } = chromiumLaunchOptions();

// The browser's own setting, which a page's style sheet cannot stand in for: it moves the breakpoints as well.
test.use({ launchOptions: { ...launchOptions, args: [...args, '--blink-settings=defaultFontSize=32'] } });

for (const path of ['/', '/plan', '/provider', '/contact', '/about', '/faq', '/blog', '/cookies-policy']) {
  test(`${path} loses nothing when its text is set twice as large`, async ({ page }) => {
    await withoutPopUp(page);
    await withConsentAnswered(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const size = await page.evaluate(() => getComputedStyle(document.body).fontSize);
    expect(size).toBe('32px');
    const everythingLaidOut = '* { content-visibility: visible !important }';
    expect(await withStyles(page, everythingLaidOut, () => findMisfits(page))).toEqual([]);
  });
}
