import fc from 'fast-check';
import { createTransport } from 'nodemailer';
import PostalMime, { type Email } from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { translations } from '#content/languages.ts';
import { cleanForm, contactFields } from '#domain/forms/form-fields.ts';
import { formatDate, formatMoment } from '#domain/text/format-date.ts';
import { anyCharacter } from '#tests/support/any-character.ts';
import { changeComplaint, complaint, typedComplaint } from '#tests/support/complaints.ts';
import { dialects, freshDatabases, openForTest } from '#tests/support/databases.ts';
import { givePasskey, signIn } from '#tests/support/desk.ts';
import { formsOn } from '#tests/support/forms.ts';
import { typedContact } from '#tests/support/send-form.ts';
import { recordedActions } from '#tests/support/test-desk.ts';
import { readConfig } from '../config.ts';
import { storeComplaint } from '../features/complaint/complaint-repository.ts';
import { insertContentVersion } from '../features/content/content-repository.ts';
import { COMMAND_LINE } from '../features/desk/audit-repository.ts';
import { changePerson } from '../features/desk/people/change-person.ts';
import { keepMessageChange, storeMessage } from '../features/message/message-repository.ts';
import { createMailLinks } from '../features/newsletter/mail-links.ts';
import { contentIn, pathIn } from '../languages.ts';
import { addToOutbox, claimMails } from './outbox-repository.ts';
import { writeMail } from './write-mail.ts';

const SITE = 'https://lashma.example';
const AGENCY = 'help@lashma.example';
const IP = '192.0.2.1';
const config = readConfig({ MAIL_FROM: 'site@lashma.example', MAIL_TO: AGENCY, PUBLIC_URL: SITE });
const printer = createTransport({ streamTransport: true, buffer: true });

type ArrivedMail = Email & { recipients: unknown };

function headerOf(mail: Email | undefined, name: string): string | undefined {
  return mail?.headers.find(({ key }) => key === name)?.value;
}

describe.each(dialects)('on %s', (dialect) => {
  const freshDatabase = freshDatabases(dialect);

  async function setUp() {
    const database = await openForTest(await freshDatabase());
    const links = createMailLinks(database);
    return {
      database,
      links,
      forms: formsOn(database),
      /** What is due, as it would arrive, by the kind of the mail. */
      async arrive(): Promise<Record<string, ArrivedMail>> {
        const entries = [];
        for (const mail of await claimMails(database, 10, 60_000)) {
          const written = await writeMail(mail, { database, links, config });
          const { message, envelope } = await printer.sendMail(written ?? {});
          const arrived = await PostalMime.parse(message as Buffer);
          entries.push([mail.kind, { ...arrived, recipients: envelope.to }] as const);
        }
        return Object.fromEntries(entries);
      },
    };
  }

  test('all who approve learn of a changed role, the one who lost it too, and the others of an urgent notice', async () => {
    const { database, arrive } = await setUp();
    const staff = async (name: string, role: 'editor' | 'inbox') => {
      const { person } = await signIn(database, role, name);
      await givePasskey(database, person);
      const email = `${name.toLowerCase()}@staff.example`;
      await database.updateTable('desk_people').set({ email }).where('id', '=', person.id).execute();
      return person;
    };
    const [ada, ben] = [await staff('Ada', 'editor'), await staff('Ben', 'editor')];
    await staff('Cleo', 'inbox');
    await changePerson(database, COMMAND_LINE, { id: ben.id }, { type: 'revoke' });
    const { 'role-change': change } = await arrive();
    expect(change?.recipients).toEqual(['ada@staff.example', 'ben@staff.example']);
    expect(change?.text).toContain('Ben has no access any more.');

    const at = '2026-03-01T08:00:00.000Z';
    const notices = [
      { en: { text: 'Stay away today.' }, yo: { text: 'Ẹ má wá lónìí.', link: 'Ẹ wò ó' } },
      { en: { text: 'Later.' } },
    ];
    for (const [index, words] of notices.entries())
      await insertContentVersion(database, {
        ...{
          part: 'notice',
          number: index + 1,
          revision: 'r',
          older: '{}',
          pictures: '',
          published_by: 'Ada',
        },
        json: JSON.stringify({ severity: 'urgent', words }),
        ...{ begins_at: at, published_at: at, ends_at: '2026-03-01T18:00:00.000Z' },
      });
    const details = JSON.stringify({ number: 1 });
    await addToOutbox(database, { kind: 'urgent-notice', person_id: ada.id, state: 'waiting', details });
    const { 'urgent-notice': notice } = await arrive();
    expect(notice?.recipients).toEqual(['ben@staff.example']);
    const said = ['Ada has published', 'Stay away today.', 'Ẹ má wá lónìí.', 'Ẹ wò ó'];
    for (const part of [...said, formatMoment('2026-03-01T18:00:00.000Z')])
      expect(notice?.text).toContain(part);
  });

  test('who replaces the address of a colleague does not silence the mail about it, nor get it', async () => {
    const { database, arrive } = await setUp();
    const staff = async (name: string, email: string) => {
      const { person } = await signIn(database, 'admin', name);
      await givePasskey(database, person);
      await database.updateTable('desk_people').set({ email }).where('id', '=', person.id).execute();
      return person;
    };
    const [ada, ben] = [await staff('Ada', 'ada@staff.example'), await staff('Ben', 'ben@staff.example')];
    const link = {
      type: 'link',
      lost: 'all',
      role: undefined,
      email: 'evil@example.com',
      isMailed: false,
    } as const;
    await changePerson(database, ada, { id: ben.id }, link);
    const { 'role-change': change } = await arrive();
    expect(change?.recipients).toEqual(['evil@example.com', 'ben@staff.example']);
    const [line] = await recordedActions(database);
    expect(line?.after).toBe('{"role":"admin","addressChanged":true}');
    // Somebody who has given no address is not alone with who has done it.
    await staff('Cleo', '');
    await changePerson(database, ada, { id: ben.id }, { type: 'revoke' });
    expect((await arrive())['role-change']?.recipients).toEqual(['evil@example.com', AGENCY]);
  });

  describe.each(['en', ...translations])('in %s', (language) => {
    const { language: about, dateWords } = contentIn(language, 'language');
    const { mails, complaintMails } = contentIn(language, 'mails');
    const url = (path: string) => SITE + pathIn(language, path);
    const dayOf = (day: string | null) => formatDate(day ?? '', dateWords);
    const languageLine = language === 'en' ? '' : `\nLanguage: ${about.name}\n`;

    test('a complaint is acknowledged, moved and answered, with the way to its page in that language', async () => {
      const { database, forms, arrive } = await setUp();
      const answer = await forms.submit('complaint', typedComplaint, { ip: IP, language });
      const reference = answer.ok ? (answer.reference ?? '') : '';
      const { agency, acknowledgement } = await arrive();
      const stored = database.selectFrom('complaints').select(['id', 'received_at', 'due_on']);
      const { id, received_at, due_on } = await stored.executeTakeFirstOrThrow();
      const received = formatMoment(received_at, dateWords);
      const words = [received, reference, url('/complaint/status')] as const;
      expect(acknowledgement?.subject).toBe(complaintMails.acknowledgement.subject(reference));
      expect(acknowledgement?.text?.trim()).toBe(
        complaintMails.acknowledgement.text(...words, dayOf(due_on)),
      );
      expect(acknowledgement?.from?.name).toBe(mails.senderName);
      expect(headerOf(acknowledgement, 'content-language')).toBe(about.tag);
      expect(headerOf(acknowledgement, 'auto-submitted')).toBe('auto-replied');

      expect(agency?.text).toContain(languageLine);
      expect(agency?.text).toContain(`\nReceived: ${formatMoment(received_at)}\n`);
      expect(headerOf(agency, 'content-language')).toBe('en-NG');

      await changeComplaint(database, id, { state: 'in-progress', note: '' });
      const moved = (await arrive()).change;
      expect(moved?.subject).toBe(complaintMails.change.subject(reference, 'in-progress'));
      const { label, text } = contentIn(language, 'complaintPage').complaintStates['in-progress'];
      expect(moved?.text).toContain(`${label}. ${text}`);
      await changeComplaint(database, id, { state: 'answered', note: 'Ẹ ṣé.' });
      const answered = (await arrive()).change;
      expect(answered?.text?.trim()).toBe(complaintMails.answer.text('Ẹ ṣé.', ...words));
      expect(headerOf(answered, 'content-language')).toBe(about.tag);
    });

    test('a message is acknowledged and answered', async () => {
      const { database, forms, arrive } = await setUp();
      await forms.submit('contact', typedContact, { ip: IP, language });
      const { agency, acknowledgement } = await arrive();
      const stored = database.selectFrom('messages').select(['id', 'received_at', 'due_on']);
      const { id, received_at, due_on } = await stored.executeTakeFirstOrThrow();
      const words = [formatMoment(received_at, dateWords), id.slice(0, 8).toUpperCase()] as const;
      expect(acknowledgement?.text?.trim()).toBe(mails.acknowledgement.text(...words, dayOf(due_on)));
      expect(agency?.text).toContain(languageLine);
      if (language === 'en') expect(agency?.text).not.toContain('Language:');
      const step = { changed_at: received_at, state: 'answered', note: 'Ẹ ṣé.', person_name: 'Ada' } as const;
      await keepMessageChange(database, id, step);
      const { change } = await arrive();
      expect(change?.subject).toBe(mails.answer.subject);
      expect(change?.text?.trim()).toBe(mails.answer.text('Ẹ ṣé.', ...words));
    });

    test('a subscriber is asked to confirm on a page in that language, and can leave by one click', async () => {
      const { database, forms, links, arrive } = await setUp();
      await forms.submit('newsletter', { user_email: 'Ada@Example.com' }, { ip: IP, language });
      const { confirmation } = await arrive();
      const { id } = await database.selectFrom('subscribers').select('id').executeTakeFirstOrThrow();
      const confirm = `/newsletter/confirm?token=${await links.tokenFor('confirm', id)}`;
      const leave = `/newsletter/unsubscribe?token=${await links.tokenFor('unsubscribe', id)}`;
      expect(confirmation?.recipients).toEqual(['ada@example.com']);
      expect(confirmation?.subject).toBe(mails.confirmation.subject);
      expect(confirmation?.text?.trim()).toBe(mails.confirmation.text(url(confirm), url(leave)));
      // Programs follow the address that every build has.
      expect(headerOf(confirmation, 'list-unsubscribe')).toBe(`<${SITE}${leave}>`);
      expect(headerOf(confirmation, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    });
  });

  test('whoever writes in a language that there is not any more is answered in English', async () => {
    const { database, forms, arrive } = await setUp();
    await forms.submit('complaint', typedComplaint, { ip: IP });
    await database.updateTable('complaints').set({ language: 'gone' }).execute();
    const { agency, acknowledgement } = await arrive();
    expect(acknowledgement?.text).toContain(`${SITE}/complaint/status`);
    expect(headerOf(acknowledgement, 'content-language')).toBe('en-NG');
    expect(agency?.text).toContain('\nLanguage: gone\n');
  });

  test('the agency gets all of a complaint, and can answer; the visitor only the reference', async () => {
    const { database, arrive } = await setUp();
    const user_name = 'Bísí\r\nBcc: all@example.com';
    const hostile = { ...complaint, user_name, message: '<b>one</b>\ntwo' };
    const { reference } = await storeComplaint(database, hostile, null);
    const { agency, acknowledgement } = await arrive();
    expect(agency?.recipients).toEqual([AGENCY]);
    expect(agency?.replyTo?.map(({ address }) => address)).toEqual([complaint.user_email]);
    expect([agency?.cc, agency?.bcc, agency?.html]).toEqual([undefined, undefined, undefined]);
    for (const words of [reference, complaint.place, complaint.user_phone, '₦5,000', '11 July 2025'])
      expect(agency?.text).toContain(words);
    expect(agency?.text?.trimEnd().endsWith('<b>one</b>\ntwo')).toBe(true);

    expect(acknowledgement?.recipients).toEqual([complaint.user_email]);
    for (const words of [complaint.place, 'Bísí', '<b>', complaint.user_phone])
      expect(acknowledgement?.text).not.toContain(words);
  });

  test('each step of the staff tells its own state and note, even when a later one is there already', async () => {
    const { database, arrive } = await setUp();
    const { id, reference } = await storeComplaint(database, complaint, null);
    await arrive();
    await changeComplaint(database, id, { state: 'in-progress', note: 'We have asked\nthe hospital.' });
    const first = (await arrive()).change;
    expect(first?.text).toMatch(/Being looked at\.[\s\S]*We have asked\nthe hospital\./);
    expect([first?.recipients, first?.replyTo]).toMatchObject([
      [complaint.user_email],
      [{ address: AGENCY }],
    ]);
    await changeComplaint(database, id, { state: 'answered', note: '' });
    expect((await arrive()).change?.text).toContain('Answered. We have given our answer.');
    await changeComplaint(database, id, { state: 'answered', note: 'They will pay\nyou back.' });
    const answer = (await arrive()).change;
    expect(answer?.subject).toBe(`Re: We have your complaint ${reference} | LASHMA`);
    expect(answer?.text).not.toContain(complaint.place);
  });

  test('with the complaint its mails are gone, and without an address of the visitor Reply-To is', async () => {
    const { database, arrive } = await setUp();
    const { id } = await storeComplaint(database, { ...complaint, user_email: '' }, null);
    const { agency, ...others } = await arrive();
    expect([agency?.replyTo, others]).toEqual([undefined, {}]);
    await changeComplaint(database, id, { state: 'in-progress', note: '' });
    await database.deleteFrom('complaints').execute();
    expect(await database.selectFrom('outbox').select('id').execute()).toEqual([]);
  });

  test.runIf(dialect === 'SQLite')(
    'no words of a visitor add a header or a recipient, and all of them arrive',
    async () => {
      const { database, arrive } = await setUp();
      const injection = fc.constantFrom(
        ...['\r\nBcc: all@example.com', '\nTo: all@example.com', '\u2028Cc: all@example.com'],
        ...['\r\n\r\n<b>body</b>', '"><all@example.com>, x', 'all@example.com, "'],
        '=?utf-8?Q?=0d=0aBcc:_all@example.com?=',
      );
      const anything = fc.string({ unit: anyCharacter, maxLength: 30 });
      const words = fc.tuple(fc.string({ unit: 'grapheme' }), injection, anything);
      const text = words.map((parts) => parts.join(''));
      const property = fc.asyncProperty(text, text, text, async (user_name, subject, message) => {
        const form = cleanForm(contactFields, { ...typedContact, user_name, subject, message });
        await storeMessage(database, form, null);
        const arrived = await arrive();
        for (const [kind, mail] of Object.entries(arrived)) {
          const recipient = kind === 'agency' ? AGENCY : typedContact.user_email;
          expect(mail.recipients).toEqual([recipient]);
          expect(mail.to).toEqual([{ name: '', address: recipient }]);
          expect([mail.cc, mail.bcc]).toEqual([undefined, undefined]);
          const names = mail.headers.map(({ key }) => key);
          expect(names).toHaveLength(new Set(names).size);
        }
        const { agency } = arrived;
        expect(agency?.replyTo?.map(({ address }) => address)).toEqual([typedContact.user_email]);
        expect(agency?.text?.trimEnd().endsWith(form.message)).toBe(true);
      });
      await fc.assert(property, { numRuns: 100 });
    },
  );
});
