import { expect, type Page, test } from '@playwright/test';
import { faqPage } from '#content/faq.ts';
import { holdTime } from '../support/hold-time.ts';
import { untilStarted } from '../support/until-started.ts';
import { withoutPopUp } from '../support/without-pop-up.ts';

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

/** Scripts and data that the page asks for from now on. */
function fetchedFrom(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(js|data)$/.test(pathname)) paths.push(pathname);
  });
  return paths;
}

test.beforeEach(async ({ page }) => {
  await withoutPopUp(page);
  await page.goto('/maintenance');
  await untilStarted(page);
});

/** Until the page has asked for nothing more during half a second. */
async function untilQuiet(page: Page, fetched: string[]): Promise<void> {
  for (let seen = -1; seen < fetched.length; ) {
    seen = fetched.length;
    await page.waitForTimeout(500);
  }
}

test('what the next page needs comes while the pointer rests on its link, and once', async ({ page }) => {
  const fetched = fetchedFrom(page);
  await footerLink(page, 'FAQ').hover();
  await expect.poll(() => fetched).toContainEqual(expect.stringMatching(/\/faq-[^/]+\.js$/));
  await untilQuiet(page, fetched);
  const ahead = fetched.length;
  await footerLink(page, 'FAQ').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(faqPage.heading);
  await untilQuiet(page, fetched);
  expect(fetched.slice(ahead)).toEqual([]);
});

test('a page that the visitor only passes over is not fetched', async ({ page }) => {
  const fetched = fetchedFrom(page);
  // On a busy machine the pointer would rest on the link for as long as the next step takes.
  await holdTime(page);
  await footerLink(page, 'FAQ').hover();
  await page.mouse.move(0, 0);
  for (let step = 0; step < 20; step++) await page.clock.runFor(25);
  await untilQuiet(page, fetched);
  expect(fetched).toEqual([]);
});
