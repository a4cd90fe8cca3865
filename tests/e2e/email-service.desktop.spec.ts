import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { contactForm } from '#words/contact-page.ts';
import { hydrateIsland, withoutPopUp } from '../support/browser-page.ts';
import { ada, answerDialog, fillContact } from '../support/contact-form.ts';
import { spawnSite } from '../support/spawn-site.ts';

/** Stands where the vendor's cloud would: another origin, which takes what browsers send to it. */
async function startVendor() {
  const calls: { path: string; body: string }[] = [];
  const server = createServer(async (request, response) => {
    calls.push({ path: request.url ?? '', body: await text(request) });
    response.setHeader('access-control-allow-origin', '*').end('OK');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { calls, server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test('a configured service gets the forms with its own ids, and the policy opens for it alone', async ({
  page,
}) => {
  const vendor = await startVendor();
  const site = spawnSite({
    LOG_LEVEL: 'warn',
    EMAIL_SERVICE_ORIGIN: vendor.origin,
    EMAIL_SERVICE_ID: 'service_1',
    EMAIL_CONTACT_TEMPLATE_ID: 'template_1',
    EMAIL_PUBLIC_KEY: 'key_1',
  });
  try {
    await withoutPopUp(page);
    const response = await page.goto(`${await site.listening()}/contact`);
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain(`connect-src 'self' ${vendor.origin};`);
    expect(policy).toContain("form-action 'self';");
    await hydrateIsland(page, 'contact-form');
    await fillContact(page, ada);
    const asked = answerDialog(page, 'cancel');
    await page.getByRole('button', { name: contactForm.submit }).click();
    expect((await asked).text).toBe(contactForm.sent);
    expect(vendor.calls.map(({ path }) => path)).toEqual(['/api/v1.0/email/send-form']);
    const sent = { ...ada, service_id: 'service_1', template_id: 'template_1', user_id: 'key_1' };
    for (const [name, value] of Object.entries(sent))
      expect(vendor.calls[0]?.body.replaceAll('\r\n', '\n')).toContain(`name="${name}"\n\n${value}\n`);
  } finally {
    await site.discard();
    vendor.server.close();
  }
});
