import { expect, test } from '@playwright/test';
import { enrolForm, enrolPage, enrolSummary } from '#words/enrol-page.ts';
import { visit } from '../support/browser-page.ts';

test('a household is prepared on the phone, kept there and sent to nobody', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await visit(page, '/enrol');
  const children = page.getByRole('spinbutton', { name: 'Children' });
  // The taps before hydration wait for it; as plain HTML they would send the answers to us.
  await page.evaluate(() => {
    const more = document.querySelector<HTMLElement>('[value="children+1"]');
    more?.click();
    more?.click();
    more?.focus();
  });
  await expect(children).toHaveValue('2');
  await page.getByRole('button', { name: 'Children: one fewer' }).click();
  await page.getByLabel(enrolForm.area.label).selectOption('ikeja');
  await page
    .getByRole('combobox', { name: enrolForm.hospital.label, exact: true })
    .selectOption('county-hospital-limited');
  const make = page.getByRole('button', { name: enrolForm.submit }).last();
  await make.click();
  const summary = page.getByRole('region', { name: enrolSummary.heading });
  await expect(summary.getByRole('heading', { name: enrolSummary.heading })).toBeFocused();
  await expect(summary.getByRole('link', { name: 'County Hospital Limited' })).toBeVisible();
  const text = await summary.getByRole('link', { name: enrolSummary.sharing.whatsApp }).getAttribute('href');
  expect(decodeURIComponent(text ?? '')).toContain('County Hospital Limited');

  await page.goto('/faq');
  await page.goto('/enrol');
  await expect(summary).toContainText('Children: 1');

  await page.goto('/enrol?for=staff');
  await make.click();
  await expect(summary).toContainText('Staff: 5');
  await page.getByRole('link', { name: enrolPage.ownCase.label }).click();
  await expect(children).toHaveValue('0');
  await page.getByRole('link', { name: enrolForm.kept }).click();
  await expect(summary).toContainText('Staff: 5');
  expect(sent.filter((request) => /adults=|children=|county-hospital|area=/.test(request))).toEqual([]);
  await page.getByRole('button', { name: enrolSummary.forget }).click();
  await page.reload();
  await expect(summary).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('enrolment'))).toBeNull();

  // As assistive technology chooses: without a tap, a key or the focus.
  await page.goto('/enrol');
  await page.getByLabel(enrolForm.area.label).selectOption('ikeja');
  await expect(page.getByRole('combobox', { name: enrolForm.hospital.label, exact: true })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form asks for the summary, which can go by WhatsApp', async ({ page }) => {
    await page.goto('/enrol?for=parent-abroad');
    await page.getByLabel(enrolForm.area.label).selectOption('ikeja');
    await page.getByRole('button', { name: enrolForm.submit }).last().click();
    await expect(page).toHaveURL(/for=parent-abroad&.*seniors=1.*area=ikeja.*#summary$/);
    await page.getByRole('link', { name: enrolSummary.hospital.nearParent }).click();
    await expect(page).toHaveURL(/#choose-hospital$/);
    await page
      .getByRole('combobox', { name: enrolForm.hospital.label, exact: true })
      .selectOption('county-hospital-limited');
    await page.getByRole('button', { name: enrolForm.submit }).last().click();
    const summary = page.getByRole('region', { name: enrolSummary.heading });
    await expect(summary).toContainText('County Hospital Limited');
    await expect(summary).toContainText(enrolSummary.hospital.seniorsFromAbroad);
    await expect(summary).toContainText('₦60,000');
    // From abroad a toll-free number may not be reached.
    await expect(summary.getByRole('link', { name: /^E-mail/ })).toBeVisible();
    await expect(summary).not.toContainText('0800-');
    await expect(summary.getByRole('link', { name: enrolSummary.sharing.whatsApp })).toBeVisible();
  });
});
