import { expect } from '@playwright/test';
import { contactForm } from '#words/contact-page.ts';
import { test, visit } from '../support/browser-page.ts';
import { configuredSite } from '../support/configured-site.ts';
import { answerDialog, fillContact, visitor } from '../support/contact-form.ts';

const VENDOR = 'https://mail.example';
const site = configuredSite({
  EMAIL_SERVICE_ORIGIN: VENDOR,
  EMAIL_SERVICE_ID: 'service_1',
  EMAIL_CONTACT_TEMPLATE_ID: 'template_1',
  EMAIL_PUBLIC_KEY: 'key_1',
});

test('a configured service gets the forms with its own ids', async ({ page }) => {
  const calls: { url: string; body: string }[] = [];
  await page.route(`${VENDOR}/**`, (route) => {
    const request = route.request();
    calls.push({ url: request.url(), body: request.postDataBuffer()?.toString() ?? '' });
    return route.fulfill({ headers: { 'access-control-allow-origin': '*' }, body: 'OK' });
  });
  await visit(page, site.url('/contact'), 'contact-form');
  await fillContact(page, visitor);
  const asked = answerDialog(page, 'cancel');
  await page.getByRole('button', { name: contactForm.submit }).click();
  expect((await asked).text).toBe(contactForm.sent);
  expect(calls.map(({ url }) => url)).toEqual([`${VENDOR}/api/v1.0/email/send-form`]);
  const sent = { ...visitor, service_id: 'service_1', template_id: 'template_1', user_id: 'key_1' };
  for (const [name, value] of Object.entries(sent))
    expect(calls[0]?.body.replaceAll('\r\n', '\n')).toContain(`name="${name}"\n\n${value}\n`);
});
