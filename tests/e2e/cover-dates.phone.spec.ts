import { expect } from '@playwright/test';
import { test } from '../support/browser-page.ts';

// No script of the page has a part in it.
test.use({ javaScriptEnabled: false });

test('from the plans to the first days of cover, and to the last day to join for a baby', async ({
  page,
}) => {
  await page.goto('/plan');
  await page.locator('#when-am-i-covered').getByRole('link', { name: 'Show the dates' }).click();
  await page.getByLabel('Plan', { exact: true }).selectOption('Standard Jaara');
  await page.getByLabel('Day of payment').fill('2026-11-26');
  await page.getByRole('button', { name: 'Show the dates' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText(
    'Standard Jaara, paid on 26 November 2026',
  );
  await expect(main).toContainText('from 8 January 2027');
  await expect(main).toContainText('from 26 April 2027 or 8 June 2027');

  await page.getByText('Change the days').click();
  await page.getByLabel('Due date of a baby').fill('2027-05-01');
  await page.getByRole('button', { name: 'Show the dates' }).click();
  await expect(page.getByRole('heading', { name: 'A birth on 1 May 2027' })).toBeVisible();
  await expect(main).toContainText('Last day to join and pay, to be sure: 25 October 2026.');
});
