import { expect, type Page, type Route } from '@playwright/test';
import { testOnConfiguredSite } from '../support/configured-site.ts';
import { watchComplaints, watchThirdParties } from '../support/third-parties.ts';
import { untilQuiet, untilStarted } from '../support/until-started.ts';
import { withoutPopUp } from '../support/without-pop-up.ts';

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

for (const [vendor, { script, id, code }] of Object.entries(VENDORS)) {
  const test = testOnConfiguredSite({ CHAT_VENDOR: vendor, CHAT_ID: id });
  const answer = (route: Route) => route.fulfill({ contentType: 'text/javascript', body: code });

  test.describe(vendor, () => {
    test.use({ serviceWorkers: 'block' });
    // One site for all of them.
    test.describe.configure({ mode: 'default' });
    test.beforeEach(async ({ page }) => {
      await withoutPopUp(page);
    });

    test('is called when the visitor asks for the chat, and not before', async ({ page, context }) => {
      const complaints = watchComplaints(page);
      const asked = await watchThirdParties(page, answer);
      await page.goto('/plan');
      await untilQuiet(page);
      expect(asked).toEqual([]);
      expect(await context.cookies()).toEqual([]);
      await chatButton(page).click();
      await expect(page.locator('#vendor')).toHaveText('chat window');
      expect(asked).toEqual([script]);
      await expect(page.getByRole('link', { name: 'Write on WhatsApp' })).toBeHidden();
      expect(complaints).toEqual([]);
    });

    test('opens on the support page', async ({ page }) => {
      const asked = await watchThirdParties(page, answer);
      await page.goto('/chatbot');
      await expect(page.locator('#vendor')).toHaveText('chat window');
      expect(asked).toEqual([script]);
      await expect(page.getByRole('main').getByText('only because you asked for it')).toBeVisible();
    });

    test('that does not answer within 8 seconds is not waited for', async ({ page }) => {
      await page.clock.install();
      await watchThirdParties(page, () => new Promise(() => {}));
      await page.goto('/plan');
      await page.waitForFunction(() => document.documentElement.dataset.started !== undefined);
      await page.clock.pauseAt(Date.now() + 600_000);
      await chatButton(page).click();
      await expect(page.getByText('Calling the live chat…')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Write on WhatsApp' })).toBeVisible();
      await page.clock.runFor(7_500);
      await expect(page.getByText(SILENT)).toBeHidden();
      await page.clock.runFor(1_000);
      await expect(page.getByText(SILENT)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Write on WhatsApp' })).toBeVisible();
    });

    test('that cannot be reached is said to be so at once, and may be called again', async ({ page }) => {
      let isDown = true;
      await watchThirdParties(page, (route) => (isDown ? route.abort() : answer(route)));
      await page.goto('/plan');
      await untilStarted(page);
      await chatButton(page).click();
      await expect(page.getByText(SILENT)).toBeVisible();
      isDown = false;
      await page.keyboard.press('Escape');
      await chatButton(page).click();
      await expect(page.locator('#vendor')).toHaveText('chat window');
    });
  });
}
