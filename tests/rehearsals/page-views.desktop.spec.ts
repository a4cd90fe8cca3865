// Bar: page views are counted once, without a cookie, as the privacy policy says.
import { expect, type Page } from '@playwright/test';
import { test, untilStarted, visit } from '../support/browser-page.ts';

const KEPT = 'told-views';

/** Listens in the page: what a beacon carries is not shown to those who watch the network. */
async function watchPageViews(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript((key) => {
    const words = new WeakMap<object, string>();
    window.Blob = class extends Blob {
      constructor(parts: BlobPart[] = [], options?: BlobPropertyBag) {
        super(parts, options);
        words.set(this, String(parts[0]));
      }
    };
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      const told = JSON.parse(words.get(Object(body)) ?? '{}').path;
      const before = JSON.parse(sessionStorage.getItem(key) ?? '[]');
      // Kept for the next page: this one is being left.
      if (url === '/api/page-views') sessionStorage.setItem(key, JSON.stringify([...before, told]));
      return send(url, body);
    };
  }, KEPT);
  return () => page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? '[]'), KEPT);
}

test('each page that is shown is counted once, when it is left, without a cookie', async ({
  page,
  context,
}) => {
  const views = await watchPageViews(page);
  await visit(page, '/maintenance?utm_source=radio#main');
  expect(await views()).toEqual([]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Home', exact: true }).click();
  await page.waitForURL('/');
  await untilStarted(page);
  const told = ['/maintenance?utm_source=radio'];
  expect(await views()).toEqual(told);
  await page.goBack();
  await untilStarted(page);
  told.push('/');
  expect(await views()).toEqual(told);
  await page.goForward();
  told.push('/maintenance?utm_source=radio');
  expect(await views()).toEqual(told);
  expect(await context.cookies()).toEqual([]);

  // Nor what somebody types into a search; a page that does not exist is counted too.
  await untilStarted(page);
  await visit(page, '/provider?jaara-search=Bola+Ade');
  await visit(page, '/no-such-page');
  await visit(page, '/maintenance');
  told.push('/', '/provider?jaara-search=*', '/no-such-page');
  expect(await views()).toEqual(told);

  // As if another tab were chosen: of what a page sends while it ends, no answer is shown.
  const answered = page.waitForResponse('**/api/page-views');
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect((await answered).status()).toBe(204);
});
