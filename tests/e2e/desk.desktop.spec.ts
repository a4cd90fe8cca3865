import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { deskWords } from '#content/desk/desk-words.ts';
import { inboxWords, ticketWords } from '#content/desk/inbox.ts';
import { listWords } from '#content/desk/lists.ts';
import { overviewWords } from '#content/desk/overview.ts';
import { postErrors, postWords } from '#content/desk/posts.ts';
import { signInWords } from '#content/desk/sign-in.ts';
import type { Role } from '#domain/desk/roles.ts';
import { axeFindings } from '../support/accessibility.ts';
import { complaintFields } from '../support/complaints.ts';
import { signIn } from '../support/desk.ts';
import {
  addAuthenticator,
  changeList,
  type DeskPair,
  listDisagreements,
  openDeskPair,
} from '../support/desk-pair.ts';
import { textOf } from '../support/read-html.ts';
import { fetchInTurn } from '../support/spawn-site.ts';

/** Each process asks once a second, which a busy machine draws out; by itself a page would be made anew after 60 s. */
const SOON = { timeout: 20_000, intervals: [100] };
const MAIL_WAIT = { timeout: 15_000 };
const LIST = 'standard-jaara';
const ALT = 'A nurse reads a card';
const picture = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#1d7a4f' } })
    .png()
    .toBuffer();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** From the command to the overview, by a passkey that is made on the way. */
async function comeIn(page: Page, site: DeskPair): Promise<void> {
  await addAuthenticator(page);
  await page.goto(await site.invite('Ada Obi', 'editor'));
  await expect(page.getByText('Ada Obi')).toBeVisible();
  await button(page, signInWords.invitation.button).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(overviewWords.title);
}

async function enter(page: Page, { database, deskUrl }: DeskPair, role: Role): Promise<void> {
  const { token } = await signIn(database, role);
  await page.context().addCookies([{ name: 'desk', value: token, url: `${deskUrl}/desk` }]);
}

/** What is wrong with a page as people of the desk see it on a phone and at their table. */
async function faultsOf(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    found.push(...(await axeFindings(page)));
  }
  await page.setViewportSize({ width: 320, height: 800 });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  if (wide > 320) found.push(`the page is ${wide} px wide in a window of 320 px`);
  await page.setViewportSize({ width: 1280, height: 800 });
  return found;
}

// One pair of processes for all of them.
test.describe.configure({ mode: 'default' });
let site: DeskPair;
test.beforeAll(async () => {
  site = await openDeskPair();
});
test.afterAll(() => site.close());

const statuses = (path: string) =>
  Promise.all(site.urls.map(async (url) => (await fetchInTurn(url + path)).status));

test('an editor is invited, makes a passkey, and publishes a post with a picture', async ({ page }) => {
  await comeIn(page, site);
  await button(page, deskWords.signOut).click();
  await expect(page.getByText(signInWords.signedOut)).toBeVisible();
  await button(page, signInWords.signIn.button).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(overviewWords.title);

  await page.getByRole('link', { name: overviewWords.blog.write }).click();
  await page.getByLabel(postWords.fields.title, { exact: true }).fill('Cards are ready');
  const text = page.getByLabel(postWords.fields.content, { exact: true });
  await text.fill('Come and **collect** yours.');
  await page.getByText(postWords.addPicture).click();
  const file = { name: 'card.png', mimeType: 'image/png', buffer: await picture() };
  await page.getByLabel(postWords.fields.picture, { exact: true }).setInputFiles(file);
  await button(page, postWords.addPictureButton).click();
  await expect(page.getByRole('alert')).toContainText(postErrors.altMissing);
  await expect(text).toHaveValue('Come and **collect** yours.');

  await page.getByLabel(postWords.fields.picture, { exact: true }).setInputFiles(file);
  await page.getByLabel(postWords.fields.pictureAlt, { exact: true }).fill(ALT);
  await button(page, postWords.addPictureButton).click();
  await expect(page.getByText(postWords.notices['add-picture'])).toBeVisible();
  const preview = page.frameLocator(`[title="${postWords.preview.title}"]`);
  await expect(preview.getByRole('img', { name: ALT })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  await button(page, postWords.publish).click();
  await expect(page.getByText(postWords.notices.publish)).toBeVisible();
  const readers = () =>
    Promise.all(site.urls.map(async (url) => (await fetchInTurn(`${url}/blog/cards-are-ready`)).text()));
  await expect.poll(async () => (await readers()).every((html) => html.includes(ALT)), SOON).toBe(true);
  const src = /<img[^>]*src="([^"]+)"[^>]*alt="A nurse/.exec((await readers())[1] ?? '')?.[1] ?? '';
  expect(await statuses(src)).toEqual([200, 200]);

  await page.getByText(postWords.unpublish).first().click();
  await button(page, postWords.unpublish).click();
  await expect(page.getByText(postWords.notices.unpublish)).toBeVisible();
  await expect.poll(() => statuses('/blog/cards-are-ready'), SOON).toEqual([404, 404]);
});

test('a list with three bad rows is reported, mended and published, and all nine places agree', async ({
  page,
}) => {
  // Documents are drawn anew and read.
  test.slow();
  await enter(page, site, 'directory');
  const stored = await page.request.get(`${site.deskUrl}/desk/lists/${LIST}/1?format=csv`);
  const { bad, badRows, mended, change } = changeList(await stored.text(), '2025-12-31');
  const upload = async (csv: string) => {
    const file = { name: 'hospitals.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
    await page.getByLabel(listWords.upload.file).setInputFiles(file);
    await button(page, listWords.upload.submit).click();
  };
  const disagreements = async () =>
    (await Promise.all(site.urls.map((url) => listDisagreements(url, change)))).flat();
  // Whatever the other process can keep of the old list, it keeps before that changes.
  expect(await listDisagreements(site.urls[1], change)).not.toEqual([]);

  await page.goto(`${site.deskUrl}/desk/lists`);
  await page.getByLabel(listWords.upload.list).selectOption(LIST);
  await upload(bad);
  await expect(page.getByRole('heading', { name: listWords.report.problems.heading(3) })).toBeVisible();
  const report = page.getByRole('table', { name: listWords.report.problems.caption });
  await expect(report.getByRole('rowheader')).toHaveText(badRows.map((row) => new RegExp(`\\b${row}$`)));
  await expect(button(page, listWords.publish.submit)).toHaveCount(0);
  expect(await faultsOf(page)).toEqual([]);

  await page.getByRole('link', { name: listWords.report.problems.again }).click();
  await upload(mended);
  await expect(page.getByText(listWords.changes.summary(2, 1, 2))).toBeVisible();
  await page.getByLabel(listWords.publish.date).fill('2025-12-31');
  await button(page, listWords.publish.submit).click();
  await expect(page.getByRole('status')).toContainText('version 2');
  await expect.poll(() => statuses(change.added.path), SOON).toEqual([200, 200]);
  expect(await disagreements()).toEqual([]);
});

test('staff answer a complaint by mail, and the visitor finds the answer', async ({ page }) => {
  await enter(page, site, 'inbox');
  await page.goto(`${site.deskUrl}/desk/messages`);
  const yesterday = new Date(Date.now() - 86_400_000).toISOString();
  await site.database.updateTable('desk_visits').set({ seen_at: yesterday }).execute();

  const [, visitors] = site.urls;
  const post = (path: string, fields: Record<string, string>) =>
    fetchInTurn(visitors + path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
  expect((await post('/complaint', complaintFields)).status).toBe(303);
  const mails = () =>
    site.smtp.mails.filter(({ recipients }) => recipients.includes(complaintFields.user_email ?? ''));
  await expect.poll(() => mails().length, MAIL_WAIT).toBe(1);
  const [acknowledgement] = mails();
  const reference = /LA-\w{4}-\w{4}/.exec(acknowledgement?.text ?? '')?.[0] ?? '';

  await page.reload();
  const row = page.getByRole('row').filter({ hasText: reference });
  await expect(row).toContainText(inboxWords.isNew);
  await expect(page.getByRole('main')).toContainText('1 new since your last visit');
  expect(await faultsOf(page)).toEqual([]);
  await row.getByRole('link').click();
  await expect(page.getByRole('navigation').locator('[aria-current]')).toHaveText('Messages');
  const answer = 'The hospital pays you back.\nPlease bring the <b>receipt</b>.';
  const field = page.getByLabel(ticketWords.answer.label);
  await field.fill(answer);
  await button(page, ticketWords.assign.take).click();
  await expect(page.getByRole('status')).toContainText(ticketWords.done.assign);
  await expect(field).toHaveValue(answer);
  await page.goto(`${site.deskUrl}/desk/messages`);
  await row.getByRole('link').click();
  await expect(field).toHaveValue('');
  await button(page, deskWords.kept.bringBack).click();
  await expect(field).toHaveValue(answer);
  await button(page, ticketWords.answer.submit).click();
  await expect(page.getByRole('status')).toContainText(complaintFields.user_email ?? '');
  await page.goto(`${site.deskUrl}/desk/complaints/${reference}`);
  await expect(field).toHaveValue('');
  await expect(page.locator('[data-kept]')).toBeHidden();

  await expect.poll(() => mails().length, MAIL_WAIT).toBe(2);
  const answered = mails()[1];
  expect(answered?.text).toContain(answer);
  expect(answered?.subject).toContain(reference);
  expect(answered?.inReplyTo).toBe(acknowledgement?.messageId);
  const status = await post('/complaint/status', { reference, contact: '4567' });
  expect(textOf(await status.text())).toContain('Please bring the <b>receipt</b>.');
});
