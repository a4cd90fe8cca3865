import { expect, type Page } from '@playwright/test';
import { holdTime, test, visit, withAndWithoutScripts } from '../support/browser-page.ts';

const NEWEST = { title: 'Is it really us? How to spot a fraud', path: '/blog/is-it-really-us' };

const readMore = (page: Page) => page.getByRole('link', { name: 'Read More' });
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages of the blog' });

withAndWithoutScripts(() => {
  test('from the blog to a post and back, and on to the second page', async ({ page }) => {
    await test.step('the blog shows nine posts a page', async () => {
      await page.goto('/blog');
      await expect(readMore(page)).toHaveCount(9);
      await expect(pages(page).locator('[aria-current]')).toHaveText('1');
    });

    await test.step('a card tells the date and the title, and leads to the post', async () => {
      const card = page
        .locator('li')
        .filter({ has: readMore(page) })
        .first();
      await expect(card.getByRole('heading', { level: 2 })).toHaveText(NEWEST.title);
      await expect(card.locator('time')).toHaveText('3 November 2026');
      await card.getByRole('link', { name: `Read More ${NEWEST.title}` }).click();
      await expect(page).toHaveURL(NEWEST.path);
    });

    await test.step('a post has its words, further reading, and the way back', async () => {
      await expect(page.locator('link[rel=alternate][type="application/atom+xml"]')).toHaveCount(1);
      const article = page.getByRole('article');
      await expect(article.getByRole('heading', { level: 2 }).first()).toHaveText('Five signs of a fraud');
      await expect(article.getByRole('link', { name: 'Send by WhatsApp' })).toBeVisible();
      const further = page.getByRole('region', { name: 'Further reading' });
      await expect(further.getByRole('heading', { level: 3 })).toHaveCount(3);
      await expect(further).not.toContainText(NEWEST.title);
      await article.getByRole('link', { name: 'Back to Blog' }).click();
      await expect(page).toHaveURL('/blog');
    });

    await test.step('numbered pages lead to the rest', async () => {
      await pages(page).getByRole('link', { name: 'Page 2', exact: true }).click();
      await expect(page).toHaveURL('/blog?page=2');
      await expect(readMore(page)).toHaveCount(3);
      await expect(pages(page).locator('[aria-current]')).toHaveText('2');
    });
  });
});

test('a post can be shared, and the news of it goes by itself', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, NEWEST.path);
  await holdTime(page);
  await page.getByRole('button', { name: 'Share this post' }).click();
  await expect(page.getByText('The link is copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(NEWEST.path);
  await page.clock.runFor(5_900);
  await expect(page.getByText('The link is copied.')).toBeVisible();
  await page.clock.runFor(200);
  await expect(page.getByText('The link is copied.')).toHaveCount(0);
});
