import { expect, type Page, test } from '@playwright/test';
import { deskWords } from '#content/desk/desk-words.ts';
import { postWords } from '#content/desk/posts.ts';
import { accountWords, signInWords } from '#content/desk/sign-in.ts';
import { startSession } from '#server/features/desk/session-repository.ts';
import { axeFindings } from '../support/accessibility.ts';
import { expectSound, openDeskOnTwoProcesses } from '../support/desk-on-two-processes.ts';

// One site for all of them.
test.describe.configure({ mode: 'default' });
const desk = openDeskOnTwoProcesses();
const { button, heading, open, enter, setSession } = desk;
const previewIn = (page: Page) => page.frameLocator(`[title="${postWords.preview.title}"]`);

test('an editor loses nothing of what is typed, neither by a reload nor with the session', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // That the session is over is the point, and axe would look into the frame, where nothing may run.
    const isExpected = /status of 401|frame is sandboxed/.test(message.text());
    if (message.type() === 'error' && !isExpected) complaints.push(message.text());
  });
  const person = await enter(page, 'editor');
  await open(page, '/desk/posts/new');
  const [title, text] = [page.getByLabel('Title'), page.getByRole('textbox', { name: 'Text' })];
  const preview = previewIn(page);
  await title.fill('A clinic opens');
  await text.fill('On Monday');
  await text.selectText();
  await text.press('Control+b');
  await expect(text).toHaveValue('**On Monday**');
  await expect(preview.locator('strong')).toHaveText('On Monday');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('A clinic opens');

  await page.reload();
  await button(page, deskWords.draft.bringBack).click();
  await expect(text).toHaveValue('**On Monday**');
  await button(page, postWords.toolbar.quote).click();
  await expect(preview.locator('blockquote')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await desk.database().deleteFrom('desk_sessions').execute();
  await title.fill('A clinic has opened');
  await expect(page.locator('[data-signed-out]')).toBeVisible();
  await button(page, postWords.save).first().click();
  await expect(heading(page)).toHaveText(signInWords.sessionOver.title);
  await setSession(page, await startSession(desk.database(), person.id));
  await button(page, signInWords.sessionOver.again).click();
  await page.waitForURL('**/desk/posts/*?saved=*');
  await expect(title).toHaveValue('A clinic has opened');
  await expect(text).toHaveValue('> **On Monday**');
  await expect(page.locator('[data-draft]')).toBeHidden();

  // What stands in the frame is looked at by itself.
  const { pathname } = new URL(page.url());
  await open(page, `${pathname}/preview`);
  expect(await axeFindings(page)).toEqual([]);

  await open(page, pathname);
  await text.fill('> **On Tuesday**');
  await expect(preview.locator('strong')).toHaveText('On Tuesday');
  await open(page, '/desk/posts');
  await page.goBack();
  await expect(text).toHaveValue('> **On Tuesday**');
  await expect(page.locator('[data-draft]')).toBeHidden();
  await expect(preview.locator('strong')).toHaveText('On Tuesday');
  expect(complaints).toEqual([]);
});

test('a draft stays in its tab for its author alone, and is gone after signing out', async ({ page }) => {
  const stored = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  const text = page.getByRole('textbox', { name: 'Text' });
  const kept = page.locator('[data-draft]');
  const { id } = await enter(page, 'editor');
  await open(page, '/desk/posts/new');
  await text.fill('Words that nobody else may read');
  expect(await stored()).toContain('nobody else');
  // Earlier versions of the desk stored text in another way.
  await page.evaluate(() => localStorage.setItem('desk-typed:1:post:new', '{}'));
  await page.reload();
  await button(page, deskWords.draft.bringBack).click();
  await expect(text).toHaveValue('Words that nobody else may read');
  await enter(page, 'editor');
  await open(page, '/desk/posts/new');
  await expect(page.locator('html[data-started]')).toBeAttached();
  await expect(kept).toBeHidden();
  expect(await stored()).toBe('[{},{}]');

  await setSession(page, await startSession(desk.database(), id));
  await open(page, '/desk/posts/new');
  await text.fill('Words before signing out everywhere');
  await open(page, '/desk/account');
  await button(page, accountWords.signOutEverywhere).click();
  await expect(page.getByText(accountWords.signedOutEverywhere)).toBeVisible();
  expect(await stored()).toBe('[{},{}]');

  await setSession(page, await startSession(desk.database(), id));
  await open(page, '/desk/posts/new');
  await text.fill('Words that were typed until the last moment');
  await button(page, deskWords.signOut).click();
  await expect(page.getByText(signInWords.signedOut)).toBeVisible();
  expect(await stored()).toBe('[{},{}]');
});

test('a draft that a colleague has overtaken is shown next to their text, and overwrites nothing', async ({
  page,
  browser,
}) => {
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  const template = { id: crypto.randomUUID(), name: 'Delay', texts: JSON.stringify({ en: 'Please wait.' }) };
  const saved = { version: 1, updated_at: new Date().toISOString(), updated_by: 'Ada' };
  await desk
    .database()
    .insertInto('answer_templates')
    .values({ ...template, ...saved })
    .execute();
  const colleague = await (await browser.newContext()).newPage();
  for (const one of [page, colleague]) await enter(one, 'admin');

  const save = (one: Page) =>
    one
      .getByRole('button', { name: /^Save the (?:draft|template)$/ })
      .first()
      .click();
  // Their forms name the saved revision in different ways.
  for (const [path, name, elsewhere] of [
    ['/desk/content/faq/questions/lost-card', 'question-en', '/desk/content'],
    [`/desk/templates/${template.id}`, 'text-en', '/desk/templates'],
  ] as const) {
    const field = page.locator(`[name="${name}"]`);
    const draft = page.locator('[data-draft]');
    await open(page, path);
    await field.fill('What had I typed?');
    await open(page, elsewhere);
    await page.goBack();
    await expect(field).toHaveValue('What had I typed?');

    await open(colleague, path);
    await colleague.locator(`[name="${name}"]`).fill('What has a colleague saved?');
    await save(colleague);
    await expect(colleague).toHaveURL(/saved=/);

    for (const comeBack of [() => page.reload(), () => page.goBack()]) {
      await comeBack();
      await expect(draft).toContainText(deskWords.draft.older);
      await expect(draft.getByRole('definition')).toHaveText('What had I typed?');
      await expect(field).toHaveValue('What has a colleague saved?');
      await open(page, elsewhere);
    }
    await open(page, path);
    await expectSound(page);
    await button(page, deskWords.draft.bringBack).click();
    await save(page);
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(field).toHaveValue('What had I typed?');
    await open(colleague, path);
    await expect(colleague.locator(`[name="${name}"]`)).toHaveValue('What has a colleague saved?');
  }
  expect(thrown).toEqual([]);
  await colleague.context().close();
});
