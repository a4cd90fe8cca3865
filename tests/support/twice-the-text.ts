import { expect, type Page } from '@playwright/test';

const TWICE_PX = 32;

/** The browser's own setting, which a page's style sheet cannot stand in for: it moves the breakpoints as well. */
export async function setTwiceTheText(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: TWICE_PX } });
  const isSet = (px: number) =>
    matchMedia(`(width <= ${innerWidth / px}em)`).matches &&
    getComputedStyle(document.body).fontSize === `${px}px`;
  await expect.poll(() => page.evaluate(isSet, TWICE_PX)).toBe(true);
}
