import { expect, type Page, test } from '@playwright/test';
import {
  complaintFormWords,
  complaintKindLabels,
  complaintSentPage,
  complaintStates,
  complaintForm as form,
  complaintStatusPage as status,
} from '#words/complaint-page.ts';
import { storedItems } from '#words/cookies.ts';
import { messageForms } from '#words/message-forms.ts';
import { axeFindings } from '../support/accessibility.ts';
import { withAndWithoutScripts } from '../support/browser-page.ts';
import { type MailSite, openMailSite } from '../support/mail-site.ts';
import { fetchInTurn } from '../support/spawn-site.ts';

// One site and one mailbox for both.
test.describe.configure({ mode: 'default' });
let site: MailSite;

const MAIL_WAIT = { timeout: 15_000 };
const field = (page: Page, name: keyof typeof form.fields) =>
  page.getByRole('main').getByLabel(form.fields[name].label);
const send = (page: Page) => page.getByRole('button', { name: form.submit }).click();

/** Renders every page once: right after its start a busy machine may have no turn for the next visitor. */
test.beforeAll(async () => {
  site = await openMailSite();
  const forms = { '/complaint': { find: '1', place: 'clinic' }, '/complaint/status': { reference: '' } };
  for (const [path, fields] of Object.entries(forms))
    await fetchInTurn(site.url + path, { method: 'POST', body: new URLSearchParams(fields) });
  await fetchInTurn(`${site.url}/complaint/sent`);
});
test.afterAll(() => site.discard());

async function ask(page: Page, reference: string, contact: string): Promise<void> {
  await page.goto(`${site.url}/complaint/status`);
  await page.getByRole('textbox', { name: status.fields.reference.label }).fill(reference);
  await page.getByRole('textbox', { name: status.fields.contact.label }).fill(contact);
  await page.getByRole('button', { name: status.submit }).click();
}

withAndWithoutScripts((javaScriptEnabled) => {
  test('somebody complains, keeps the reference, and asks for its state by it', async ({ page }) => {
    const user_email = `ada.${javaScriptEnabled}@example.com`;
    await page.goto(`${site.url}/complaint`);
    await page.getByLabel(complaintKindLabels.charged).check();
    await field(page, 'amount').fill('₦5,000');
    await field(page, 'place').fill('randle');
    await page.getByRole('button', { name: form.find }).click();
    const found = page.getByRole('group', { name: form.found.legend });
    await found.getByRole('radio').first().check();
    const words = 'They asked for money at the gate.\nI have a receipt.';
    await field(page, 'message').fill(words);
    // Enter sends the complaint; it does not look the place up again.
    await field(page, 'happened_about').press('Enter');

    await expect(page.getByRole('alert')).toContainText(complaintFormWords.noContact);
    await expect(page).toHaveTitle(/^Error: /);
    await expect(field(page, 'message')).toHaveValue(words);
    if (javaScriptEnabled) expect(await axeFindings(page, 'main')).toEqual([]);
    // Back from a link inside the form brings it again with every word.
    await page.getByRole('main').getByRole('link', { name: messageForms.privacyLink.label }).click();
    await expect(page).toHaveURL(site.url + messageForms.privacyLink.to);
    await page.goBack();
    await expect(page.getByRole('alert')).toContainText(complaintFormWords.noContact);
    await expect(field(page, 'message')).toHaveValue(words);
    await field(page, 'user_phone').fill('0803 123 4567');
    await field(page, 'user_email').fill(user_email);
    await send(page);

    await expect(page).toHaveURL(`${site.url}/complaint/sent`);
    const shown = page.getByRole('region', { name: complaintSentPage.referenceLabel }).getByText(/^LA-/);
    const reference = await shown.innerText();
    await page.reload();
    await expect(shown).toHaveText(reference);
    expect(site.rows('complaints').filter((row) => row.user_email === user_email)).toMatchObject([
      { reference, amount: 5000, state: 'received', place_path: expect.stringMatching(/^\/provider\//) },
    ]);
    // What the cookies policy says is kept.
    const kept = storedItems.filter(({ trigger, kind }) => trigger === 'complaint' && kind === 'cookie');
    const cookies = await page.context().cookies(page.url());
    expect(cookies.map(({ name }) => name)).toEqual(kept.map(({ name }) => name));
    if (javaScriptEnabled) expect(await axeFindings(page, 'main')).toEqual([]);
    const mailed = () => site.smtp.mails.filter(({ recipients }) => recipients.includes(user_email));
    await expect.poll(() => mailed().length, MAIL_WAIT).toBe(1);
    expect(mailed()[0]?.text).toContain(reference);

    await ask(page, reference.toLowerCase().replaceAll('-', ' '), '4567');
    await expect(page.getByRole('definition').last()).toHaveText(complaintStates.received.label);
    await ask(page, reference, '0000');
    await expect(page.getByRole('alert')).toContainText(status.errors.notFound);
  });
});

test('a complaint survives a reload and a lost connection, can be cleared, and is not kept once sent', async ({
  page,
  context,
}) => {
  const { note, clear } = messageForms.autosave;
  const words = 'They asked for money at the gate.';
  const isFilled = async () => {
    await expect(field(page, 'message')).toHaveValue(words);
    await expect(page.getByLabel(complaintKindLabels.charged)).toBeChecked();
    await expect(field(page, 'user_phone')).toHaveValue('0803 123 4567');
  };
  const fill = async () => {
    await page.getByLabel(complaintKindLabels.charged).check();
    await field(page, 'message').fill(words);
    await field(page, 'user_phone').fill('0803 123 4567');
    await expect(page.getByText(note)).toBeVisible();
  };
  await page.goto(`${site.url}/complaint`);
  await expect(page.getByText(note)).toBeHidden();
  await fill();
  await page.reload();
  await isFilled();
  await page.getByRole('button', { name: clear }).click();
  await page.reload();
  await expect(field(page, 'message')).toHaveValue('');
  await expect(page.getByLabel(complaintKindLabels.charged)).not.toBeChecked();

  await fill();
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed');
  await send(page);
  await failed;
  await context.setOffline(false);
  await page.goto(`${site.url}/complaint`);
  await isFilled();
  // On the way back the browser fills in again what stood there earlier.
  await page.getByRole('main').getByRole('link', { name: messageForms.privacyLink.label }).click();
  await page.goto(`${site.url}/complaint`);
  await isFilled();
  await field(page, 'message').fill('They asked again.');
  await page.getByLabel(complaintKindLabels.refused).check();
  await page.goBack();
  await page.goBack();
  await expect(page.getByText(note)).toBeVisible();
  await expect(field(page, 'message')).toHaveValue('They asked again.');
  await expect(page.getByLabel(complaintKindLabels.refused)).toBeChecked();
  await page.evaluate(() => {
    for (const [key, draft] of Object.entries(sessionStorage))
      sessionStorage.setItem(key, draft.replace('They asked again.', 'They asked a third time.'));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(field(page, 'message')).toHaveValue('They asked a third time.');
  expect(await axeFindings(page, 'main')).toEqual([]);
  await send(page);
  await expect(page).toHaveURL(`${site.url}/complaint/sent`);
  await expect(page.locator('html[data-started]')).toBeAttached();
  const stored = () => page.evaluate(() => Object.values(sessionStorage));
  expect(await stored()).toEqual(['']);
  // Neither does it come back through the history of the tab.
  await page.goBack();
  await expect(field(page, 'message')).toHaveValue('');
  await field(page, 'user_phone').focus();
  await expect(page.getByText(note)).toBeVisible();
  expect(await stored()).toEqual(['']);
  await field(page, 'message').fill('Another one');
  await page.reload();
  await expect(field(page, 'message')).toHaveValue('Another one');
  await expect(field(page, 'user_phone')).toHaveValue('');
});
