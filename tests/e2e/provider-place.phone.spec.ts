import { expect } from '@playwright/test';
import { messageForms } from '#words/message-forms.ts';
import { reportPage } from '#words/place-details.ts';
import { axeFindings } from '../support/accessibility.ts';
import { test, untilStarted } from '../support/browser-page.ts';

test('from the list to a hospital, its area, and the report of a wrong detail', async ({ page }) => {
  await page.goto('/provider?jaara-search=motayo');
  await page.getByRole('rowheader', { name: 'Motayo Hospital' }).getByRole('link').click();
  await expect(page).toHaveURL('/provider/ikeja/motayo-hospital');
  await expect(page.getByText('Yes, covered by Standard Jaara and Standard Jaara Plus.')).toBeVisible();
  await page.getByRole('link', { name: 'Report a wrong detail' }).click();
  await expect(page.getByText('About Motayo Hospital.')).toBeVisible();
  await page.goBack();
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Ikeja' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hospitals and pharmacies in Ikeja');
});

// That what is typed survives a reload and a lost connection is asked of complaints, by the same script.
test('what is typed of a wrong detail belongs to its place, and is not kept once sent', async ({ page }) => {
  const form = '/provider/report?place=/provider/ikeja/motayo-hospital';
  const { fields, choices, submit, sent } = reportPage;
  const reason = page.getByLabel(fields.reason.label);
  await page.goto(form);
  await page.getByLabel(choices.closed).check();
  await reason.fill('I was there.');
  await expect(page.getByText(messageForms.autosave.note)).toBeVisible();
  await page.goto('/provider/report?place=/provider/ikeja/county-hospital-limited');
  await untilStarted(page);
  await expect(reason).toHaveValue('');
  await page.goto(form);
  await expect(reason).toHaveValue('I was there.');
  await expect(page.getByLabel(choices.closed)).toBeChecked();
  expect(await axeFindings(page, 'main', { withTargetSize: true })).toEqual([]);
  await page.getByRole('button', { name: submit }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sent.heading);
  await untilStarted(page);
  expect(await page.evaluate(() => Object.values(sessionStorage))).toEqual(['']);
  await page.goBack();
  await expect(reason).toHaveValue('');
});

test('a hospital in Ikorodu is found, reached and shared', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.share = async (data) => {
      document.title = `${data?.text} ${data?.url}`;
    };
  });
  await page.goto('/provider');
  await page.getByLabel('Search all hospitals and pharmacies').fill('hospitals in Ikorodu');
  await page.keyboard.press('Enter');
  const first = page.getByRole('article').first();
  const directions = first.getByRole('link', { name: /^Directions to / });
  await expect(directions).toBeInViewport();
  await expect(directions).toHaveAttribute('href', /google\.com\/maps.*Ikorodu/);
  await first.getByRole('button', { name: /^Share / }).click();
  await expect(page).toHaveTitle(/Ikorodu.* Covered by Standard Jaara.* http.*\/provider\/ikorodu\//);
});

test('answers and a whole list go on paper without buttons and forms', async ({ page }) => {
  const expectNone = async (...roles: Parameters<typeof page.getByRole>[0][]) => {
    for (const role of [...roles, 'button', 'searchbox', 'navigation', 'banner', 'contentinfo'] as const)
      await expect(page.getByRole(role)).toHaveCount(0);
  };

  await test.step('what was found in all lists', async () => {
    await page.goto('/provider?find=surulere');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectNone('combobox');
    for (const name of [/^Directions/, /^Call/, /^Report/, /^Clear/, /^Print/])
      await expect(page.getByRole('link', { name })).toHaveCount(0);
    await expect(page.getByText('/provider/list?find=surulere')).toBeVisible();
  });

  await test.step('an area as its tables', async () => {
    await page.goto('/provider/epe');
    await expect(page.getByRole('columnheader', { name: 'Covered by' })).toBeVisible();
    await expect(page.getByText('/provider/epe')).toBeVisible();
    await expectNone();
    await expect(page.getByRole('link', { name: /^Directions/ })).toHaveCount(0);
  });

  await test.step('a filtered list as all of its rows', async () => {
    await page.emulateMedia({ media: 'screen' });
    await page.goto('/provider?jaara-lga=lga%3AAlimosho');
    await page.getByRole('link', { name: 'Print this list' }).click();
    await expect(page).toHaveURL('/provider/list?jaara-lga=lga%3AAlimosho');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('rowheader')).toHaveCount(67);
    await expect(page.getByRole('rowheader').last()).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Address' })).toBeVisible();
    await expectNone('form');
  });
});
