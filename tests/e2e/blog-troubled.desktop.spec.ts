import { expect, test } from '@playwright/test';
import { axeFindings } from '../support/axe-findings.ts';
import { type OwnSite, openOwnSite } from '../support/own-site.ts';
import { untilStarted } from '../support/until-started.ts';
import { withoutPopUp } from '../support/without-pop-up.ts';

const POST = '/blog/is-it-really-us';

let site: OwnSite;

test.beforeEach(async ({ page }) => {
  await withoutPopUp(page);
  site = await openOwnSite();
});

test.afterEach(() => site.close());

test('a blog without posts says so and offers ways on', async ({ page }) => {
  await site.database.deleteFrom('blog').execute();
  await page.goto(`${site.url}/blog`);
  await expect(page.getByText('No blogs available')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Pages of the blog' })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'See the plans' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test('nine posts need no pages', async ({ page }) => {
  const newest = site.database.selectFrom('blog').select('id').orderBy('date', 'desc').limit(9);
  await site.database.deleteFrom('blog').where('id', 'not in', newest).execute();
  await page.goto(`${site.url}/blog`);
  await expect(page.getByRole('link', { name: 'Read More' })).toHaveCount(9);
  await expect(page.getByRole('navigation', { name: 'Pages of the blog' })).toHaveCount(0);
});

test('when the database fails, /blog and its posts are a kind error screen with status 500', async ({
  page,
}) => {
  await site.database.schema.dropTable('blog').execute();
  const response = await page.goto(`${site.url}/blog`);
  expect(response?.status()).toBe(500);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
  await expect(page.getByRole('link', { name: /0800-ILERAEKO/ })).toBeVisible();
  expect.soft(await axeFindings(page)).toEqual([]);

  const ofPost = await page.goto(`${site.url}${POST}`);
  expect(ofPost?.status()).toBe(500);
  await expect(page).toHaveURL(`${site.url}/blog#not-fetched`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a post that cannot be loaded leads back to the blog, which says so', async ({ page }) => {
      await page.goto(`${site.url}/blog`);
      await expect(page.getByText('Failed to fetch blog')).toBeHidden();
      await site.database.schema.dropTable('blog').execute();
      const response = await page.goto(`${site.url}${POST}`);
      expect((await response?.request().redirectedFrom()?.response())?.status()).toBe(303);
      await expect(page).toHaveURL(`${site.url}/blog#not-fetched`);
      const message = page.getByRole('alert');
      await expect(message).toContainText('Failed to fetch blog');
      await expect(page.getByRole('link', { name: 'Read More' })).toHaveCount(9);
      const middle = await message.locator('p').evaluate((words) => {
        const { left, right, top } = words.parentElement?.getBoundingClientRect() ?? new DOMRect();
        return { offCentre: Math.abs((left + right) / 2 - document.documentElement.clientWidth / 2), top };
      });
      expect(middle.offCentre).toBeLessThan(10);
      expect(middle.top).toBeLessThan(200);
      if (javaScriptEnabled) expect(await axeFindings(page)).toEqual([]);
      await message.getByRole('link', { name: 'Close this message' }).click();
      await expect(message).toBeHidden();
    });
  });
}

test('a post that was taken down meanwhile is not found, although a card still leads to it', async ({
  page,
}) => {
  await page.goto(`${site.url}/blog`);
  await untilStarted(page);
  await site.database.deleteFrom('blog').where('id', '=', 'is-it-really-us').execute();
  await page.getByRole('link', { name: 'Read More' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog not found');
  await expect(page).toHaveTitle('Blog not found | LASHMA');
});
