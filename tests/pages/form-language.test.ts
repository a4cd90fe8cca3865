import { afterAll, describe, expect, test } from 'vitest';
import { createMailLinks } from '#server/features/newsletter/mail-links.ts';
import { contentIn } from '#server/languages.ts';
import { complaintFields } from '../support/complaints.ts';
import { openOwnSite, withoutRenderQueue } from '../support/own-site.ts';
import { textOf } from '../support/read-html.ts';
import { contactFields } from '../support/send-form.ts';

const FORM_LIMIT = 14;
const site = await openOwnSite({ FORM_LIMIT: String(FORM_LIMIT) }, withoutRenderQueue);
afterAll(() => site.close());

async function post(path: string, fields: Record<string, string>) {
  const sent = { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' } as const;
  const answer = await site.fetch(path, sent);
  return { status: answer.status, html: await answer.text() };
}

/** Those that have come in a language. */
function stored(table: 'messages' | 'complaints' | 'subscribers', language: string) {
  return site.database.selectFrom(table).select('id').where('language', '=', language).execute();
}

describe.each(['yo', 'pcm'])('without JavaScript, in %s', (language) => {
  const { formWords } = contentIn(language, 'messageForms');
  const { complaintFormWords } = contentIn(language, 'complaintPage');
  const user_email = `${language}@example.com`;

  test('a complaint, a message and a sign-up keep the language of their page', async () => {
    const complaint = { ...complaintFields, message: `a complaint in ${language}` };
    expect((await post(`/${language}/complaint`, complaint)).status).toBe(303);
    expect((await post(`/${language}/contact`, contactFields)).status).toBe(303);
    expect((await post(`/${language}/newsletter`, { user_email })).status).toBe(303);
    for (const table of ['complaints', 'messages', 'subscribers'] as const)
      expect(await stored(table, language)).toHaveLength(1);
  });

  test('what is refused is refused in the language of the page, with what was typed', async () => {
    const complaint = await post(`/${language}/complaint`, { ...complaintFields, kind: '' });
    expect(complaint.status).toBe(400);
    expect(textOf(complaint.html)).toContain(complaintFormWords.missing.kind);
    const contact = await post(`/${language}/contact`, { ...contactFields, user_email: 'ada' });
    expect([contact.status, contact.html.includes(`lang="${language}"`)]).toEqual([400, true]);
    expect(textOf(contact.html)).toContain(formWords.badEmail);
    expect(contact.html).toContain(contactFields.subject);
    const newsletter = await post(`/${language}/newsletter`, {});
    expect(textOf(newsletter.html)).toContain(formWords.missing.user_email);
  });

  test('the mailed links confirm and, by one click of a mail program, unsubscribe', async () => {
    const { id } = await site.database
      .selectFrom('subscribers')
      .select('id')
      .where('user_email', '=', user_email)
      .executeTakeFirstOrThrow();
    const links = createMailLinks(site.database);
    const state = async () =>
      (await site.database.selectFrom('subscribers').select('state').where('id', '=', id).execute())[0]
        ?.state;
    const confirm = await links.tokenFor('confirm', id);
    expect((await post(`/${language}/newsletter/confirm?token=${confirm}`, {})).status).toBe(200);
    expect(await state()).toBe('confirmed');
    const leave = await links.tokenFor('unsubscribe', id);
    const oneClick = { 'List-Unsubscribe': 'One-Click' };
    expect((await post(`/${language}/newsletter/unsubscribe?token=${leave}`, oneClick)).status).toBe(200);
    expect(await state()).toBe('unsubscribed');
  });
});

test('an English page sends in English, whatever a field says', async () => {
  const before = await stored('messages', 'en');
  expect((await post('/contact', { ...contactFields, language: 'yo' })).status).toBe(303);
  expect(await stored('messages', 'en')).toHaveLength(before.length + 1);
});

test('whoever sends too much is told so in the language of the page', async () => {
  let answer = await post('/yo/newsletter', {});
  for (let count = 1; count < FORM_LIMIT && answer.status !== 429; count++)
    answer = await post('/yo/newsletter', {});
  expect(answer.status).toBe(429);
  expect(textOf(answer.html)).toContain(contentIn('yo', 'messageForms').formWords.tooMany);
});
