import { expect, type Page } from '@playwright/test';
import { formWords } from '#words/message-forms.ts';
import { newsletter } from '#words/newsletter-pages.ts';
import { axeFindings } from '../support/accessibility.ts';
import { hydrateIsland, test, untilStarted, visit } from '../support/browser-page.ts';
import { answerDialog, openedAWhileAgo, SEND_FORM } from '../support/contact-form.ts';

const formOf = (page: Page) => page.getByRole('form', { name: 'Good news for your health' });
const emailOf = (page: Page) => formOf(page).getByLabel('E-mail address');
const nameOf = (page: Page) => formOf(page).getByLabel('First name');
const submitOf = (page: Page) => formOf(page).getByRole('button');

test.describe('with JavaScript', () => {
  test('a sign-up is put right and sent with both fields', async ({ page }) => {
    await openedAWhileAgo(page);
    await visit(page, '/resources', 'newsletter-form');

    await test.step('an address that cannot be right is named, and the focus goes to it', async () => {
      await emailOf(page).fill('ade@');
      await submitOf(page).click();
      await expect(emailOf(page)).toBeFocused();
      await expect(emailOf(page)).toHaveAccessibleDescription(formWords.badEmail);
      expect(await axeFindings(page, 'footer')).toEqual([]);
    });

    await test.step('it is sent with both fields, and on OK the page reloads and tells the next step', async () => {
      await nameOf(page).fill('Adé');
      await emailOf(page).fill('ade@example.com');
      const asked = answerDialog(page, 'ok');
      const answered = page.waitForResponse(SEND_FORM);
      const reloaded = page.waitForEvent('domcontentloaded');
      await submitOf(page).click();
      const response = await answered;
      expect(response.status()).toBe(200);
      const body = response.request().postDataBuffer()?.toString() ?? '';
      expect(body).toMatch(/name="user_email"\s+ade@example\.com/);
      expect(body).toMatch(/name="user_name"\s+Adé/);
      expect(await asked).toEqual({ type: 'confirm', text: newsletter.sent });
      await reloaded;
      await expect(emailOf(page)).toHaveValue('');
      await expect(formOf(page).getByRole('status')).toHaveText(newsletter.sentNote);
      await expect(formOf(page).getByRole('status')).toBeInViewport();
    });
  });

  test('without what sends it, or any script of its own, the browser posts the form by itself', async ({
    page,
  }) => {
    for (const [script, isHydrated] of [
      ['**/email-service-*.js', true],
      ['**/*newsletter-form*.js', false],
    ] as const) {
      await page.route(script, (route) => route.abort());
      await page.goto('/resources');
      await (isHydrated ? hydrateIsland(page, 'newsletter-form') : untilStarted(page));
      await expect(formOf(page)).toHaveJSProperty('noValidate', isHydrated);
      await emailOf(page).fill('ade@example.com');
      await submitOf(page).click();
      await expect(page).toHaveURL(/\/newsletter\/sent$/);
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a sign-up is sent and a page says so, or comes back', {
    tag: '@quick',
  }, async ({ page }) => {
    await page.goto('/resources');
    await emailOf(page).fill('ade@example.com');
    await submitOf(page).click();
    await expect(page).toHaveURL(/\/newsletter\/sent$/);

    await page.goto('/resources');
    await nameOf(page).fill('Adé');
    await emailOf(page).fill('ade@example');
    await submitOf(page).click();
    await expect(page).toHaveTitle('Error: Newsletter | LASHMA');
    await expect(nameOf(page)).toHaveValue('Adé');
    await expect(emailOf(page)).toHaveValue('ade@example');
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([formWords.badEmail]);
  });
});
