import { createTransport } from 'nodemailer';
import PostalMime, { type Email } from 'postal-mime';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { formatMoment } from '#domain/text/format-date.ts';
import { changeComplaint, complaintFields } from '#tests/support/complaints.ts';
import { dialects, freshDatabases } from '#tests/support/databases.ts';
import { contactFields } from '#tests/support/send-form.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/connect.ts';
import { createFormService } from '../features/form/form-service.ts';
import { keepMessageChange } from '../features/message/message-repository.ts';
import { createMailLinks } from '../features/newsletter/mail-links.ts';
import { contentIn } from '../languages.ts';
import { claimMails } from './outbox-repository.ts';
import { writeMail } from './write-mail.ts';

const SITE = 'https://lashma.example';
const ADDRESS = '192.0.2.1';
const config = readConfig({ MAIL_FROM: 'site@lashma.example', PUBLIC_URL: SITE });
const printer = createTransport({ streamTransport: true, buffer: true });

function headerOf(mail: Email | undefined, name: string): string | undefined {
  return mail?.headers.find(({ key }) => key === name)?.value;
}

describe.each(dialects)('on %s', (dialect) => {
  const freshDatabase = freshDatabases(dialect);

  async function setUp() {
    const database = await openDatabase(await freshDatabase());
    onTestFinished(() => database.destroy());
    const links = createMailLinks(database);
    const log = { error: vi.fn() };
    return {
      database,
      links,
      forms: createFormService({ database, links, log, sendsMail: true, requireFile() {}, onStored() {} }),
      /** What is due, as it would arrive, by the kind of the mail. */
      async arrive(): Promise<Record<string, Email>> {
        const entries = [];
        for (const mail of await claimMails(database, 10, 60_000)) {
          const written = await writeMail(mail, { database, links, config });
          const { message } = await printer.sendMail(written ?? {});
          entries.push([mail.kind, await PostalMime.parse(message as Buffer)] as const);
        }
        return Object.fromEntries(entries);
      },
    };
  }

  describe.each(['yo', 'pcm'])('in %s', (language) => {
    const { language: about, dateWords } = contentIn(language, 'language');
    const { mails } = contentIn(language, 'mails');
    const { complaintMails } = contentIn(language, 'mails');

    test('a complaint is acknowledged, moved and answered, with the way to its page in that language', async () => {
      const { database, forms, arrive } = await setUp();
      const answer = await forms.submit('complaint', complaintFields, { address: ADDRESS, language });
      const reference = answer.ok ? (answer.reference ?? '') : '';
      const { agency, acknowledgement } = await arrive();
      const { id, received_at } = await database
        .selectFrom('complaints')
        .select(['id', 'received_at'])
        .executeTakeFirstOrThrow();
      const received = formatMoment(received_at, dateWords);
      const statusUrl = `${SITE}/${language}/complaint/status`;
      expect(complaintMails.answer).not.toBe(contentIn('en', 'mails').complaintMails.answer);
      expect(acknowledgement?.subject).toBe(complaintMails.acknowledgement.subject(reference));
      expect(acknowledgement?.text?.trim()).toBe(
        complaintMails.acknowledgement.text(received, reference, statusUrl),
      );
      expect(acknowledgement?.text).toContain(statusUrl);
      expect(acknowledgement?.from?.name).toBe(mails.senderName);
      expect(headerOf(acknowledgement, 'content-language')).toBe(about.tag);
      expect(headerOf(acknowledgement, 'auto-submitted')).toBe('auto-replied');

      expect(agency?.text).toContain(`\nLanguage: ${about.name}\n`);
      expect(agency?.text).toContain(`\nReceived: ${formatMoment(received_at)}\n`);
      expect(headerOf(agency, 'content-language')).toBe('en-NG');

      await changeComplaint(database, id, { state: 'in-progress', note: '' });
      const moved = (await arrive()).change;
      expect(moved?.subject).toBe(complaintMails.change.subject(reference, 'in-progress'));
      const { label, text } = contentIn(language, 'complaintPage').complaintStates['in-progress'];
      expect(moved?.text).toContain(`${label}. ${text}`);
      await changeComplaint(database, id, { state: 'answered', note: 'Ẹ ṣé.' });
      const answered = (await arrive()).change;
      expect(answered?.text?.trim()).toBe(
        complaintMails.answer.text('Ẹ ṣé.', received, reference, statusUrl),
      );
      expect(headerOf(answered, 'content-language')).toBe(about.tag);
    });

    test('a message is acknowledged and answered', async () => {
      const { database, forms, arrive } = await setUp();
      await forms.submit('contact', contactFields, { address: ADDRESS, language });
      const { agency, acknowledgement } = await arrive();
      const { id, received_at } = await database
        .selectFrom('messages')
        .select(['id', 'received_at'])
        .executeTakeFirstOrThrow();
      const received = formatMoment(received_at, dateWords);
      const reference = id.slice(0, 8).toUpperCase();
      expect(mails.answer).not.toBe(contentIn('en', 'mails').mails.answer);
      expect(acknowledgement?.text?.trim()).toBe(mails.acknowledgement.text(received, reference));
      expect(agency?.text).toContain(`\nLanguage: ${about.name}\n`);
      const step = { changed_at: received_at, state: 'answered', note: 'Ẹ ṣé.', person_name: 'Ada' } as const;
      await keepMessageChange(database, id, step);
      const { change } = await arrive();
      expect(change?.subject).toBe(mails.answer.subject);
      expect(change?.text?.trim()).toBe(mails.answer.text('Ẹ ṣé.', received, reference));
    });

    test('a subscriber is asked to confirm on a page in that language, and can leave by one click', async () => {
      const { database, forms, links, arrive } = await setUp();
      const user_email = 'ada@example.com';
      await forms.submit('newsletter', { user_email }, { address: ADDRESS, language });
      const { confirmation } = await arrive();
      const { id } = await database.selectFrom('subscribers').select('id').executeTakeFirstOrThrow();
      const [confirm, leave] = [await links.tokenFor('confirm', id), await links.tokenFor('unsubscribe', id)];
      expect(confirmation?.text?.trim()).toBe(
        mails.confirmation.text(
          `${SITE}/${language}/newsletter/confirm?token=${confirm}`,
          `${SITE}/${language}/newsletter/unsubscribe?token=${leave}`,
        ),
      );
      expect(confirmation?.subject).toBe(mails.confirmation.subject);
      // Programs follow the address that every build has.
      expect(headerOf(confirmation, 'list-unsubscribe')).toBe(
        `<${SITE}/newsletter/unsubscribe?token=${leave}>`,
      );
      expect(headerOf(confirmation, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    });
  });

  test('whoever writes in a language that there is not any more is answered in English', async () => {
    const { database, forms, arrive } = await setUp();
    await forms.submit('complaint', complaintFields, { address: ADDRESS });
    await database.updateTable('complaints').set({ language: 'gone' }).execute();
    const { agency, acknowledgement } = await arrive();
    expect(acknowledgement?.text).toContain(`${SITE}/complaint/status`);
    expect(headerOf(acknowledgement, 'content-language')).toBe('en-NG');
    expect(agency?.text).toContain('\nLanguage: gone\n');
  });

  test('what is written in English reaches the agency without a word about its language', async () => {
    const { forms, arrive } = await setUp();
    await forms.submit('contact', contactFields, { address: ADDRESS });
    expect((await arrive()).agency?.text).not.toContain('Language:');
  });
});
