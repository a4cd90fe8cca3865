import { expect, type Page, test } from '@playwright/test';
import { externalLinks } from '#facts/links.ts';
import { untilQuiet, untilStarted, watchThirdParties, withoutPopUp } from '../support/browser-page.ts';

const ACCEPT = 'Accept All Cookies';
const DECLINE = 'Reject All (except necessary)';
const COOKIE = 'lashma_cookie_consent';
const YEAR_SECONDS = 365 * 86_400;

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const button = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true });

// What a service worker has kept or fetches itself would pass by the network's edge.
test.use({ serviceWorkers: 'block' });

test.beforeEach(async ({ page }) => {
  await withoutPopUp(page);
});

async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await untilStarted(page);
}

/** Answers by the banner of the home page, which is open. */
async function answer(page: Page, name: string, value: string): Promise<void> {
  const stored = page.waitForResponse('**/api/consent');
  await button(page, name).click();
  await expect(banner(page)).toBeHidden();
  await expect(page).toHaveURL('/');
  expect(await (await stored).headerValue('set-cookie')).toContain(
    `${COOKIE}=${value}; Path=/; Max-Age=31536000`,
  );
  const [cookie] = await page.context().cookies();
  expect(cookie).toMatchObject({ name: COOKIE, value, path: '/', sameSite: 'Lax', secure: false });
  const lifeSeconds = (cookie?.expires ?? 0) - Date.now() / 1000;
  expect(Math.abs(lifeSeconds - YEAR_SECONDS)).toBeLessThan(60);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner(page)).toBeHidden();
}

test('who rejects is left alone by everybody else, and may change the choice on the cookies page', async ({
  page,
  context,
}) => {
  const asked = await watchThirdParties(page);
  const choice = page.getByRole('region', { name: 'Your choice', exact: true });
  const value = async () => (await context.cookies())[0]?.value;

  await test.step('nothing is stored and nobody else is asked before the choice', async () => {
    await page.goto('/cookies-policy');
    await expect(choice).toContainText('You have not chosen yet', { useInnerText: true });
    await openHome(page);
    await untilQuiet(page);
    expect(await context.cookies()).toEqual([]);
    expect(asked).toEqual([]);
  });

  await test.step('the keyboard reaches the banner first in the page and is not held by it', async () => {
    await page.getByRole('main').focus();
    await page.keyboard.press('Tab');
    await expect(banner(page).getByRole('link')).toBeFocused();
    for (const name of [ACCEPT, DECLINE]) {
      await page.keyboard.press('Tab');
      await expect(button(page, name)).toBeFocused();
    }
    await page.keyboard.press('Tab');
    expect(await banner(page).evaluate((element) => element.contains(document.activeElement))).toBe(false);
  });

  await test.step('the rejection is kept for a year, and nobody is asked after it', async () => {
    await answer(page, DECLINE, 'declined');
    for (const path of ['/gmaps', '/youtube', '/chatbot', '/plan']) {
      await page.goto(path);
      await untilQuiet(page);
    }
    expect(asked).toEqual([]);
    expect((await context.cookies()).map(({ name, value }) => [name, value])).toEqual([[COOKIE, 'declined']]);
  });

  await test.step('the choice can be changed on the cookies page', async () => {
    await page.goto('/cookies-policy');
    await untilStarted(page);
    await expect(choice).toContainText('You reject all cookies', { useInnerText: true });
    await choice.getByRole('button', { name: ACCEPT }).click();
    await expect(choice).toContainText('You accept all cookies.', { useInnerText: true });
    expect(await value()).toBe('accepted');
    await choice.getByRole('button', { name: DECLINE }).click();
    await expect(choice).toContainText('You reject all cookies', { useInnerText: true });
    await expect(choice).not.toContainText('You accept all cookies.', { useInnerText: true });
    expect(await value()).toBe('declined');
    await page.reload();
    await expect(choice).toContainText('You reject all cookies', { useInnerText: true });
  });
});

test('the acceptance is kept for a year, and the map comes by itself only after it', async ({ page }) => {
  const asked = await watchThirdParties(page);
  await openHome(page);
  await answer(page, ACCEPT, 'accepted');
  await untilQuiet(page);
  expect(asked).toEqual([]);
  await page.goto('/gmaps');
  // A font that comes late may move it out of sight again.
  const map = page.getByRole('main').locator('[data-behaviour=facade]');
  await expect(async () => {
    await map.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    expect(asked).toEqual([externalLinks.mapEmbed]);
  }).toPass();
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('IFRAME');
});

/** Whether the banner could be seen, at each of the first frames that the browser paints. */
async function firstFrames(page: Page): Promise<boolean[]> {
  await page.addInitScript(() => {
    const frames: boolean[] = [];
    Object.assign(window, { bannerFrames: frames });
    const look = () => {
      const shown = document.querySelector('form[action="/api/consent"]');
      frames.push(shown?.checkVisibility() ?? false);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.reload();
  await page.waitForFunction(
    () =>
      performance.getEntriesByName('first-contentful-paint').length > 0 &&
      (window as unknown as { bannerFrames: boolean[] }).bannerFrames.length > 30,
  );
  return page.evaluate(() => (window as unknown as { bannerFrames: boolean[] }).bannerFrames);
}

test('before any script has arrived the buttons work: the first painted frame shows the banner, and after a choice none does', async ({
  page,
  context,
}) => {
  // Scripts never arrive, so that what is painted is the page's own doing.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/');
  expect(await firstFrames(page)).toContain(true);
  await button(page, ACCEPT).click();
  await expect(banner(page)).toBeHidden();
  await expect(page).toHaveURL('/');
  expect(await context.cookies()).toMatchObject([{ name: COOKIE, value: 'accepted', sameSite: 'Lax' }]);
  expect(await firstFrames(page)).not.toContain(true);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing needs consent, so nobody is asked; the cookies page takes a choice and says so', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: ACCEPT })).toBeHidden();
    await page.goto('/cookies-policy');
    await page.getByRole('button', { name: DECLINE }).click();
    await expect(page).toHaveURL('/cookies-policy#consent-declined');
    await expect(page.getByText('You reject all cookies')).toBeVisible();
    await expect(page.getByText('You accept all cookies.')).toBeHidden();
    expect(await context.cookies()).toMatchObject([{ name: COOKIE, value: 'declined' }]);
  });
});
