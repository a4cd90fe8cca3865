import type { Dialog, Locator, Page } from '@playwright/test';
import type { ContactForm } from '#domain/forms/form-fields.ts';
import { contactForm } from '#words/contact-page.ts';
import { withoutPopUp } from './browser-page.ts';

type ContactFieldName = keyof ContactForm;

export const SEND_FORM = '**/api/v1.0/email/send-form';

export type ContactValues = Partial<Record<ContactFieldName, string>>;

/** What a visitor types into the contact form. */
export const visitor: ContactValues = {
  user_name: 'Adébáyọ̀ Ọlá',
  user_email: 'ada@example.com',
  user_phone: '0803 000 0000',
  subject: 'My card',
  message: 'Good day.\nWhere do I fetch my card?',
};

export function contactField(page: Page, name: ContactFieldName): Locator {
  const form = page.getByRole('region', { name: contactForm.heading });
  return form.getByRole('textbox', { name: contactForm.fields[name].label, exact: true });
}

export async function fillContact(page: Page, values: ContactValues): Promise<void> {
  for (const [name, value] of Object.entries(values))
    await contactField(page, name as ContactFieldName).fill(value);
}

/** What the form holds, field by field. */
export async function readContact(page: Page): Promise<ContactValues> {
  const names = Object.keys(contactForm.fields) as ContactFieldName[];
  const entries = names.map(async (name) => [name, await contactField(page, name).inputValue()]);
  return Object.fromEntries(await Promise.all(entries));
}

/** Nobody writes a message within seconds: the form was opened a while ago. */
export async function openedAWhileAgo(page: Page): Promise<void> {
  await page.clock.setSystemTime(Date.now() - 60_000);
  // Once more, for the day that the page believes in now: a minute after midnight it is another one.
  await withoutPopUp(page);
}

/** The next `confirm` or `alert`, answered as told. Must be asked for before it opens. */
export async function answerDialog(
  page: Page,
  answer: 'ok' | 'cancel',
): Promise<{ type: string; text: string }> {
  const dialog: Dialog = await page.waitForEvent('dialog');
  const seen = { type: dialog.type(), text: dialog.message() };
  await (answer === 'ok' ? dialog.accept() : dialog.dismiss());
  return seen;
}
