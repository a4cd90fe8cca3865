import { expect } from '@playwright/test';
import { contactForm } from '#words/contact-page.ts';
import { test, visit } from '../support/browser-page.ts';
import { answerDialog, type ContactValues, fillContact, openedAWhileAgo } from '../support/contact-form.ts';
import { type MailSite, openMailSite } from '../support/mail-site.ts';

// One site and one mailbox for all of them.
test.describe.configure({ mode: 'default' });
let site: MailSite;
test.beforeAll(async () => {
  site = await openMailSite();
});
test.afterAll(() => site.discard());

const MAIL_WAIT = { timeout: 15_000 };

/** Every kind of sign that a visitor may type. */
const full: ContactValues = {
  user_name: 'Ọláńrewájú Adébáyọ̀ "Láńre" 🙂',
  user_email: 'lanre@example.com',
  user_phone: '+234 803 000 0000',
  subject: 'Ìbéèrè nípa káàdì mi: ọ̀nà wo?',
  message:
    'Ẹ kú àárọ̀, ẹ jọ̀wọ́: ₦15,000 fún ọdún kan? 👩🏾‍⚕️🙏🏿 <b>&amp;</b> "quoted" = 100 % .\n.\n\nFrom here on',
};

const mailsTo = (address: string) => site.smtp.mails.filter(({ recipients }) => recipients.includes(address));

test('form, stored row and mails agree up to the last character', async ({ page }) => {
  await openedAWhileAgo(page);
  await visit(page, `${site.url}/contact`, 'contact-form');
  await fillContact(page, full);
  const asked = answerDialog(page, 'cancel');
  await page.getByRole('button', { name: contactForm.submit }).click();
  expect((await asked).text).toBe(contactForm.sent);

  const [row, ...more] = site.rows('messages');
  expect(more).toEqual([]);
  expect(row).toMatchObject({ ...full, suspicion: null });

  await expect.poll(() => site.smtp.mails.length, MAIL_WAIT).toBe(2);
  const [agency] = mailsTo('ileraeko@lashma.com');
  expect(agency?.replyTo).toEqual([{ name: full.user_name, address: full.user_email }]);
  expect(agency?.subject).toContain(full.subject);
  const lines = agency?.text?.replaceAll('\r\n', '\n') ?? '';
  for (const value of Object.values(full)) expect(lines).toContain(value);
  const [acknowledgement] = mailsTo(full.user_email ?? '');
  expect(acknowledgement?.to).toMatchObject([{ address: full.user_email }]);
  expect(acknowledgement?.text).not.toContain('Ẹ kú');
});

test('a subscriber confirms by the mailed link and leaves by the other', async ({ page }) => {
  await page.request.post(`${site.url}/newsletter`, { form: { user_email: 'ade@example.com' } });
  await expect.poll(() => mailsTo('ade@example.com').length, MAIL_WAIT).toBe(1);
  const text = mailsTo('ade@example.com')[0]?.text ?? '';
  const linkTo = (what: string) => new RegExp(`\\S+/newsletter/${what}\\?token=\\S+`).exec(text)?.[0] ?? '';
  await page.goto(linkTo('confirm'));
  // Mail programs open links too: that alone changes nothing.
  expect(site.rows('subscribers')).toMatchObject([{ state: 'pending' }]);
  await page.getByRole('button', { name: 'Yes, send me the newsletter' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are subscribed');
  expect(site.rows('subscribers')).toMatchObject([{ state: 'confirmed' }]);

  await page.goto(linkTo('unsubscribe'));
  await page.getByRole('main').getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are unsubscribed');
  expect(site.rows('subscribers')).toMatchObject([{ state: 'unsubscribed' }]);
});
