import { expect, test } from '@playwright/test';
import { consentChoice } from '#content/consent.ts';
import { contactForm } from '#content/contact-page.ts';
import { ada, fillContact } from '../support/contact-form.ts';

test.use({ extraHTTPHeaders: { 'save-data': 'on' } });

test('who saves data gets pages without scripts, laid out for that, and the forms work', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const home = await page.goto('/');
  expect(await home?.headerValue('vary')).toBe('Save-Data, Accept-Encoding');
  // A service worker keeps only pages that carry their build's id.
  expect(await home?.headerValue('x-build')).toBeNull();
  expect(
    await page.locator('script:not([type="application/ld+json"]), link[rel=modulepreload]').count(),
  ).toBe(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goto('/provider');
  await page.getByRole('searchbox').first().fill('general');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?find=general/);

  // The browser takes scripts for switched off.
  await page.goto('/cookies-policy');
  await expect(page.getByText(consentChoice.noScript)).toBeVisible();

  await page.goto('/contact');
  await fillContact(page, ada);
  // Before the form is sent: the test browser leaves the header out when it follows a redirect.
  expect(scripts).toEqual([]);
  await page.getByRole('button', { name: contactForm.submit, exact: true }).click();
  await expect(page).toHaveURL(/\/contact\/sent$/);
});
