// Bar: the chat button covers no control, and no vendor is asked before the visitor asks for it.
import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { heroCarousel } from '#words/home.ts';
import { axeFindings } from '../support/accessibility.ts';
import {
  holdTime,
  PHONE,
  test,
  untilQuiet,
  visit,
  WIDE,
  watchConsole,
  watchThirdParties,
  withConsentAnswered,
} from '../support/browser-page.ts';
import { configuredSite } from '../support/configured-site.ts';

const chatButton = (page: Page) => page.getByRole('button', { name: 'Chat with us' });

test('the chat button makes way for readers and for the keyboard, and comes back', async ({ page }) => {
  const button = chatButton(page);

  await test.step('it leaves while somebody reads down, and comes back on the way up and for the keyboard', async () => {
    await visit(page, '/resources');
    await expect(button).toBeInViewport({ ratio: 1 });
    await page.mouse.wheel(0, 600);
    await expect(button).not.toBeInViewport();
    await page.mouse.wheel(0, -200);
    await expect(button).toBeInViewport({ ratio: 1 });
    await page.mouse.wheel(0, 400);
    await expect(button).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await button.focus();
    await expect(button).toBeInViewport({ ratio: 1 });
  });
});

test('the chat button covers no control of the first screen, and its panel closes in three ways', async ({
  page,
}) => {
  await withConsentAnswered(page);
  const panel = page.getByRole('region', { name: 'Support', exact: true });
  const hero = page.getByRole('region', { name: heroCarousel.carousel });
  const boxOf = (element: Locator) => element.evaluate((shown) => shown.getBoundingClientRect().toJSON());

  await visit(page, '/');
  await expect(hero).toHaveAttribute('data-started');
  for (const window of [PHONE, WIDE]) {
    await page.setViewportSize(window);
    const chat: DOMRect = await boxOf(chatButton(page));
    const controls = [...(await hero.getByRole('button').all()), ...(await hero.locator('ol a').all())];
    expect(controls.length).toBeGreaterThan(6);
    for (const control of controls) {
      const { right, top, bottom }: DOMRect = await boxOf(control);
      const isApart = right <= chat.left || bottom <= chat.top || chat.bottom <= top;
      expect(isApart, `${await control.getAttribute('aria-label')} at ${window.width} px`).toBe(true);
    }
  }

  await page.goto('/resources');
  for (const close of [
    () => panel.getByRole('button', { name: 'Close support' }).click(),
    () => page.mouse.click(5, 300),
    () => page.keyboard.press('Escape'),
  ]) {
    await chatButton(page).click();
    await expect(panel).toBeVisible();
    expect(await axeFindings(page, '#chat')).toEqual([]);
    await close();
    await expect(panel).toBeHidden();
  }
  await expect(chatButton(page)).toBeFocused();
});

const SHOW = `const show = (text) => Object.assign(document.querySelector('#vendor') ?? document.body.appendChild(Object.assign(document.createElement('div'), { id: 'vendor' })), { textContent: text });`;
/** What a vendor's script does, as far as we rely on it: calls back, then shows a window when told to. */
const VENDORS = {
  tawk: {
    script: 'https://embed.tawk.to/prop1/widget1',
    id: 'prop1/widget1',
    code: `(() => {
      ${SHOW}
      Object.assign(window.Tawk_API, { showWidget: () => show('bubble'), hideWidget: () => show(''), maximize: () => show('chat window') });
      document.cookie = 'twk_uuid=1; path=/';
      setTimeout(() => window.Tawk_API.onLoad(), 50);
    })()`,
  },
  zoho: {
    script: 'https://salesiq.zohopublic.com/widget?wc=siq1',
    id: 'siq1',
    code: `(() => {
      ${SHOW}
      Object.assign(window.$zoho.salesiq, { floatbutton: { visible: () => show('') }, floatwindow: { visible: () => show('chat window') } });
      setTimeout(() => window.$zoho.salesiq.ready(), 50);
    })()`,
  },
};

const SILENT = /the live chat does not answer just now/;

for (const [vendor, { script, id, code }] of Object.entries(VENDORS))
  test.describe(vendor, () => {
    const site = configuredSite({ CHAT_VENDOR: vendor, CHAT_ID: id });

    test('the chat comes when the visitor asks for it, and is not waited for when it does not', async ({
      page,
      context,
    }) => {
      const answers = {
        up: (route: Route) => route.fulfill({ contentType: 'text/javascript', body: code }),
        down: (route: Route) => route.abort(),
        silent: () => new Promise<void>(() => {}),
      };
      let state: keyof typeof answers = 'up';
      const complaints = watchConsole(page);
      const asked = await watchThirdParties(page, (route) => answers[state](route));
      const writeInstead = page.getByRole('link', { name: 'Write on WhatsApp' });

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
        expect(complaints).toEqual([]);
      });

      await test.step('one that cannot be reached is said to be so at once, and may be called again', async () => {
        state = 'down';
        await visit(page, site.url('/plan'));
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
        await visit(page, site.url('/plan'));
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
