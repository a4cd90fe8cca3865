import { expect, test } from '@playwright/test';
import { axeFindings } from '../support/accessibility.ts';
import { watchConsole } from '../support/browser-page.ts';

test('a programmer finds how to read the blog, with and without following a link', async ({ page }) => {
  const complaints = watchConsole(page);
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('LASHMA API');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Read one blog/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Read one blog' })).toBeInViewport();
  const width = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(width[0]).toBeLessThanOrEqual(width[1] ?? 0);
  expect(await axeFindings(page)).toEqual([]);
  expect(complaints).toEqual([]);
});
