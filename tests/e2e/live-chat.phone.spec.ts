import { expect, type Page, type Route, test } from '@playwright/test';
import {
  holdTime,
  untilQuiet,
  untilStarted,
  watchComplaints,
  watchThirdParties,
  withoutPopUp,
} from '../support/browser-page.ts';
import { configuredSite } from '../support/mail-site.ts';

/** What a vendor's script does, as far as we rely on it: calls back, then shows a window when told to. */
const VENDORS = {
  tawk: {
    script: 'https://embed.tawk.to/prop1/widget1',
    id: 'prop1/widget1',
    code: `(() => {
      const show = (text) => Object.assign(document.querySelector('#vendor') ?? document.body.appendChild(Object.assign(document.createElement('div'), { id: 'vendor' })), { textContent: text });
      Object.assign(window.Tawk_API, { showWidget: () => show('bubble'), hideWidget: () => show(''), maximize: () => show('chat window') });
      document.cookie = 'twk_uuid=1; path=/';
      setTimeout(() => window.Tawk_API.onLoad(), 50);
    })()`,
  },
  zoho: {
    script: 'https://salesiq.zohopublic.com/widget?wc=siq1',
    id: 'siq1',
    code: `(() => {
      const show = (text) => Object.assign(document.querySelector('#vendor') ?? document.body.appendChild(Object.assign(document.createElement('div'), { id: 'vendor' })), { textContent: text });
      Object.assign(window.$zoho.salesiq, { floatbutton: { visible: () => show('') }, floatwindow: { visible: () => show('chat window') } });
      setTimeout(() => window.$zoho.salesiq.ready(), 50);
    })()`,
  },
};

const SILENT = /the live chat does not answer just now/;
const chatButton = (page: Page) => page.getByRole('button', { name: 'Chat with us' });

for (const [vendor, { script, id, code }] of Object.entries(VENDORS))
  test.describe(vendor, () => {
    test.use({ serviceWorkers: 'block' });
    const site = configuredSite({ CHAT_VENDOR: vendor, CHAT_ID: id });

    test('comes when the visitor asks for it, and is not waited for when it does not', async ({
      page,
      context,
    }) => {
      const answers = {
        up: (route: Route) => route.fulfill({ contentType: 'text/javascript', body: code }),
        down: (route: Route) => route.abort(),
        silent: () => new Promise<void>(() => {}),
      };
      let state: keyof typeof answers = 'up';
      const complaints = watchComplaints(page);
      const asked = await watchThirdParties(page, (route) => answers[state](route));
      const writeInstead = page.getByRole('link', { name: 'Write on WhatsApp' });
      await withoutPopUp(page);

      await test.step('it is called when the visitor asks for the chat, and not before', async () => {
        await page.goto(site.url('/plan'));
        await untilQuiet(page);
        expect(asked).toEqual([]);
        expect(await context.cookies()).toEqual([]);
        await chatButton(page).click();
        await expect(page.locator('#vendor')).toHaveText('chat window');
        expect(asked).toEqual([script]);
        await expect(writeInstead).toBeHidden();
      });

      await test.step('it opens on the support page', async () => {
        await page.goto(site.url('/chatbot'));
        await expect(page.locator('#vendor')).toHaveText('chat window');
        expect(asked).toEqual([script, script]);
        await expect(page.getByRole('main').getByText('only because you asked for it')).toBeVisible();
        expect(complaints).toEqual([]);
      });

      await test.step('one that cannot be reached is said to be so at once, and may be called again', async () => {
        state = 'down';
        await page.goto(site.url('/plan'));
        await untilStarted(page);
        await chatButton(page).click();
        await expect(page.getByText(SILENT)).toBeVisible();
        state = 'up';
        await page.keyboard.press('Escape');
        await chatButton(page).click();
        await expect(page.locator('#vendor')).toHaveText('chat window');
      });

      await test.step('one that does not answer within 8 seconds is not waited for', async () => {
        state = 'silent';
        await page.clock.install();
        await page.goto(site.url('/plan'));
        await untilStarted(page);
        await holdTime(page);
        await chatButton(page).click();
        await expect(page.getByText('Calling the live chat…')).toBeVisible();
        await expect(writeInstead).toBeVisible();
        await page.clock.runFor(7_500);
        await expect(page.getByText(SILENT)).toBeHidden();
        await page.clock.runFor(1_000);
        await expect(page.getByText(SILENT)).toBeVisible();
        await expect(writeInstead).toBeVisible();
      });
    });
  });
