import { expect, type Page, test } from '@playwright/test';
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
  await page.waitForLoadState('networkidle');
});

test('what the next page needs comes while the pointer rests on its link, and once', async ({ page }) => {
  const fetched = fetchedFrom(page);
  await footerLink(page, 'FAQ').hover();
  await expect.poll(() => fetched).toContainEqual(expect.stringMatching(/\/faq-[^/]+\.js$/));
  await page.waitForLoadState('networkidle');
  const ahead = fetched.length;
  await footerLink(page, 'FAQ').click();
  await expect(page).toHaveURL('/faq');
  await page.waitForLoadState('networkidle');
  expect(fetched.slice(ahead)).toEqual([]);
});

test('a page that the visitor only passes over is not fetched', async ({ page }) => {
  const fetched = fetchedFrom(page);
  await footerLink(page, 'FAQ').hover();
  await page.mouse.move(0, 0);
  await page.waitForTimeout(500);
  expect(fetched).toEqual([]);
});
