// Fault caught: the analytics service was told what visitors typed into searches. Bar: nothing before consent.
import { expect, type Page, type Route } from '@playwright/test';
import { test, untilQuiet, watchConsole, watchThirdParties } from '../support/browser-page.ts';
import { configuredSite } from '../support/configured-site.ts';

const ID = 'G-TEST1';
const SCRIPT = `https://www.googletagmanager.com/gtag/js?id=${ID}`;

/** What the service's script does, as far as we rely on it: sets a cookie, and sends what stands in its queue. */
const SERVICE = `(() => {
  document.cookie = '_ga=GA1.1.1.1; path=/; max-age=1000';
  const send = (words) => {
    if (words[0] !== 'event' || window['ga-disable-${ID}']) return;
    const view = { en: words[1], tid: words[2].send_to, dl: words[2].page_location };
    fetch('https://region1.google-analytics.com/g/collect?' + new URLSearchParams(view), { method: 'POST', mode: 'no-cors' });
  };
  const queue = window.dataLayer;
  queue.forEach(send);
  queue.push = (words) => send(words);
})()`;

const site = configuredSite({ ANALYTICS_ID: ID });

function answer(route: Route): Promise<void> {
  return route.request().url() === SCRIPT
    ? route.fulfill({ contentType: 'text/javascript', body: SERVICE })
    : route.fulfill({ status: 204 });
}

/** The address of each view that the service was told of, without our own origin. */
const views = (asked: string[]) =>
  asked
    .filter((url) => url.includes('/g/collect'))
    .map((url) => new URL(url).searchParams.get('dl')?.replace(site.url(''), ''));

async function choose(page: Page, name: string): Promise<void> {
  await page.goto(site.url('/?utm_source=radio'));
  await untilQuiet(page);
  await page.getByRole('button', { name, exact: true }).click();
}

function footerLink(page: Page, name: string) {
  return page.getByRole('contentinfo').getByRole('link', { name, exact: true });
}

test('is told of each page after acceptance, and of none before it or without it', async ({
  page,
  context,
}) => {
  const complaints = watchConsole(page);
  const asked = await watchThirdParties(page, answer);
  const cookies = async () => (await context.cookies()).map(({ name, value }) => [name, value]);

  await test.step('it is not loaded before the choice, and never after a rejection', async () => {
    await page.goto(site.url('/?utm_source=radio'));
    await untilQuiet(page);
    expect(asked).toEqual([]);
    expect(await cookies()).toEqual([]);
    await page.getByRole('button', { name: 'Reject All (except necessary)', exact: true }).click();
    await footerLink(page, 'Home').click();
    await page.goto(site.url('/plan'));
    await untilQuiet(page);
    expect(asked).toEqual([]);
    expect(await cookies()).toEqual([['lashma_cookie_consent', 'declined']]);
    await context.clearCookies();
  });

  await test.step('after acceptance it is told of each page, but of nothing that was typed', async () => {
    await choose(page, 'Accept All Cookies');
    await expect.poll(() => asked[0]).toBe(SCRIPT);
    await expect.poll(() => views(asked)).toEqual(['/']);

    await footerLink(page, 'About').click();
    await expect(page).toHaveURL(site.url('/about'));
    await expect.poll(() => views(asked)).toEqual(['/', '/about']);
    await page.goto(site.url('/provider?jaara-search=Bola+Ade&jaara-page=1&utm_source=radio'));
    const search = '/provider?jaara-search=*&jaara-page=1&utm_source=radio';
    await expect.poll(() => views(asked)).toEqual(['/', '/about', search]);
    expect(asked.filter((url) => url === SCRIPT)).toHaveLength(3);
  });

  await test.step('it falls silent and loses its cookies when the consent is taken back', async () => {
    await page.goto(site.url('/cookies-policy'));
    await expect.poll(() => views(asked).at(-1)).toBe('/cookies-policy');
    const before = views(asked).length;
    expect(await cookies()).toContainEqual(['_ga', 'GA1.1.1.1']);
    await page.getByRole('button', { name: 'Reject All (except necessary)' }).click();
    await expect.poll(cookies).toEqual([['lashma_cookie_consent', 'declined']]);
    await footerLink(page, 'Home').click();
    await expect(page).toHaveURL(site.url('/'));
    await untilQuiet(page);
    expect(views(asked)).toHaveLength(before);
  });

  await test.step('it is not loaded for those who save data', async () => {
    await context.clearCookies();
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    const before = asked.length;
    await choose(page, 'Accept All Cookies');
    await page.goto(site.url('/plan'));
    await untilQuiet(page);
    expect(asked).toHaveLength(before);
  });
  expect(complaints).toEqual([]);
});
