import { expect, type Page, test } from '@playwright/test';
import { untilStarted } from '../support/until-started.ts';
import { withoutPopUp } from '../support/without-pop-up.ts';

const LIST_DATA = /\/blog\.data/;
const POST_DATA = /\/blog\/[a-z-]+\.data/;

const skeletons = (page: Page) => page.locator('[data-skeleton]');
const readMore = (page: Page) => page.getByRole('link', { name: 'Read More' });
const toasts = (page: Page) => page.locator('ul[aria-live=polite] li');
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Holds the answers back until the test lets them through. */
async function holdBack(page: Page, url: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

async function enterFromElsewhere(page: Page): Promise<void> {
  await page.goto('/maintenance');
  await untilStarted(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).click();
}

async function turnTo(page: Page, number: number): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Pages of the blog' })
    .getByRole('link', { name: `Page ${number}`, exact: true })
    .click();
}

test.beforeEach(async ({ page }) => {
  await withoutPopUp(page);
});

test('on a move inside the site six skeleton cards stand in until the posts are there', async ({ page }) => {
  const letThrough = await holdBack(page, LIST_DATA);
  await enterFromElsewhere(page);
  await expect(page).toHaveURL('/blog');
  await expect(page).toHaveTitle('Our Blog');
  await expect(skeletons(page)).toHaveCount(6);
  await expect(page.getByRole('status').filter({ hasText: 'Loading blogs...' })).toBeAttached();
  letThrough();
  await expect(readMore(page)).toHaveCount(9);
  await expect(skeletons(page)).toHaveCount(0);
});

test('on a move to a post it says that it is loading, then shows it under its own title', async ({
  page,
}) => {
  await page.goto('/blog');
  await untilStarted(page);
  const letThrough = await holdBack(page, POST_DATA);
  await readMore(page).nth(1).click();
  await expect(page.getByText('Loading blog...')).toBeVisible();
  letThrough();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Paying your premium/);
  await expect(page).toHaveTitle(/^Paying your premium.* \| LASHMA$/);
  await expect(page.getByText('Loading blog...')).toHaveCount(0);
});

test('a list that cannot be fetched says so, stops loading, and can be tried again', async ({ page }) => {
  await page.route(LIST_DATA, (route) => route.abort());
  await enterFromElsewhere(page);
  await expect(toasts(page)).toContainText('Failed to fetch blogs');
  await expect(skeletons(page)).toHaveCount(0);
  const middle = await toasts(page).evaluate((toast) => {
    const { left, right, top } = toast.getBoundingClientRect();
    return { offCentre: Math.abs((left + right) / 2 - document.documentElement.clientWidth / 2), top };
  });
  expect(middle.offCentre).toBeLessThan(10);
  expect(middle.top).toBeLessThan(200);
  await page.unroute(LIST_DATA);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(readMore(page)).toHaveCount(9);
});

test('an answer that is an error counts as a failure too', async ({ page }) => {
  await page.route(LIST_DATA, (route) => route.fulfill({ status: 502, body: 'bad gateway' }));
  await enterFromElsewhere(page);
  await expect(toasts(page)).toContainText('Failed to fetch blogs');
});

test('a post that cannot be fetched says so and leads back to the blog', async ({ page }) => {
  await page.route(POST_DATA, (route) => route.abort());
  await page.goto('/blog');
  await untilStarted(page);
  await readMore(page).first().click();
  await expect(toasts(page)).toContainText('Failed to fetch blog');
  await expect(page).toHaveURL('/blog');
  await expect(readMore(page)).toHaveCount(9);
});

test('turning the page glides to the top and takes the focus there', async ({ page }) => {
  await page.goto('/blog');
  await untilStarted(page);
  await turnTo(page, 2);
  await expect(readMore(page)).toHaveCount(3);
  await expect.poll(() => scrollY(page)).toBe(0);
  await expect(page.getByRole('region', { name: 'Posts' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Page 2 of 2' })).toBeAttached();
});

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`the way to the top is ${reducedMotion === 'reduce' ? 'a jump' : 'smooth'} for who prefers ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      const asked: unknown[] = [];
      Object.assign(window, { asked });
      const scrollTo = window.scrollTo.bind(window);
      window.scrollTo = (...args: unknown[]) => {
        asked.push(args[0]);
        (scrollTo as (...args: unknown[]) => void)(...args);
      };
    });
    await page.goto('/blog');
    await untilStarted(page);
    await turnTo(page, 2);
    await expect(readMore(page)).toHaveCount(3);
    const behaviour = reducedMotion === 'reduce' ? 'instant' : 'smooth';
    const asked = () => page.evaluate(() => (window as unknown as { asked: unknown[] }).asked);
    await expect.poll(asked).toContainEqual({ top: 0, behavior: behaviour });
  });
}

test('the back button finds the list as it was, at its old place, without loading', async ({ page }) => {
  await page.goto('/blog?page=2');
  await untilStarted(page);
  const last = readMore(page).last();
  await last.scrollIntoViewIfNeeded();
  const before = await scrollY(page);
  await last.click();
  await expect(page.getByRole('article')).toBeVisible();
  expect(await scrollY(page)).toBe(0);
  await page.route(LIST_DATA, (route) => route.abort());
  await page.goBack();
  await expect(page).toHaveURL('/blog?page=2');
  await expect(readMore(page)).toHaveCount(3);
  await expect.poll(() => scrollY(page)).toBe(before);
  await page.goForward();
  await expect(page.getByRole('article')).toBeVisible();
});
