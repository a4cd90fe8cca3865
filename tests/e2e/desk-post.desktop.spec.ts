import { type BrowserContext, expect, test } from '@playwright/test';
import { startSession } from '#server/features/desk/session-repository.ts';
import { axeFindings } from '../support/axe-findings.ts';
import { signIn } from '../support/desk.ts';
import { type OwnSite, openOwnSite } from '../support/own-site.ts';

let site: OwnSite;
test.beforeAll(async () => {
  site = await openOwnSite();
});
test.afterAll(() => site.close());

async function enter(context: BrowserContext, token: string) {
  await context.addCookies([{ name: 'desk', value: token, url: `${site.url}/desk` }]);
}

test('an editor loses nothing of what is typed, neither by a reload nor with the session', async ({
  page,
  context,
}) => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // That the session is over is the point, and axe would look into the frame, where nothing may run.
    const isExpected = /status of 401|frame is sandboxed/.test(message.text());
    if (message.type() === 'error' && !isExpected) complaints.push(message.text());
  });
  const { person, token } = await signIn(site.database, 'editor');
  await enter(context, token);
  await page.goto(`${site.url}/desk/posts/new`);
  const [title, text] = [page.getByLabel('Title'), page.getByRole('textbox', { name: 'Text' })];
  const preview = page.frameLocator('iframe');
  await title.fill('A clinic opens');
  await text.fill('On Monday');
  await text.selectText();
  await text.press('Control+b');
  await expect(text).toHaveValue('**On Monday**');
  await expect(preview.locator('strong')).toHaveText('On Monday');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('A clinic opens');

  await page.reload();
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(text).toHaveValue('**On Monday**');
  await expect(preview.locator('strong')).toHaveText('On Monday');
  await page.getByRole('button', { name: 'Quote' }).click();
  await expect(preview.locator('blockquote')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await site.database.deleteFrom('desk_sessions').execute();
  await title.fill('A clinic has opened');
  await expect(page.locator('[data-signed-out]')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('New post');
  await enter(context, await startSession(site.database, person.id));
  await page.locator('form button[type=submit]').click();
  await page.waitForURL('**/desk/posts/*?saved=*');
  await expect(title).toHaveValue('A clinic has opened');
  await expect(text).toHaveValue('> **On Monday**');
  await expect(page.locator('[data-kept]')).toBeHidden();

  await page.setViewportSize({ width: 360, height: 740 });
  expect(await axeFindings(page)).toEqual([]);
  // What stands in the frame is looked at by itself.
  const path = new URL(page.url()).pathname;
  await page.goto(`${site.url}${path}/preview`);
  expect(await axeFindings(page)).toEqual([]);

  await page.goto(site.url + path);
  await text.fill('> **On Tuesday**');
  await expect(preview.locator('strong')).toHaveText('On Tuesday');
  await page.goto(`${site.url}/desk/posts`);
  await page.goBack();
  await expect(text).toHaveValue('> **On Tuesday**');
  await expect(page.locator('[data-kept]')).toBeHidden();
  await expect(preview.locator('strong')).toHaveText('On Tuesday');
  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.getByRole('link', { name: 'Read it on the site' }).click();
  await expect(page.locator('main blockquote strong')).toHaveText('On Tuesday');
  expect(complaints).toEqual([]);
});
