// Bar: who saves data is sent nothing ahead of a tap.
import { expect, type Page } from '@playwright/test';
import { faqPage } from '#words/faq.ts';
import { test, untilQuiet, withPictures } from '../support/browser-page.ts';

// What stands around the footer's links has its place by its pictures.
test.use({ launchOptions: withPictures });

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

/** The pages that the browser asks for from now on: Playwright itself does not tell of those that it fetches ahead. */
async function documentsOf(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  const paths: string[] = [];
  devtools.on('Network.requestWillBeSent', ({ request, type }) => {
    if (['Document', 'Prefetch', 'Other'].includes(type ?? '')) paths.push(new URL(request.url).pathname);
  });
  await devtools.send('Network.enable');
  return paths;
}

test('the next page comes while the pointer rests on its link, but not for those who save data', async ({
  page,
}) => {
  await page.goto('/maintenance');
  await untilQuiet(page);
  const fetched = await documentsOf(page);
  await footerLink(page, 'FAQ').hover();
  await expect.poll(() => fetched).toContain('/faq');
  await footerLink(page, 'FAQ').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(faqPage.heading);

  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
  await page.goto('/maintenance');
  await untilQuiet(page);
  fetched.length = 0;
  // Away from the link first, so that the pointer comes to it anew.
  await page.mouse.move(0, 0);
  await footerLink(page, 'FAQ').hover();
  await page.waitForTimeout(1_500);
  expect(fetched).toEqual([]);
});
