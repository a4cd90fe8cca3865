import { expect, type Page, test } from '@playwright/test';
import { withoutPopUp } from '../support/without-pop-up.ts';

/** Listens in the page: what a beacon carries is not shown to those who watch the network. */
async function watchPageViews(page: Page): Promise<string[]> {
  const views: string[] = [];
  await page.exposeFunction('tellView', (body: string) => views.push(JSON.parse(body).path));
  await page.addInitScript(() => {
    const { tellView } = window as unknown as { tellView(body: string): void };
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      if (url === '/api/page-views' && body instanceof Blob) body.text().then(tellView);
      return send(url, body);
    };
  });
  return views;
}

test('each page that is shown is counted once, without a cookie', async ({ page, context }) => {
  await withoutPopUp(page);
  const views = await watchPageViews(page);
  await page.goto('/maintenance?utm_source=radio#main');
  await expect.poll(() => views).toEqual(['/maintenance?utm_source=radio']);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Home', exact: true }).click();
  await expect.poll(() => views).toEqual(['/maintenance?utm_source=radio', '/']);
  await page.goBack();
  await expect.poll(() => views).toHaveLength(3);
  expect(await context.cookies()).toEqual([]);
});

test('what somebody types into a search is not told', async ({ page }) => {
  await withoutPopUp(page);
  const views = await watchPageViews(page);
  await page.goto('/provider?jaara-search=Bola+Ade');
  await expect.poll(() => views).toEqual(['/provider?jaara-search=*']);
});

test('a page that does not exist is counted too', async ({ page }) => {
  const views = await watchPageViews(page);
  await page.goto('/no-such-page');
  await expect.poll(() => views).toEqual(['/no-such-page']);
});

test('a page view is taken in by the server', async ({ page }) => {
  const answered = page.waitForResponse('**/api/page-views');
  await page.goto('/maintenance');
  expect((await answered).status()).toBe(204);
});
