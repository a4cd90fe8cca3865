import { expect, test } from '@playwright/test';
import { externalLinks } from '#facts/links.ts';
import { contactForm } from '#words/contact-page.ts';
import { formWords } from '#words/message-forms.ts';
import { menuWords } from '#words/navigation.ts';
import { visit } from '../support/browser-page.ts';
import { answerDialog, contactField, visitor } from '../support/contact-form.ts';
import { openByKeys, press, tabTo } from '../support/keyboard.ts';

test('enrolling: from the pop-up over the menu and the plans to the portal', async ({ page }) => {
  await page.route(`${externalLinks.register}**`, (route) => route.fulfill({ body: 'the portal' }));
  await visit(page, '/');
  const popUp = page.getByRole('dialog');
  await press(page, popUp.getByRole('checkbox'), 'Space');
  await tabTo(page, popUp.getByRole('button', { name: 'Close' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(popUp).toBeHidden();
  const header = page.getByRole('banner');
  await press(page, header.getByRole('link', { name: 'Health Plans' }));
  await expect(page).toHaveURL('/plan');
  await press(page, page.getByRole('link', { name: menuWords.skip }));
  await press(page, page.getByRole('link', { name: 'See All Plans' }));
  const card = page
    .locator('#plans li')
    .filter({ has: page.getByRole('heading', { name: "Senior's Plan" }) });
  await press(page, card.getByRole('link', { name: 'Buy Now' }));
  await expect(page).toHaveURL(new RegExp(`^${externalLinks.register}`));
});

test('contacting: errors lead to their fields, and the message is sent', async ({ page }) => {
  await openByKeys(page, '/contact', 'contact-form');
  const send = page.getByRole('button', { name: contactForm.submit });
  await press(page, send);
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await press(page, summary.getByRole('link', { name: formWords.missing.user_name ?? '' }));
  await expect(contactField(page, 'user_name')).toBeFocused();
  await page.keyboard.insertText(visitor.user_name ?? '');
  for (const name of ['user_email', 'message'] as const) {
    await tabTo(page, contactField(page, name));
    await page.keyboard.insertText(visitor[name] ?? '');
  }
  const asked = answerDialog(page, 'cancel');
  await press(page, send);
  expect((await asked).type).toBe('confirm');
  await expect(page.getByText(contactForm.sentNote)).toBeVisible();
});
