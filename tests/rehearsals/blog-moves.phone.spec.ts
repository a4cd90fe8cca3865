// Fault caught: a page of the list that could not be fetched had no way back.
import { expect, type Page } from '@playwright/test';
import { holdBack, test, visit } from '../support/browser-page.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const LIST = '**/api/blogs';
const POST = /\/blog\/[a-z-]+$/;

const skeletons = (page: Page) => page.locator('[data-skeleton]');
const readMore = (page: Page) => page.getByRole('link', { name: 'Read More' });
const toasts = (page: Page) => page.locator('ul[aria-live=polite] li');
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

async function turnTo(page: Page, number: number): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Pages of the blog' })
    .getByRole('link', { name: `Page ${number}`, exact: true })
    .click();
}

/** What the page asks `scrollTo` for. */
async function watchScrolls(page: Page): Promise<() => Promise<unknown[]>> {
  await page.addInitScript(() => {
    const asked: unknown[] = [];
    Object.assign(window, { asked });
    const scrollTo = window.scrollTo.bind(window);
    window.scrollTo = (...args: unknown[]) => {
      asked.push(args[0]);
      (scrollTo as (...args: unknown[]) => void)(...args);
    };
  });
  return () => page.evaluate(() => (window as unknown as { asked: unknown[] }).asked);
}

/** What it says then, and when the back button shows the list again. */
type PressedCard = Record<'pressed' | 'returned', string | undefined>;

/**
 * Presses the second card's link and looks at the card while its document is held back. From inside the page, because
 * Playwright itself waits for a document that is on its way.
 */
async function pressSecondCard(page: Page): Promise<PressedCard> {
  const { promise: seen, resolve } = Promise.withResolvers<PressedCard>();
  await page.exposeFunction('tellCard', resolve);
  await page.addInitScript(() => {
    // Nothing is fetched ahead for who saves data, so that the document is asked for only when the link is pressed.
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    addEventListener('click', ({ target }) => {
      const card = (target as Element).closest('li');
      const status = card?.querySelector('[role=status]');
      const words = () => status?.textContent ?? undefined;
      setTimeout(() => {
        const pressed = status?.checkVisibility() ? words() : undefined;
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
        const { tellCard } = window as unknown as { tellCard(card: PressedCard): void };
        tellCard({ pressed, returned: words() });
      }, 100);
    });
  });
  await visit(page, '/blog');
  const letThrough = await holdBack(page, POST);
  await readMore(page).nth(1).click({ noWaitAfter: true });
  const card = await seen;
  letThrough();
  return card;
}

test('the pages of the list turn in place, once it was asked for, and the way to the top is smooth', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (['document', 'fetch'].includes(request.resourceType())) asked.push(new URL(request.url()).pathname);
  });
  const scrolls = await watchScrolls(page);
  const letThrough = await holdBack(page, LIST);
  await visit(page, '/blog', 'blog-list');

  await test.step('six skeleton cards stand in until the posts are there', async () => {
    await turnTo(page, 2);
    await expect(page).toHaveURL('/blog?page=2');
    await expect(skeletons(page)).toHaveCount(6);
    await expect(page.getByRole('status').filter({ hasText: 'Loading blogs...' })).toBeAttached();
    letThrough();
    await expect(readMore(page)).toHaveCount(3);
    await expect(skeletons(page)).toHaveCount(0);
  });

  await test.step('turning the page glides to the top and takes the focus there', async () => {
    expect(await scrolls()).toContainEqual({ top: 0, behavior: 'smooth' });
    await expect.poll(() => scrollY(page)).toBe(0);
    await expect(page.getByRole('region', { name: 'Posts' })).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: 'Page 2 of 2' })).toBeAttached();
  });

  await test.step('the list is asked for once, and the back button turns the pages without loading', async () => {
    await turnTo(page, 1);
    await expect(page).toHaveURL('/blog');
    await expect(readMore(page)).toHaveCount(9);
    await page.goBack();
    await expect(page).toHaveURL('/blog?page=2');
    await expect(readMore(page)).toHaveCount(3);
    await page.goBack();
    await expect(page).toHaveURL('/blog');
    await expect(readMore(page)).toHaveCount(9);
    expect(asked.filter((path) => path === '/blog' || path === '/api/blogs')).toEqual([
      '/blog',
      '/api/blogs',
    ]);
  });
});

test('a list that cannot be fetched says so once, stops loading, and can be tried again', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const scrolls = await watchScrolls(page);
  await page.route(LIST, (route) => route.abort());
  await visit(page, '/blog', 'blog-list');
  await turnTo(page, 2);
  await expect(toasts(page)).toContainText('Failed to fetch blogs');
  await expect(skeletons(page)).toHaveCount(0);
  // Who prefers less movement is brought to the top by a jump.
  expect(await scrolls()).toContainEqual({ top: 0, behavior: 'instant' });

  const again = page.getByRole('button', { name: 'Try again' });
  const failed = page.waitForEvent('requestfailed');
  await again.click();
  await failed;
  await expect(again).toBeVisible();
  await expect(toasts(page)).toHaveCount(1);

  await toasts(page).getByRole('button').click();
  await expect(toasts(page)).toHaveCount(0);
  await page.unroute(LIST);
  await page.route(LIST, (route) => route.fulfill({ status: 502, body: 'bad gateway' }));
  await again.click();
  await expect(toasts(page)).toContainText('Failed to fetch blogs');

  await page.unroute(LIST);
  await again.click();
  await expect(readMore(page)).toHaveCount(3);
});

test('the pressed card says that its post is loading until the post is there', async ({ page }) => {
  const card = await pressSecondCard(page);
  expect(card).toEqual({ pressed: 'Loading blog...', returned: '' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Paying your premium/);
});
