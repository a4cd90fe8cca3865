import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { deskRoutes } from '#app/desk/desk-routes.ts';
import { deskWords, overviewWords } from '#content/desk/desk-words.ts';
import { inboxWords, ticketWords } from '#content/desk/inbox.ts';
import { listWords } from '#content/desk/lists.ts';
import { peopleWords } from '#content/desk/people.ts';
import { postWords } from '#content/desk/posts.ts';
import { accountWords, signInWords } from '#content/desk/sign-in.ts';
import { MOST_FILE_BYTES } from '#domain/forms/form-fields.ts';
import { withPictures } from '../support/browser-page.ts';
import { typedComplaint } from '../support/complaints.ts';
import { expectSound, openDeskOnTwoProcesses, SOON } from '../support/desk-on-two-processes.ts';
import { textOf } from '../support/read-html.ts';
import { typedContact } from '../support/send-form.ts';
import { COMPILE_CACHE } from '../support/spawn-site.ts';

test.use({ launchOptions: withPictures });

const MAIL_WAIT = { timeout: 15_000 };
const ALT = 'A nurse reads a card';

// One site for all of them.
test.describe.configure({ mode: 'default' });
const desk = openDeskOnTwoProcesses();
const { button, label, heading, open, ask, enter } = desk;
const previewIn = (page: Page) => page.frameLocator(`[title="${postWords.preview.title}"]`);
const post = (path: string, fields: Record<string, string>) =>
  ask(path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
const statusOf = async (path: string) => (await ask(path)).status;

/** Gives the page a phone's own authenticator, whose owner says yes at once; a security key can take its place. */
async function addAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const add = (transport: 'internal' | 'usb') =>
    client.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport,
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
  const { authenticatorId } = await add('internal');
  return async function plugInKey() {
    await client.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
    await add('usb');
  };
}

/** Small, so that the busiest machine makes it within the limit. */
async function smallPicture() {
  const picture = sharp({ create: { width: 300, height: 200, channels: 3, background: '#1d7a4f' } });
  return { name: 'card.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() };
}

test('an editor is invited, makes a passkey, and publishes a post with a picture', async ({ page }) => {
  const plugInKey = await addAuthenticator(page);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['cli/index.ts', 'desk', 'invite', 'Ada Obi', '--role', 'editor'],
    { env: { NODE_COMPILE_CACHE: COMPILE_CACHE, PUBLIC_URL: desk.site().url, ...desk.site().place } },
  );
  await page.goto(/^http\S+$/m.exec(stdout)?.[0] ?? '');
  await expect(page.getByText('Ada Obi')).toBeVisible();
  await button(page, signInWords.invitation.button).click();
  await expect(heading(page)).toHaveText(overviewWords.title);
  await button(page, deskWords.signOut).click();
  await expect(page.getByText(signInWords.signedOut)).toBeVisible();
  await button(page, signInWords.signIn.button).click();
  await expect(heading(page)).toHaveText(overviewWords.title);

  await open(page, '/desk/account');
  await expect(page.getByText(accountWords.last)).toBeVisible();
  await plugInKey();
  await label(page, accountWords.add.name).fill('Blue key');
  await button(page, accountWords.add.button).click();
  await expect(page.getByText(accountWords.done.added)).toBeVisible();
  await expect(page.getByText('Blue key', { exact: true })).toBeVisible();

  await open(page, '/desk');
  await page.getByRole('link', { name: overviewWords.blog.write }).click();
  await label(page, postWords.fields.title).fill('Cards are ready');
  const content = label(page, postWords.fields.content);
  await content.fill('Come and **collect** yours.\n\nBring your ID.\n\nSee you.');
  // Below the second paragraph, and still there when the form has come back without words for the picture.
  for (const _key of ['to the empty line', 'to the paragraph']) await content.press('ArrowUp');
  await page.getByText(postWords.addPicture).click();
  await label(page, postWords.fields.picture).setInputFiles(await smallPicture());
  await button(page, postWords.addPictureButton).click();
  await label(page, postWords.fields.pictureAlt).fill(ALT);
  await button(page, postWords.addPictureButton).click();
  await expect(page.getByText(postWords.notices['add-picture'])).toBeVisible();
  await expect(content).toHaveValue(/Bring your ID\.\n\n!\[.*\)\n\nSee you\.$/);
  await expect(previewIn(page).getByRole('img', { name: ALT })).toBeVisible();
  await expectSound(page);

  await button(page, postWords.publish).click();
  await expect(page.getByText(postWords.notices.publish)).toBeVisible();
  await expect.poll(() => statusOf('/blog/cards-are-ready'), SOON).toBe(200);
  const html = await (await ask('/blog/cards-are-ready')).text();
  const src = new RegExp(`<img[^>]*src="([^"]+)"[^>]*alt="${ALT}`).exec(html)?.[1] ?? '';
  expect(await statusOf(src)).toBe(200);
  await page.getByText(postWords.steps.unpublish.label, { exact: true }).first().click();
  await button(page, postWords.steps.unpublish.label).click();
  await expect(page.getByText(postWords.notices.unpublish)).toBeVisible();
  await expect.poll(() => statusOf('/blog/cards-are-ready'), SOON).toBe(410);
});

test('a post is removed with a redirect and brought back, and a picture is chosen from the library', async ({
  page,
}) => {
  await enter(page, 'editor');
  await open(page, '/desk/posts/new');
  await label(page, postWords.fields.title).fill('Our new office');
  await label(page, postWords.fields.content).fill('Come and see it.');
  await page.getByText(postWords.addPicture).click();
  await label(page, postWords.fields.picture).setInputFiles(await smallPicture());
  await label(page, postWords.fields.pictureAlt).fill(ALT);
  await button(page, postWords.publish).click();
  await expect(page.getByText(postWords.notices.publish)).toBeVisible();

  await page.getByText(postWords.steps.bin.label, { exact: true }).first().click();
  await label(page, postWords.target.label).last().selectOption('/plan');
  await button(page, postWords.steps.bin.label).click();
  await expect(page.getByText(postWords.notices.bin)).toBeVisible();
  await expectSound(page);
  const removed = async () => {
    const { status, headers } = await ask('/blog/our-new-office', { redirect: 'manual' });
    return [status, headers.get('location')];
  };
  await expect.poll(removed, SOON).toEqual([301, '/plan']);
  await open(page, '/desk/posts/redirects?address=our-new-office');
  await expect(label(page, postWords.target.label)).toHaveValue('/plan');
  await expectSound(page);
  await open(page, '/desk/posts/bin');
  await button(page, postWords.bin.bringBack).click();
  await expect(page.getByText(postWords.bin.back.published)).toBeVisible();
  await expect.poll(() => statusOf('/blog/our-new-office'), SOON).toBe(200);

  await open(page, '/desk/posts/new');
  await label(page, postWords.fields.title).fill('Another post');
  const headPicture = page.getByText(postWords.headPicture, { exact: true });
  await headPicture.click();
  // What is refused in a section that was closed again is shown.
  const tooLarge = { ...(await smallPicture()), buffer: Buffer.alloc(MOST_FILE_BYTES + 1) };
  const file = label(page, postWords.fields.image);
  await file.setInputFiles(tooLarge);
  await headPicture.click();
  await expect(file).toBeHidden();
  await button(page, postWords.save).first().click();
  await expect(file).toBeFocused();
  await file.setInputFiles([]);
  await button(page, postWords.chooseButton).last().click();
  await label(page, postWords.library.search).fill('nurse');
  await button(page, deskWords.show).click();
  await expectSound(page);
  await page.getByRole('link', { name: postWords.library.use }).first().click();
  await expect(label(page, postWords.fields.imageAlt)).toHaveValue(ALT);
  await button(page, postWords.save).first().click();
  await expect(page.getByText(postWords.notices.save)).toBeVisible();
  await expect(page.getByRole('img', { name: postWords.headPictureNow })).toBeVisible();
  await page.getByRole('link', { name: deskWords.help + deskWords.helpWith }).click();
  await expect(heading(page)).toHaveText('Write a post');
  await expectSound(page);
});

test('staff answer a complaint by mail, and the visitor finds the answer', async ({ page }) => {
  await enter(page, 'inbox');
  await open(page, '/desk/messages');
  const yesterday = new Date(Date.now() - 86_400_000).toISOString();
  await desk.database().updateTable('desk_visits').set({ seen_at: yesterday }).execute();
  expect((await post('/complaint', typedComplaint)).status).toBe(303);
  const mails = () =>
    desk.site().smtp.mails.filter(({ recipients }) => recipients.includes(typedComplaint.user_email ?? ''));
  await expect.poll(() => mails().length, MAIL_WAIT).toBe(1);
  const [acknowledgement] = mails();
  const reference = /LA-\w{4}-\w{4}/.exec(acknowledgement?.text ?? '')?.[0] ?? '';

  await page.reload();
  const row = page.getByRole('row').filter({ hasText: reference });
  await expect(row).toContainText(inboxWords.isNew);
  await expectSound(page);
  const template = { id: crypto.randomUUID(), name: 'Refund', texts: JSON.stringify({ en: 'We pay back.' }) };
  const saved = { version: 1, updated_at: yesterday, updated_by: 'Ada' };
  await desk
    .database()
    .insertInto('answer_templates')
    .values({ ...template, ...saved })
    .execute();
  await row.getByRole('link').click();
  const answer = 'The hospital pays you back.\nPlease bring the <b>receipt</b>.';
  const field = page.getByLabel(ticketWords.answer.label);
  await label(page, ticketWords.template.label).selectOption(template.name);
  await button(page, ticketWords.template.fill).click();
  await expect(field).toHaveValue('We pay back.');
  await expect(page).toHaveURL(/#ticket-answer$/);
  // Nothing was typed that could be brought back in its place.
  await expect(page.locator('[data-draft]')).toBeHidden();
  // Back does not ask to send the form again, and shows what was not sent.
  await page.getByRole('link', { name: overviewWords.title, exact: true }).click();
  await page.goBack();
  await expect(field).toHaveValue('We pay back.');
  await field.fill(answer);
  await button(page, ticketWords.assign.take).click();
  await expect(page.getByRole('status')).toContainText(ticketWords.done.assign);
  await expect(field).toHaveValue(answer);
  await open(page, '/desk/messages');
  await row.getByRole('link').click();
  await button(page, deskWords.draft.bringBack).click();
  await expect(field).toHaveValue(answer);
  await button(page, ticketWords.answer.submit).click();
  await expect(page.getByRole('status')).toContainText(typedComplaint.user_email ?? '');
  await open(page, `/desk/complaints/${reference}`);
  await expect(field).toHaveValue('');
  await expect(page.locator('[data-draft]')).toBeHidden();

  await expect.poll(() => mails().length, MAIL_WAIT).toBe(2);
  const answered = mails()[1];
  expect(answered?.text).toContain(answer);
  expect(answered?.subject).toContain(reference);
  expect(answered?.inReplyTo).toBe(acknowledgement?.messageId);
  const status = await post('/complaint/status', { reference, contact: '4567' });
  expect(textOf(await status.text())).toContain('Please bring the <b>receipt</b>.');
});

test('a picture that is being made locks the form and says so, however often the button is pressed', async ({
  page,
}) => {
  await enter(page, 'editor');
  await open(page, '/desk/posts/new');
  await label(page, postWords.fields.title).fill('A wall');
  await page.locator('summary', { hasText: postWords.headPicture }).click();
  await label(page, postWords.fields.image).setInputFiles(await smallPicture());
  await label(page, postWords.fields.imageAlt).fill('A green wall');
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

/** Public pages and the frame of a post, which have axe elsewhere, and a picture, which only other journeys have made. */
const NOT_LOOKED_AT = ['/desk/content/:part/preview', '/desk/posts/:id/preview', '/desk/posts/pictures/:id'];
/** To which no link leads from the pages that are looked at. */
const UNLINKED = [
  '/desk/content/faq/questions/new',
  '/desk/content/contact/offices/new',
  '/desk/places/ikorodu/bernice-clinic',
];

test('every page of the desk is sound on a phone and at a table', { tag: '@rehearsal' }, async ({ page }) => {
  test.setTimeout(600_000);
  await enter(page, 'admin');
  await post('/complaint', typedComplaint);
  await post('/contact', typedContact);
  const template = { id: crypto.randomUUID(), name: 'Delay', texts: JSON.stringify({ en: 'Please wait.' }) };
  const saved = { version: 1, updated_at: new Date().toISOString(), updated_by: 'Ada' };
  await desk
    .database()
    .insertInto('answer_templates')
    .values({ ...template, ...saved })
    .execute();
  await open(page, '/desk/posts/new');
  await label(page, postWords.fields.title).fill('A draft');
  await button(page, postWords.save).first().click();
  await open(page, '/desk/people');
  await label(page, peopleWords.invite.name).fill('Bola');
  await label(page, peopleWords.invite.role).selectOption('inbox');
  await button(page, peopleWords.invite.submit).click();
  await expect(button(page, peopleWords.link.share)).toBeVisible();
  await open(page, '/desk/lists');
  await label(page, listWords.upload.list).selectOption('standard-jaara');
  const buffer = Buffer.from('Name,Address,LGA\nNowhere Hospital,"1, Road",Atlantis\n');
  await label(page, listWords.upload.file).setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer });
  await button(page, listWords.upload.submit).click();
  await expect(page).toHaveURL(/\/uploads\//);

  const routeOf = (path: string) =>
    deskRoutes.find((route) => new RegExp(`^${route.path.replaceAll(/:\w+/g, '[^/]+')}$`).test(path))?.path;
  const looked = new Set<string | undefined>([undefined, ...NOT_LOOKED_AT]);
  const queue = [new URL(page.url()).pathname, ...UNLINKED, '/desk'];
  for (let path = queue.shift(); path; path = queue.shift()) {
    if (looked.has(routeOf(path))) continue;
    looked.add(routeOf(path));
    await open(page, path);
    await expectSound(page);
    const links = await page
      .locator('a[href^="/desk"]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
    queue.push(...links);
  }
  expect(deskRoutes.map((route) => route.path).filter((path) => !looked.has(path))).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('whoever has signed in writes, previews, notes and signs out', async ({ page }) => {
    await enter(page, 'admin');
    await open(page, '/desk/posts/new');
    await label(page, postWords.fields.title).fill('Written by hand');
    await label(page, postWords.fields.content).fill('Some *plain* words.');
    await button(page, postWords.preview.button).click();
    await expect(previewIn(page).getByText('Some plain words.')).toBeVisible();
    await button(page, postWords.save).first().click();
    await expect(page.getByText(postWords.notices.save)).toBeVisible();

    await post('/contact', typedContact);
    await open(page, '/desk/messages?kind=message');
    await page.getByRole('table').getByRole('link').first().click();
    await label(page, ticketWords.note.label).fill('Called back.');
    await button(page, ticketWords.note.submit).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Called back.' })).toBeVisible();

    await button(page, deskWords.signOut).click();
    await expect(page.getByText(signInWords.signedOut)).toBeVisible();
  });
});
