import { expect, type Page } from '@playwright/test';
import { lagosDay } from '#domain/text/format-date.ts';
import { connectDatabase } from '#server/database/connect.ts';
import { hydrateIsland, test, untilQuiet, watchConsole, withPictures } from '../support/browser-page.ts';
import { hostileMarkdown } from '../support/hostile-markdown.ts';
import { publishPost } from '../support/posts.ts';
import { type SpawnedSite, spawnSite } from '../support/spawn-site.ts';

test.use({ launchOptions: withPictures });

const title = 'Hostile <img src=x onerror=window.hit=1> & "kind"';
// One site for all of them.
test.describe.configure({ mode: 'default' });
let site: SpawnedSite;
let url: string;

test.beforeAll(async () => {
  site = spawnSite({ LOG_LEVEL: 'warn' });
  url = await site.listening();
  const database = await connectDatabase({ dataDir: site.dataDir, databaseUrl: undefined });
  const date = lagosDay(new Date());
  await publishPost(database, { id: 'hostile', title, date, content: hostileMarkdown.join('\n\n') });
  await database.destroy();
});
test.afterAll(() => site.discard());

const ways: Record<string, (page: Page) => Promise<void>> = {
  'opened by its address': async (page) => {
    await page.goto(`${url}/blog/hostile`);
  },
  'reached from a card that the browser has drawn': async (page) => {
    await page.goto(`${url}/blog`);
    // The cards of the first page are then made from what the API says.
    await hydrateIsland(page, 'blog-list');
    for (const name of ['Page 2', 'Page 1']) {
      await page.getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('status').filter({ hasText: `${name} of 2` })).toBeAttached();
    }
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
    await page.locator('a[href="/blog/hostile"]').first().click();
  },
};

test('a hostile post, however it is reached, runs nothing, asks nothing of other sites and breaks no page', async ({
  page,
}) => {
  const foreign: string[] = [];
  const complaints = watchConsole(page);
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== url && !request.url().startsWith('data:'))
      foreign.push(request.url());
  });
  page.on('dialog', () => complaints.push('a dialog opened'));

  for (const [way, reach] of Object.entries(ways))
    await test.step(way, async () => {
      await reach(page);
      await page.waitForURL('**/blog/hostile');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByText('window.hit=1').first()).toBeVisible();
      await untilQuiet(page);

      for (const link of await page.getByRole('link', { name: 'x', exact: true }).all()) await link.hover();
      expect(await page.evaluate(() => 'hit' in window)).toBe(false);
      expect(foreign).toEqual([]);
      expect(complaints).toEqual([]);
      await expect(page.getByRole('contentinfo')).toBeAttached();
    });
});
