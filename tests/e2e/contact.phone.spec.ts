import { expect, type Route, test } from '@playwright/test';
import { contactCards, contactForm } from '#content/contact-page.ts';
import { formWords } from '#content/form-words.ts';
import { messageForms } from '#content/message-forms.ts';
import { axeFindings } from '../support/axe-findings.ts';
import {
  ada,
  answerDialog,
  contactField,
  fillContact,
  openedAWhileAgo,
  readContact,
  SEND_FORM,
} from '../support/contact-form.ts';
import { untilQuiet, untilStarted } from '../support/until-started.ts';
import { wakeIsland } from '../support/wake-island.ts';
import { withoutPopUp } from '../support/without-pop-up.ts';

const SENT = 'Your message has been sent successfully! Press OK to continue?';
const FAILED = 'There was an error sending your message. Please try again later';

const empty = { user_name: '', user_email: '', user_phone: '', subject: '', message: '' };

test.beforeEach(async ({ page }) => withoutPopUp(page));

const send = contactForm.submit;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the page has its heading, its six cards with their actions, and its form, whose subject a link can fill in', async ({
      page,
    }) => {
      await page.goto('/contact?subject=Wrong%20detail%3A%20%E1%BB%8Cl%C3%A1%20Hospital');
      await expect(contactField(page, 'subject')).toHaveValue('Wrong detail: Ọlá Hospital');
      await expect(page).toHaveTitle('Contact Us | LASHMA');
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/contact$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get in Touch');
      const actions = page.getByRole('region', { name: 'Ways to reach us' }).getByRole('link');
      await expect(actions).toHaveText(contactCards.map(({ action }) => action.label));
      for (const { action } of contactCards)
        await expect(actions.filter({ hasText: action.label })).toHaveAttribute('href', action.to);
      for (const name of ['user_name', 'user_email', 'message'] as const)
        await expect(contactField(page, name)).toHaveAttribute('required');
      // Beside this form and beside the newsletter's.
      const privacy = page.locator('form').getByRole('link', { name: messageForms.privacyLink.label });
      await expect(privacy).toHaveCount(2);
      for (const name of ['user_phone', 'subject'] as const)
        await expect(contactField(page, name)).not.toHaveAttribute('required');
    });
  });
}

test.describe('with JavaScript', () => {
  test('the sending library comes when somebody comes to the form', async ({ page }) => {
    const files: string[] = [];
    page.on('request', (request) => files.push(new URL(request.url()).pathname));
    await page.goto('/contact');
    await untilQuiet(page);
    expect(files.filter((file) => /email-service|contact-form/.test(file))).toEqual([]);
    await contactField(page, 'user_name').focus();
    await expect.poll(() => files.filter((file) => file.includes('email-service'))).toHaveLength(1);
  });

  test('a message from a page in another language says which, and one from an English page nothing', async ({
    page,
  }) => {
    const sent: string[] = [];
    await page.route(SEND_FORM, async (route) => {
      sent.push(route.request().postData() ?? '');
      await route.fulfill({ status: 503, body: '' });
    });
    for (const path of ['/yo/contact', '/contact']) {
      await page.goto(path);
      await wakeIsland(page, 'contact-form');
      const form = page.locator('form:has([name=message])');
      for (const [name, value] of Object.entries(ada)) await form.locator(`[name=${name}]`).fill(value);
      // Twice, because whoever has failed tries again.
      for (const _time of ['first', 'again']) {
        const told = answerDialog(page, 'ok');
        await form.locator('[type=submit]').click();
        await told;
      }
    }
    const languages = sent.map((body) => body.match(/name="language"\s+(\w+)/g) ?? []);
    expect(languages.map((found) => found.length)).toEqual([1, 1, 0, 0]);
    expect(languages.flat().every((found) => found.endsWith('yo'))).toBe(true);
  });

  test('a message is sent with every field, and on OK the page reloads and says so', async ({ page }) => {
    await openedAWhileAgo(page);
    await page.goto('/contact');
    await wakeIsland(page, 'contact-form');
    await fillContact(page, ada);
    const asked = answerDialog(page, 'ok');
    const answered = page.waitForResponse(SEND_FORM);
    const reloaded = page.waitForEvent('domcontentloaded');
    await page.getByRole('button', { name: send }).click();
    const response = await answered;
    expect(response.status()).toBe(200);
    const body = response.request().postData() ?? '';
    expect(response.request().headers()['content-type']).toMatch(/^multipart\/form-data/);
    for (const name of ['lib_version', 'service_id', 'template_id', 'user_id', 'started_at', 'website'])
      expect(body).toContain(`name="${name}"`);
    expect(await asked).toEqual({ type: 'confirm', text: SENT });
    await reloaded;
    expect(await readContact(page)).toEqual(empty);
    await expect(page.getByText(contactForm.sentNote)).toBeInViewport();
    await wakeIsland(page, 'contact-form');
    await expect(page.getByText(contactForm.sentNote)).toBeVisible();
    await page.reload();
    await untilStarted(page);
    await expect(page.getByText(contactForm.sentNote)).toHaveCount(0);
  });

  test('when the service fails, everything typed stays and can be sent again', async ({ page }) => {
    const failures: [string, (route: Route) => Promise<void>][] = [
      ['answers with an error', (route) => route.fulfill({ status: 500, body: 'broken' })],
      ['asks to wait', (route) => route.fulfill({ status: 429, body: 'Too Many Requests' })],
      ['cannot be reached', (route) => route.abort()],
    ];
    await page.goto('/contact');
    await wakeIsland(page, 'contact-form');
    await fillContact(page, ada);
    for (const [what, breakIt] of failures)
      await test.step(`the service ${what}`, async () => {
        await page.route(SEND_FORM, breakIt);
        const told = answerDialog(page, 'ok');
        await page.getByRole('button', { name: send }).click();
        expect(await told).toEqual({ type: 'alert', text: FAILED });
        expect(await readContact(page)).toEqual(ada);
        await page.unroute(SEND_FORM);
      });
    const asked = answerDialog(page, 'cancel');
    await page.getByRole('button', { name: send }).click();
    expect((await asked).text).toBe(SENT);
  });

  test('a second press while the message is on its way sends nothing, and who presses Cancel then stays and reads that it is sent', async ({
    page,
  }) => {
    let calls = 0;
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(SEND_FORM, async (route) => {
      calls++;
      await released;
      await route.continue();
    });
    await page.goto('/contact');
    await wakeIsland(page, 'contact-form');
    await fillContact(page, ada);
    await page.getByRole('button', { name: send }).click();
    const busy = page.getByRole('button', { name: 'Sending…' });
    await expect(busy).toHaveAttribute('aria-disabled', 'true');
    await busy.press('Enter');
    await contactField(page, 'user_name').press('Enter');
    const asked = answerDialog(page, 'cancel');
    release();
    expect((await asked).text).toBe(SENT);
    expect(calls).toBe(1);
    await expect(page.getByText(contactForm.sentNote)).toBeVisible();
    expect(await readContact(page)).toEqual(ada);
  });

  for (const page of ['fresh', 'refused'] as const) {
    test(`what is typed into a ${page} form while its script is on the way stays`, async ({ page: tab }) => {
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      await tab.route('**/*contact-form*.js', async (route) => {
        await released;
        await route.continue();
      });
      await tab.goto('/contact');
      if (page === 'refused') {
        await tab.locator('textarea').evaluate((area: HTMLTextAreaElement) => {
          area.value = 'As it was sent';
          area.form?.submit();
        });
        await expect(tab.getByRole('alert')).toBeVisible();
      }
      await fillContact(tab, ada);
      release();
      await wakeIsland(tab, 'contact-form');
      expect(await readContact(tab)).toEqual(ada);
    });
  }

  test('what is missing is listed, tied to its field and leads there; nothing is sent', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('send-form')) calls.push(request.url());
    });
    await page.goto('/contact');
    await wakeIsland(page, 'contact-form');
    await fillContact(page, { user_name: '  ', user_email: 'ada@example', message: 'x'.repeat(5001) });
    await page.getByRole('button', { name: send }).click();
    const summary = page.getByRole('alert');
    await expect(summary).toBeFocused();
    const reasons = [formWords.missing.user_name, formWords.badEmail, formWords.tooLong(5000, 5001)];
    await expect(summary.getByRole('link')).toHaveText(reasons as string[]);
    await expect(contactField(page, 'user_email')).toHaveAccessibleDescription(formWords.badEmail);
    await expect(contactField(page, 'user_email')).toHaveAttribute('aria-invalid', 'true');
    await expect(page).toHaveTitle('Error: Contact Us | LASHMA');
    expect(await axeFindings(page)).toEqual([]);
    await summary.getByRole('link', { name: formWords.badEmail }).click();
    await expect(contactField(page, 'user_email')).toBeFocused();
    expect(await contactField(page, 'message').inputValue()).toHaveLength(5001);
    expect(calls).toEqual([]);
    await fillContact(page, ada);
    const asked = answerDialog(page, 'cancel');
    await page.getByRole('button', { name: send }).click();
    expect((await asked).text).toBe(SENT);
    await expect(summary).toHaveCount(0);
  });

  test('the keyboard alone is enough', async ({ page }) => {
    await page.goto('/contact');
    await wakeIsland(page, 'contact-form');
    await contactField(page, 'user_name').focus();
    for (const value of [ada.user_name, ada.user_email, ada.user_phone, ada.subject]) {
      await page.keyboard.insertText(value ?? '');
      await page.keyboard.press('Tab');
    }
    await page.keyboard.type('First line');
    await page.keyboard.press('Enter');
    await page.keyboard.type('second line');
    await page.keyboard.press('Tab');
    await expect(
      page.getByRole('main').getByRole('link', { name: messageForms.privacyLink.label }),
    ).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: send })).toBeFocused();
    const asked = answerDialog(page, 'cancel');
    await page.keyboard.press('Enter');
    expect((await asked).text).toBe(SENT);
    expect(await readContact(page)).toEqual({ ...ada, message: 'First line\nsecond line' });
  });

  test('a page that came back with errors passes axe, and its form works from there', async ({ page }) => {
    await page.goto('/contact');
    await contactField(page, 'user_email').fill('ada@example.com');
    await page.locator('form[action="/contact"]').evaluate((form: HTMLFormElement) => form.submit());
    await expect(page.getByRole('alert')).toBeVisible();
    await wakeIsland(page, 'contact-form');
    expect(await axeFindings(page)).toEqual([]);
    await fillContact(page, ada);
    const asked = answerDialog(page, 'ok');
    const reloaded = page.waitForRequest((request) => request.isNavigationRequest());
    await page.getByRole('button', { name: send }).click();
    expect((await asked).text).toBe(SENT);
    // A reload of the posted page must not post it once more.
    expect((await reloaded).method()).toBe('GET');
    await expect(page).toHaveTitle('Contact Us | LASHMA');
    expect(await readContact(page)).toEqual(empty);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser itself asks for what is missing; then the message is sent and a page says so', {
    tag: '@quick',
  }, async ({ page }) => {
    await page.goto('/contact');
    await page.getByRole('button', { name: send }).click();
    await expect(contactField(page, 'user_name')).toBeFocused();
    await expect(page).toHaveURL(/\/contact$/);
    await fillContact(page, ada);
    await page.getByRole('button', { name: send }).click();
    await expect(page).toHaveURL(/\/contact\/sent$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Your message has been sent successfully!',
    );
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  test('a refused form comes back with everything typed and what to put right', async ({ page }) => {
    await page.goto('/contact');
    const typed = { ...ada, user_name: 'n'.repeat(101), subject: 's'.repeat(151) };
    await fillContact(page, typed);
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('button', { name: send }).click();
    const response = await answered;
    expect(response.status()).toBe(400);
    expect(response.headers()['cache-control']).toBe('private, no-cache');
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
    await expect(contactField(page, 'subject')).toHaveAccessibleDescription(formWords.tooLong(150, 151));
  });

  test('a body that is no form is refused, and the page says so', async ({ page, request }) => {
    const answer = await request.post('/contact', { data: { message: 'not a form' } });
    expect(answer.status()).toBe(400);
    await page.setContent(await answer.text());
    await expect(page.getByRole('alert')).toContainText(messageForms.unreadable);
  });
});
