import { expect, type Page } from '@playwright/test';
import { formatDate } from '#domain/text/format-date.ts';
import { contactForm } from '#words/contact-page.ts';
import { afterMessage, formWords, messageForms } from '#words/message-forms.ts';
import { phoneLines } from '#words/site.ts';
import { axeFindings } from '../support/accessibility.ts';
import { holdBack, hydrateIsland, test, untilQuiet, untilStarted, visit } from '../support/browser-page.ts';
import {
  answerDialog,
  contactField,
  fillContact,
  openedAWhileAgo,
  readContact,
  SEND_FORM,
  visitor,
} from '../support/contact-form.ts';
import { answerIn } from '../support/send-form.ts';
import { spawnSite } from '../support/spawn-site.ts';

/** A link that names a place in the subject. */
const SUBJECT_FILLED_IN = '/contact?subject=Wrong%20detail%3A%20%E1%BB%8Cl%C3%A1%20Hospital';

const empty = { user_name: '', user_email: '', user_phone: '', subject: '', message: '' };

const send = contactForm.submit;

/** Presses the button and answers what is asked then. */
async function sendAnd(page: Page, answer: 'ok' | 'cancel'): Promise<{ type: string; text: string }> {
  const asked = answerDialog(page, answer);
  await page.getByRole('button', { name: send }).click();
  return asked;
}

const kept = (page: Page) => page.evaluate(() => ({ ...sessionStorage }));

test.describe('with JavaScript', () => {
  test('what is typed survives a reload and a lost connection, and can be cleared', async ({
    page,
    context,
  }) => {
    const { note, clear } = messageForms.autosave;
    await page.goto('/contact');
    await expect(page.getByText(note)).toBeHidden();
    await contactField(page, 'user_name').focus();
    await expect(page.getByText(note)).toBeVisible();
    await hydrateIsland(page, 'contact-form');
    await fillContact(page, visitor);
    await page.reload();
    await expect(contactField(page, 'message')).toHaveValue(visitor.message as string);
    expect(await readContact(page)).toEqual(visitor);
    await expect(page.getByText(note)).toBeVisible();
    // Neither the honeypot nor the hidden fields.
    const names = Object.values(await kept(page)).flatMap((text) => Object.keys(JSON.parse(text).values));
    expect(names).toEqual(Object.keys(visitor));

    await hydrateIsland(page, 'contact-form');
    await context.setOffline(true);
    expect((await sendAnd(page, 'ok')).text).toBe(contactForm.failed);
    const number = page.getByRole('status').getByText(phoneLines.tollFree.digits, { exact: true }).first();
    await expect(number).toHaveCSS('white-space', 'nowrap');
    await context.setOffline(false);
    await page.goto(SUBJECT_FILLED_IN);
    await expect(contactField(page, 'message')).toHaveValue(visitor.message as string);
    // What a link fills in comes before what was typed earlier.
    await expect(contactField(page, 'subject')).toHaveValue('Wrong detail: Ọlá Hospital');
    expect(await axeFindings(page, 'main')).toEqual([]);

    await page.getByRole('button', { name: clear }).click();
    expect(await readContact(page)).toEqual(empty);
    await expect(contactField(page, 'user_name')).toBeFocused();
    expect(await kept(page)).toEqual({});
    await page.goto('/contact');
    await untilStarted(page);
    expect(await readContact(page)).toEqual(empty);
  });

  test('a message is put right, sent in spite of failures, and said to be sent', async ({ page }) => {
    const files: string[] = [];
    const calls: string[] = [];
    page.on('request', (request) => {
      files.push(new URL(request.url()).pathname);
      if (request.method() === 'POST' && request.url().includes('send-form')) calls.push(request.url());
    });
    const note = page.getByText(contactForm.sentNote);

    await openedAWhileAgo(page);
    await page.goto(SUBJECT_FILLED_IN);

    await test.step('the sending library comes when somebody comes to the form', async () => {
      await untilQuiet(page);
      expect(files.filter((file) => /email-service|contact-form/.test(file))).toEqual([]);
      await contactField(page, 'user_name').focus();
      await expect.poll(() => files.filter((file) => file.includes('email-service'))).toHaveLength(1);
      await hydrateIsland(page, 'contact-form');
      await expect(contactField(page, 'subject')).toHaveValue('Wrong detail: Ọlá Hospital');
    });

    await test.step('Enter begins a line of the message, and what is sent stays until it is answered', async () => {
      await fillContact(page, { ...visitor, message: 'First line' });
      await contactField(page, 'message').press('Enter');
      await page.keyboard.type('second line');
      expect((await sendAnd(page, 'cancel')).text).toBe(contactForm.sent);
      expect(await readContact(page)).toEqual({ ...visitor, message: 'First line\nsecond line' });
      expect(calls).toHaveLength(1);
      // What is sent from this page now is another message, not the same one sent again.
      await expect(page.locator('form[action="/contact"] [name="started_at"]')).toHaveValue('');
    });

    await test.step('what is missing is listed, tied to its field and leads there; nothing is sent', async () => {
      await fillContact(page, { user_name: '  ', user_email: 'ada@example', message: 'x'.repeat(5001) });
      await page.getByRole('button', { name: send }).click();
      const summary = page.getByRole('alert');
      await expect(summary).toBeFocused();
      const reasons = [formWords.missing.user_name, formWords.badEmail, formWords.tooLong(5000, 5001)];
      await expect(summary.getByRole('link')).toHaveText(reasons as string[]);
      await expect(contactField(page, 'user_email')).toHaveAccessibleDescription(formWords.badEmail);
      await expect(contactField(page, 'user_email')).toHaveAttribute('aria-invalid', 'true');
      await expect(page).toHaveTitle('Error: Contact Us | LASHMA');
      expect(await axeFindings(page, 'main')).toEqual([]);
      await summary.getByRole('link', { name: formWords.badEmail }).click();
      await expect(contactField(page, 'user_email')).toBeFocused();
      expect(await contactField(page, 'message').inputValue()).toHaveLength(5001);
      expect(calls).toHaveLength(1);
      await fillContact(page, visitor);
    });

    await test.step('when the service fails, everything typed stays and can be sent again', async () => {
      await page.route(SEND_FORM, (route) => route.fulfill({ status: 500, body: 'broken' }));
      expect(await sendAnd(page, 'ok')).toEqual({ type: 'alert', text: contactForm.failed });
      expect(await readContact(page)).toEqual(visitor);
      await page.unroute(SEND_FORM);
    });

    await test.step('a second press while the message is on its way sends nothing, and who presses Cancel then stays and reads that it is sent', async () => {
      const release = await holdBack(page, SEND_FORM);
      const before = calls.length;
      await page.getByRole('button', { name: send }).click();
      const busy = page.getByRole('button', { name: 'Sending…' });
      await expect(busy).toHaveAttribute('aria-disabled', 'true');
      await expect(note).toHaveCount(0);
      await busy.press('Enter');
      await contactField(page, 'user_name').press('Enter');
      const asked = answerDialog(page, 'cancel');
      release();
      expect((await asked).text).toBe(contactForm.sent);
      expect(calls).toHaveLength(before + 1);
      await expect(note).toBeVisible();
      expect(await readContact(page)).toEqual(visitor);
      await page.unroute(SEND_FORM);
    });

    await test.step('a message is sent, and on OK the page reloads and says so', async () => {
      const answered = page.waitForResponse(SEND_FORM);
      const reloaded = page.waitForEvent('domcontentloaded');
      expect(await sendAnd(page, 'ok')).toEqual({ type: 'confirm', text: contactForm.sent });
      const response = await answered;
      expect(response.status()).toBe(200);
      const body = response.request().postDataBuffer()?.toString() ?? '';
      for (const name of ['started_at', 'website']) expect(body).toContain(`name="${name}"`);
      // English goes without saying.
      expect(body).not.toContain('name="language"');
      await reloaded;
      expect(await readContact(page)).toEqual({ ...empty, subject: 'Wrong detail: Ọlá Hospital' });
      await expect(note).toBeInViewport();
      await expect(note).toHaveText(/reference is [\dA-F]{8}\..* by \d+ \w+ \d{4}\.$/);
      expect(await kept(page)).toEqual({ 'draft-contact': '' });
      await page.reload();
      await untilStarted(page);
      await expect(note).toHaveCount(0);
    });
  });

  test('a message from a page in another language says which, also when it is sent again', async ({
    page,
  }) => {
    const sent: string[] = [];
    await page.route(SEND_FORM, async (route) => {
      sent.push(route.request().postData() ?? '');
      await route.fulfill({ status: 503, body: '' });
    });
    await visit(page, '/yo/contact', 'contact-form');
    const form = page.locator('form:has([name=message])');
    for (const [name, value] of Object.entries(visitor)) await form.locator(`[name=${name}]`).fill(value);
    for (const _time of ['first', 'again']) {
      const told = answerDialog(page, 'ok');
      await form.locator('[type=submit]').click();
      await told;
    }
    const languages = sent.map((body) =>
      [...body.matchAll(/name="language"\s+(\w+)/g)].map(([, code]) => code),
    );
    expect(languages).toEqual([['yo'], ['yo']]);
  });

  test('what is typed while the script is on the way stays, and a page that came back with errors works from there', async ({
    page,
  }) => {
    for (const form of ['fresh', 'refused'])
      await test.step(`into a ${form} form`, async () => {
        const release = await holdBack(page, '**/*contact-form*.js');
        await page.goto('/contact');
        if (form === 'refused') {
          await page.locator('textarea').evaluate((area: HTMLTextAreaElement) => area.form?.submit());
          await expect(page.getByRole('alert')).toBeVisible();
        }
        await fillContact(page, visitor);
        release();
        await hydrateIsland(page, 'contact-form');
        expect(await readContact(page)).toEqual(visitor);
        await page.evaluate(() => sessionStorage.clear());
        await page.unroute('**/*contact-form*.js');
      });

    await test.step('the page with errors passes axe, and after it was sent is not posted once more', async () => {
      await expect(page.getByRole('alert')).toBeVisible();
      expect(await axeFindings(page, 'main')).toEqual([]);
      const reloaded = page.waitForRequest((request) => request.isNavigationRequest());
      expect((await sendAnd(page, 'ok')).text).toBe(contactForm.sent);
      // A reload of the posted page must not post it once more.
      expect((await reloaded).method()).toBe('GET');
      await expect(page).toHaveTitle('Contact Us | LASHMA');
      expect(await readContact(page)).toEqual(empty);
    });
  });
});

test('where many send from one address, a page asks a question and takes the message with its answer', async ({
  page,
}) => {
  const site = spawnSite({ LOG_LEVEL: 'warn', FORM_LIMIT: '1' });
  try {
    await visit(page, `${await site.listening()}/contact`, 'contact-form');
    const reloaded = page.waitForEvent('domcontentloaded');
    await fillContact(page, visitor);
    expect((await sendAnd(page, 'ok')).text).toBe(contactForm.sent);
    await reloaded;
    await hydrateIsland(page, 'contact-form');

    const second = { ...visitor, message: 'Another message' };
    await fillContact(page, second);
    await page.getByRole('button', { name: send }).click();
    const summary = page.getByRole('alert');
    await expect(summary).toBeFocused();
    expect(await readContact(page)).toEqual(second);
    expect(await axeFindings(page, 'main')).toEqual([]);
    const question = page.locator('[name=question]');
    await expect(question).toHaveAccessibleDescription(messageForms.questionWhy);
    await hydrateIsland(page, 'contact-form');
    await question.fill(answerIn(await summary.innerText(), formWords) ?? '');
    expect((await sendAnd(page, 'ok')).text).toBe(contactForm.sent);
  } finally {
    await site.discard();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the message is sent and a page says so, or comes back with what to put right', {
    tag: '@quick',
  }, async ({ page }) => {
    await page.goto(SUBJECT_FILLED_IN);
    await expect(contactField(page, 'subject')).toHaveValue('Wrong detail: Ọlá Hospital');
    // Beside this form and beside the newsletter's.
    const privacy = page.locator('form').getByRole('link', { name: messageForms.privacyLink.label });
    await expect(privacy).toHaveCount(2);

    await page.getByRole('button', { name: send }).click();
    await expect(contactField(page, 'user_name')).toBeFocused();
    await expect(page).toHaveURL(SUBJECT_FILLED_IN);
    await fillContact(page, visitor);
    await page.getByRole('button', { name: send }).click();
    await expect(page).toHaveURL(/\/contact\/sent\?reference=[\dA-F]{8}&by=[\d-]{10}$/);
    const { searchParams } = new URL(page.url());
    const next = page.getByText(afterMessage.reference(searchParams.get('reference') ?? ''));
    await expect(next).toContainText(afterMessage.reply(formatDate(searchParams.get('by') ?? '')));
    // A link must not put other words on this page.
    await page.goto('/contact/sent?reference=Call%200700&by=today');
    await expect(page.getByRole('main')).not.toContainText(/0700|today/);

    await page.goto('/contact');
    const typed = { ...visitor, user_name: 'n'.repeat(101), subject: 's'.repeat(151) };
    await fillContact(page, typed);
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('button', { name: send }).click();
    expect((await answered).status()).toBe(400);
    await expect(page).toHaveTitle('Error: Contact Us | LASHMA');
    expect(await readContact(page)).toEqual(typed);
    const summary = page.getByRole('alert');
    await expect(summary.getByRole('link')).toHaveText([
      formWords.tooLong(100, 101),
      formWords.tooLong(150, 151),
    ]);
    await expect(summary).toBeFocused();
    await summary.getByRole('link').last().click();
    await expect(contactField(page, 'subject')).toBeFocused();
  });
});
