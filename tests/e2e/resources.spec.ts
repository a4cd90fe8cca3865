import { expect, test } from '@playwright/test';
import { withoutPopUp } from '../support/without-pop-up.ts';

test('four documents and the open data can be downloaded', async ({ page, request }) => {
  await withoutPopUp(page);
  await page.goto('/resources');
  await expect(page).toHaveTitle('Resources | LASHMA');
  await expect(page.getByRole('columnheader')).toHaveText(['Title', 'Action']);
  const rows = page.locator('tbody tr');
  await expect(rows).toContainText([
    'Community Pharmacies PDF',
    'ILERA EKO Provider',
    'EKOSHA Provider',
    'EKOSHA News Bulletin Q3 2024',
  ]);
  const downloads = await page.getByRole('main').locator('a[download]').all();
  expect(downloads).toHaveLength(12);
  for (const link of downloads) {
    const answer = await request.get((await link.getAttribute('href')) ?? '');
    expect(answer.status(), (await link.getAttribute('href')) ?? '').toBe(200);
  }
});
