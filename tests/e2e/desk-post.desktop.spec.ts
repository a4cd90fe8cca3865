import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { accountWords } from '#content/desk/account.ts';
import { deskWords } from '#content/desk/desk-words.ts';
import { ticketWords } from '#content/desk/inbox.ts';
import { listWords } from '#content/desk/lists.ts';
import { postWords } from '#content/desk/posts.ts';
import { signInWords } from '#content/desk/sign-in.ts';
import { connectDatabase } from '#server/database/connect.ts';
import type { Database } from '#server/database/schema.ts';
import { startSession } from '#server/features/desk/session-repository.ts';
import { axeFindings } from '../support/accessibility.ts';
import { signIn } from '../support/desk.ts';
import { contactFields } from '../support/send-form.ts';
import { fetchInTurn, type SpawnedSite, spawnSite } from '../support/spawn-site.ts';

// One site for all.
test.describe.configure({ mode: 'default' });
let site: SpawnedSite;
let url: string;
let database: Database;

test.beforeAll(async () => {
  site = spawnSite({ LOG_LEVEL: 'warn' });
  url = await site.listening();
  database = await connectDatabase({ dataDir: site.dataDir, databaseUrl: undefined });
});
test.afterAll(async () => {
  await database.destroy();
  await site.discard();
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function enter(context: BrowserContext, token: string) {
  await context.addCookies([{ name: 'desk', value: token, url: `${url}/desk` }]);
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
  const { person, token } = await signIn(database, 'editor');
  await enter(context, token);
  await page.goto(`${url}/desk/posts/new`);
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

  await database.deleteFrom('desk_sessions').execute();
  await title.fill('A clinic has opened');
  await expect(page.locator('[data-signed-out]')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('New post');
  await enter(context, await startSession(database, person.id));
  await page.locator('form button[type=submit]').click();
  await page.waitForURL('**/desk/posts/*?saved=*');
  await expect(title).toHaveValue('A clinic has opened');
  await expect(text).toHaveValue('> **On Monday**');
  await expect(page.locator('[data-kept]')).toBeHidden();

  await page.setViewportSize({ width: 360, height: 740 });
  expect(await axeFindings(page)).toEqual([]);
  // What stands in the frame is looked at by itself.
  const path = new URL(page.url()).pathname;
  await page.goto(`${url}${path}/preview`);
  expect(await axeFindings(page)).toEqual([]);

  await page.goto(url + path);
  await text.fill('> **On Tuesday**');
  await expect(preview.locator('strong')).toHaveText('On Tuesday');
  await page.goto(`${url}/desk/posts`);
  await page.goBack();
  await expect(text).toHaveValue('> **On Tuesday**');
  await expect(page.locator('[data-kept]')).toBeHidden();
  await expect(preview.locator('strong')).toHaveText('On Tuesday');
  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.getByRole('link', { name: 'Read it on the site' }).click();
  await expect(page.locator('main blockquote strong')).toHaveText('On Tuesday');
  expect(complaints).toEqual([]);
});

test('what is kept on a device is read by its owner alone, and is gone after signing out everywhere', async ({
  page,
  context,
}) => {
  const stored = () => page.evaluate(() => JSON.stringify(localStorage));
  const text = page.getByRole('textbox', { name: 'Text' });
  const { person, token } = await signIn(database, 'editor');
  await enter(context, token);
  await page.goto(`${url}/desk/posts/new`);
  await text.fill('Words that nobody else may read');
  await expect.poll(stored).toContain('desk-typed');

  // As after “Sign out everywhere” on another device.
  await database.deleteFrom('desk_sessions').where('person_id', '=', person.id).execute();
  await page.goto(`${url}/desk/posts/new`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(signInWords.signIn.title);
  expect(await stored()).toContain('desk-typed');
  expect(await stored()).not.toContain('nobody else');
  await enter(context, (await signIn(database, 'editor')).token);
  await page.goto(`${url}/desk/posts/new`);
  await expect(page.locator('html[data-started]')).toBeAttached();
  await expect(page.locator('[data-kept]')).toBeHidden();

  await enter(context, await startSession(database, person.id));
  await page.goto(`${url}/desk/posts/new`);
  await button(page, deskWords.kept.bringBack).click();
  await expect(text).toHaveValue('Words that nobody else may read');
  await page.goto(`${url}/desk/account`);
  await button(page, accountWords.signOutEverywhere).click();
  await expect(page.getByText(accountWords.signedOutEverywhere)).toBeVisible();
  expect(await stored()).toBe('{}');

  await enter(context, await startSession(database, person.id));
  await page.goto(`${url}/desk/posts/new`);
  await text.fill('Words that were typed until the last moment');
  await button(page, deskWords.signOut).click();
  await expect(page.getByText(signInWords.signedOut)).toBeVisible();
  expect(await stored()).toBe('{}');
});

test('a picture that is being made locks the form and says so, however often the button is pressed', async ({
  page,
  context,
}) => {
  await enter(context, (await signIn(database, 'editor')).token);
  await page.goto(`${url}/desk/posts/new`);
  await page.getByLabel(postWords.fields.title, { exact: true }).fill('A wall');
  await page.locator('summary', { hasText: postWords.headPicture }).click();
  await page.getByLabel(postWords.fields.image, { exact: true }).setInputFiles(await smallPicture());
  await page.getByLabel(postWords.fields.imageAlt, { exact: true }).fill('A white wall');
  const sending = page.getByText(postWords.sending);
  await expect(sending).toBeHidden();
  let posts = 0;
  page.on('request', (request) => {
    posts += request.method() === 'POST' && !request.url().includes('/preview') ? 1 : 0;
  });
  // Seen by the page itself, at once: Playwright waits for the page that comes after, which may come soon.
  await button(page, postWords.save)
    .first()
    .evaluate((save: HTMLButtonElement) => {
      setTimeout(() => {
        for (let press = 1; press <= 4; press++) save.click();
        const isShown = document.querySelector('[data-sending]')?.checkVisibility();
        sessionStorage.setItem('seen', `${isShown} ${save.ariaDisabled}`);
      });
    });
  await expect(page.getByText(postWords.notices.save)).toBeVisible({ timeout: 60_000 });
  await expect(sending).toBeHidden();
  expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toBe('true true');
  expect(posts).toBe(1);
});

/** Small, so that the busiest machine makes it within the limit. */
async function smallPicture() {
  const picture = sharp({ create: { width: 300, height: 200, channels: 3, background: '#fff' } });
  return { name: 'wall.jpg', mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() };
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('whoever has signed in writes, previews, notes, uploads and signs out', async ({ page, context }) => {
    await enter(context, (await signIn(database, 'admin')).token);
    await page.goto(`${url}/desk/posts/new`);
    await page.getByLabel(postWords.fields.title, { exact: true }).fill('Written by hand');
    await page.getByLabel(postWords.fields.content, { exact: true }).fill('Some *plain* words.');
    await button(page, postWords.preview.button).click();
    const preview = page.frameLocator(`[title="${postWords.preview.title}"]`);
    await expect(preview.getByText('Some plain words.')).toBeVisible();
    await button(page, postWords.save).first().click();
    await expect(page.getByText(postWords.notices.save)).toBeVisible();

    await fetchInTurn(`${url}/contact`, { method: 'POST', body: new URLSearchParams(contactFields) });
    await page.goto(`${url}/desk/messages?kind=message`);
    await page.getByRole('table').getByRole('link').first().click();
    await page.getByLabel(ticketWords.note.label, { exact: true }).fill('Called back.');
    await button(page, ticketWords.note.submit).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Called back.' })).toBeVisible();

    await page.goto(`${url}/desk/lists?list=agents`);
    const file = { name: 'agents.csv', mimeType: 'text/csv', buffer: Buffer.from('name,phone\nA,12\n') };
    await page.getByLabel(listWords.upload.file).setInputFiles(file);
    await button(page, listWords.upload.submit).click();
    await expect(page.getByRole('heading', { name: listWords.report.problems.heading(1) })).toBeVisible();

    await button(page, deskWords.signOut).click();
    await expect(page.getByText(signInWords.signedOut)).toBeVisible();
  });
});
