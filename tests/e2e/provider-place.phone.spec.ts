import { expect, test } from '@playwright/test';
import { withoutPopUp } from '../support/without-pop-up.ts';

test('from the list to a hospital, its area, and a message about a wrong detail', async ({ page }) => {
  await withoutPopUp(page);
  await page.goto('/provider?jaara-search=motayo');
  await page.getByRole('rowheader', { name: 'Motayo Hospital' }).getByRole('link').click();
  await expect(page).toHaveURL('/provider/ikeja/motayo-hospital');
  await expect(page.getByText('Yes, covered by Standard Jaara and Standard Jaara Plus.')).toBeVisible();
  await page.getByRole('link', { name: 'Report a wrong detail' }).click();
  await expect(page.getByLabel('Subject')).toHaveValue('Wrong detail: Motayo Hospital, Ikeja');
  await page.goBack();
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Ikeja' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hospitals and pharmacies in Ikeja');
});

test('a filtered list goes on paper as all of its rows and nothing else', async ({ page }) => {
  await withoutPopUp(page);
  await page.goto('/provider?jaara-lga=lga%3AAlimosho');
  await page.getByRole('link', { name: 'Print this list' }).click();
  await expect(page).toHaveURL('/provider/list?jaara-lga=lga%3AAlimosho');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('rowheader')).toHaveCount(67);
  await expect(page.getByRole('rowheader').last()).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Address' })).toBeVisible();
  for (const role of ['button', 'form', 'navigation', 'banner', 'contentinfo', 'searchbox'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
});

test('the directory itself prints the rows of the open list without buttons and forms', async ({ page }) => {
  await withoutPopUp(page);
  await page.goto('/provider');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('rowheader')).toHaveCount(20);
  for (const role of ['button', 'searchbox', 'combobox', 'navigation', 'banner', 'contentinfo'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  await expect(page.getByText('/provider/list')).toBeVisible();
  await page.goto('/provider?find=surulere');
  await expect(page.getByRole('article').first()).toBeVisible();
  for (const role of ['button', 'searchbox', 'combobox', 'navigation', 'banner', 'contentinfo'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  for (const name of [/^Directions/, /^Call/, /^Report/, /^Clear/, /^Print/])
    await expect(page.getByRole('link', { name })).toHaveCount(0);
  await expect(page.getByText('/provider/list?find=surulere')).toBeVisible();
});
