import { expect, type Page } from '@playwright/test';
import { externalLinks } from '#facts/links.ts';
import { contactForm } from '#words/contact-page.ts';
import { quickTasks } from '#words/home.ts';
import { test, untilQuiet, visit, WIDE, watchThirdParties } from '../support/browser-page.ts';
import { fillContact, visitor } from '../support/contact-form.ts';

const LOW_PHONE = { width: 360, height: 640 };
const ACCEPT = 'Accept All Cookies';
const DECLINE = 'Reject All (except necessary)';

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const button = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true });

/** That this choice, and nothing else, is in the browser. */
async function expectKept(page: Page, value: string): Promise<void> {
  expect(await page.context().cookies()).toMatchObject([{ name: 'lashma_cookie_consent', value }]);
}

/** Answers by the banner of the home page, which is open, and is not asked again. */
async function answer(page: Page, name: string, value: string): Promise<void> {
  await button(page, name).click();
  await expect(banner(page)).toBeHidden();
  await expect(page).toHaveURL('/');
  await expect(() => expectKept(page, value)).toPass();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner(page)).toBeHidden();
}

test('the home page asks without getting in the way, and no other page does', { tag: '@quick' }, async ({
  page,
  request,
}) => {
  await visit(page, '/');

  await expect(banner(page)).toContainText(/browsing.*traffic.*personalise.*targeted ads/);
  await expect(banner(page).getByRole('link')).toHaveAttribute('href', '/cookies-policy');
  expect(await (await request.get('/plan')).text()).not.toContain('action="/api/consent"');
  for (const window of [LOW_PHONE, WIDE])
    await test.step(`at ${window.width} px both answers are equally easy, and nothing is covered that is wanted first`, async () => {
      await page.setViewportSize(window);
      await expect(banner(page)).toBeInViewport({ ratio: 1 });
      const [accept, decline] = await Promise.all(
        [ACCEPT, DECLINE].map((name) =>
          button(page, name).evaluate((element) => {
            const { width, height } = element.getBoundingClientRect();
            const { fontSize, fontWeight, color, backgroundColor, borderColor } = getComputedStyle(element);
            const size = [width, height].map(Math.round);
            return { size, fontSize, fontWeight, color, backgroundColor, borderColor };
          }),
        ),
      );
      expect(accept).toEqual(decline);
      expect(accept?.size[1]).toBeGreaterThanOrEqual(48);
      const top = (await banner(page).boundingBox())?.y ?? 0;
      const controls = [
        ...(await page.getByRole('navigation', { name: quickTasks.label }).getByRole('link').all()),
        page.getByRole('button', { name: 'Chat with us' }),
      ];
      for (const control of controls) {
        const box = await control.boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(top);
      }
    });
});

test('nobody else is asked before a choice nor after a rejection, which can be changed; the map comes by itself only then', async ({
  page,
  context,
}) => {
  const asked = await watchThirdParties(page);
  const choice = page.getByRole('region', { name: 'Your choice', exact: true });
  await visit(page, '/');
  await untilQuiet(page);
  expect(await context.cookies()).toEqual([]);
  // The keyboard reaches the banner first in the page.
  await page.getByRole('main').focus();
  for (const stop of [banner(page).getByRole('link'), button(page, ACCEPT), button(page, DECLINE)]) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
  }
  await answer(page, DECLINE, 'declined');
  for (const path of ['/gmaps', '/youtube', '/chatbot']) {
    await page.goto(path);
    await untilQuiet(page);
  }
  expect(asked).toEqual([]);

  await visit(page, '/cookies-policy');
  await choice.getByRole('button', { name: ACCEPT }).click();
  await expect(choice).toContainText('You accept all cookies.', { useInnerText: true });
  await expect(choice).not.toContainText('You reject all cookies', { useInnerText: true });
  await expectKept(page, 'accepted');
  await page.goto('/gmaps');
  // A font that comes late may move it out of sight again.
  const map = page.getByRole('main').locator('[data-behaviour=facade]');
  await expect(async () => {
    await map.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    expect(asked).toEqual([externalLinks.mapEmbed]);
  }).toPass();
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('IFRAME');
});

test('the question is answered, forms are sent and searches made before any script has arrived', async ({
  page,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/');
  await answer(page, ACCEPT, 'accepted');
  await page.goto('/contact');
  await fillContact(page, visitor);
  await page.getByRole('button', { name: contactForm.submit }).click();
  await expect(page).toHaveURL(/\/contact\/sent\?reference=/);
  for (const [path, label, typed, address] of [
    ['/resources', 'E-mail address', 'ade@example.com', /\/newsletter\/sent$/],
    ['/provider', 'Search all hospitals and pharmacies', 'motayo', /\?find=motayo/],
    ['/faq', 'Search the questions', 'instalments', '/faq?q=instalments#found'],
  ] as const) {
    await page.goto(path);
    await page.getByLabel(label).fill(typed);
    await page.getByLabel(label).press('Enter');
    await expect(page).toHaveURL(address);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nobody is asked, and the cookies page takes a choice and says so', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: ACCEPT })).toBeHidden();
    await page.goto('/cookies-policy');
    await page.getByRole('button', { name: DECLINE }).click();
    await expect(page.getByText('You reject all cookies')).toBeVisible();
    await expect(page.getByText('You accept all cookies.')).toBeHidden();
    await expectKept(page, 'declined');
  });
});
