// Bar: a failing database leaves visitors of the blog a way on, and the phone lines.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect } from '@playwright/test';
import { axeFindings } from '../support/accessibility.ts';
import { test, visit, withAndWithoutScripts } from '../support/browser-page.ts';
import { fetchInTurn, type SpawnedSite, spawnSite } from '../support/spawn-site.ts';

const POST = '/blog/is-it-really-us';
const TAKE_AWAY = 'alter table blog rename to taken_away';
const GIVE_BACK = 'alter table taken_away rename to blog';
const CONTENT_CHANGED = 'update content_version set version = version + 1';

// One site for all of them, in this order: what it has shown once, it shows even when its database fails.
test.describe.configure({ mode: 'default' });
let site: SpawnedSite;
let url: string;
let database: DatabaseSync;

test.beforeAll(async () => {
  site = spawnSite({ LOG_LEVEL: 'silent' });
  url = await site.listening();
  database = new DatabaseSync(join(site.dataDir, 'site.db'));
});
test.afterAll(async () => {
  database.close();
  await site.discard();
});

test('when the database fails, /blog is a kind error screen with status 500', async ({ page }) => {
  database.exec(TAKE_AWAY);
  const response = await page.goto(`${url}/blog`);
  expect(response?.status()).toBe(500);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
  await expect(page.getByRole('link', { name: /0800-ILERAEKO/ })).toBeVisible();
  expect.soft(await axeFindings(page)).toEqual([]);
  database.exec(GIVE_BACK);
});

withAndWithoutScripts((javaScriptEnabled) => {
  test('a post that cannot be loaded leads back to the blog, which says so', async ({ page }) => {
    await page.goto(`${url}/blog`);
    await expect(page.getByText('Failed to fetch blog')).toBeHidden();
    database.exec(TAKE_AWAY);
    const response = await page.goto(url + POST);
    expect((await response?.request().redirectedFrom()?.response())?.status()).toBe(303);
    await expect(page).toHaveURL(`${url}/blog#not-fetched`);
    const message = page.getByRole('alert');
    await expect(message).toContainText('Failed to fetch blog');
    await expect(page.getByRole('link', { name: 'Read More' })).toHaveCount(9);
    if (javaScriptEnabled) expect(await axeFindings(page)).toEqual([]);
    await message.getByRole('link', { name: 'Close this message' }).click();
    await expect(message).toBeHidden();
    database.exec(GIVE_BACK);
  });
});

test('posts that go away leave no dead page: one, and at last all of them', async ({ page }) => {
  await visit(page, `${url}/blog`);
  database.exec("delete from blog where id = 'is-it-really-us'");
  await page.getByRole('link', { name: 'Read More' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog not found');
  await expect(page.getByRole('main').getByRole('link', { name: 'Back to Blog' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect((await fetchInTurn(url + POST)).status).toBe(404);

  const readBlog = async () => (await fetchInTurn(`${url}/blog`)).text();
  expect(await readBlog()).toContain('aria-label="Pages of the blog"');
  database.exec('delete from blog where id not in (select id from blog order by date desc limit 9)');
  database.exec(CONTENT_CHANGED);
  await expect.poll(readBlog).not.toContain('aria-label="Pages of the blog"');
  database.exec('delete from blog');
  database.exec(CONTENT_CHANGED);
  await expect.poll(readBlog).toContain('No blogs available');
  await page.goto(`${url}/blog`);
  await expect(page.getByRole('main').getByRole('link', { name: 'See the plans' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});
