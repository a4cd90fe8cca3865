import { expect, type Page, type Route } from '@playwright/test';
import { testOnConfiguredSite } from '../support/configured-site.ts';
import { watchComplaints, watchThirdParties } from '../support/third-parties.ts';
import { untilQuiet } from '../support/until-started.ts';
import { withoutPopUp } from '../support/without-pop-up.ts';

const ID = 'G-TEST1';
const SCRIPT = `https://www.googletagmanager.com/gtag/js?id=${ID}`;

/** What the service's script does, as far as we rely on it: sets a cookie, and sends what stands in its queue. */
const SERVICE = `(() => {
  document.cookie = '_ga=GA1.1.1.1; path=/; max-age=1000';
  const send = (words) => {
    if (words[0] !== 'event' || window['ga-disable-${ID}']) return;
    const view = { en: words[1], tid: words[2].send_to, dl: words[2].page_location, dt: words[2].page_title,
      dr: words[2].page_referrer ?? document.referrer };
    fetch('https://region1.google-analytics.com/g/collect?' + new URLSearchParams(view), { method: 'POST', mode: 'no-cors' });
  };
  const queue = window.dataLayer;
  queue.forEach(send);
  queue.push = (words) => send(words);
})()`;

const test = testOnConfiguredSite({ ANALYTICS_ID: ID });

function answer(route: Route): Promise<void> {
  return route.request().url() === SCRIPT
    ? route.fulfill({ contentType: 'text/javascript', body: SERVICE })
    : route.fulfill({ status: 204 });
}

/** Of each view that the service was told of, the address or the referrer, without our own origin. */
const told = (asked: string[], name: 'dl' | 'dr') =>
  asked
    .filter((url) => url.includes('/g/collect'))
    .map((url) =>
      (new URL(url).searchParams.get(name) ?? '').replace(/^http:\/\/(localhost|127\.0\.0\.1):\d+/, ''),
    );
const views = (asked: string[]) => told(asked, 'dl');

async function choose(page: Page, name: string): Promise<void> {
  await page.goto('/?utm_source=radio');
  await untilQuiet(page);
  await page.getByRole('button', { name, exact: true }).click();
}

function footerLink(page: Page, name: string) {
  return page.getByRole('contentinfo').getByRole('link', { name, exact: true });
}

// What a service worker has kept or fetches itself would pass by the network's edge.
test.use({ serviceWorkers: 'block' });
// One site for all of them.
test.describe.configure({ mode: 'default' });

test.beforeEach(async ({ page }) => {
  await withoutPopUp(page);
});

test('is told of each page after acceptance and of none before, but of nothing that was typed', async ({
  page,
  context,
}) => {
  const complaints = watchComplaints(page);
  const asked = await watchThirdParties(page, answer);
  await page.goto('/?utm_source=radio');
  await untilQuiet(page);
  expect(asked).toEqual([]);
  expect(await context.cookies()).toEqual([]);

  await page.getByRole('button', { name: 'Accept All Cookies' }).click();
  await expect.poll(() => asked[0]).toBe(SCRIPT);
  await expect.poll(() => views(asked)).toEqual(['/']);

  await footerLink(page, 'About').click();
  await expect(page).toHaveURL('/about');
  await expect.poll(() => views(asked)).toEqual(['/', '/about']);
  await page.goto('/provider?jaara-search=Bola+Ade&jaara-page=1&utm_source=radio');
  await expect.poll(() => views(asked).at(-1)).toBe('/provider?jaara-search=*&jaara-page=1&utm_source=radio');
  await footerLink(page, 'About').click();
  await expect
    .poll(() => views(asked))
    .toEqual(['/', '/about', '/provider?jaara-search=*&jaara-page=1&utm_source=radio', '/about']);
  expect(told(asked, 'dr')).toEqual(['/', '/', '', '/provider']);
  await page.goto('/newsletter/confirm?token=x.y', { referer: 'https://mail.example/inbox?letter=42' });
  await expect.poll(() => views(asked).at(-1)).toBe('/newsletter/confirm?token=*');
  expect(told(asked, 'dr').at(-1)).toBe('https://mail.example/');
  expect(asked.filter((url) => url === SCRIPT)).toHaveLength(5);
  expect(complaints).toEqual([]);
});

test('is never loaded after a rejection', async ({ page, context }) => {
  const asked = await watchThirdParties(page, answer);
  await choose(page, 'Reject All (except necessary)');
  await footerLink(page, 'Home').click();
  await page.goto('/plan');
  await untilQuiet(page);
  expect(asked).toEqual([]);
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['lashma_cookie_consent']);
});

test('is not loaded for those who save data', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const asked = await watchThirdParties(page, answer);
  await choose(page, 'Accept All Cookies');
  await page.goto('/plan');
  await untilQuiet(page);
  expect(asked).toEqual([]);
});

test('falls silent and loses its cookies when the consent is taken back', async ({ page, context }) => {
  const asked = await watchThirdParties(page, answer);
  await choose(page, 'Accept All Cookies');
  await expect.poll(() => views(asked)).toHaveLength(1);
  await page.goto('/cookies-policy');
  await expect.poll(() => views(asked)).toEqual(['/', '/cookies-policy']);
  await page.getByRole('button', { name: 'Reject All (except necessary)' }).click();
  await expect
    .poll(async () => (await context.cookies()).map(({ name, value }) => [name, value]))
    .toEqual([['lashma_cookie_consent', 'declined']]);
  await footerLink(page, 'Home').click();
  await expect(page).toHaveURL('/');
  await page.waitForTimeout(500);
  expect(views(asked)).toHaveLength(2);
});
