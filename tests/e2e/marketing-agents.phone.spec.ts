import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { readAgents } from '#domain/directory/directory-records.ts';
import { test } from '../support/browser-page.ts';

const agents = readAgents(readFileSync('content/directory/marketing-agents.csv', 'utf8'));

// No script of the page has a part in it.
test.use({ javaScriptEnabled: false });

test('agents stand 20 to a page with a number to call', async ({ page }) => {
  await page.goto('/marketing-agents');
  const rows = page.locator('tbody tr');
  await expect(rows.getByRole('rowheader')).toHaveText(agents.slice(0, 20).map(({ name }) => name));
  await expect(rows.locator('td:has(a[href^="tel:0"])')).toHaveCount(20);
  const pages = page.getByRole('navigation', { name: 'Pages of the list' });
  await pages.getByRole('link', { name: 'Next' }).click();
  await expect(pages).toContainText('Page 2 of 2');
  await expect(rows.getByRole('rowheader')).toHaveText(agents.slice(20).map(({ name }) => name));

  await page.getByLabel('Search the companies').fill('stirling bank');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(rows.getByRole('rowheader')).toHaveText(['Sterling Bank Ltd']);
  await expect(page.getByText('1 company found')).toBeInViewport();
});
