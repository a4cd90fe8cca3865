import fc from 'fast-check';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { cleanForm, contactFields as rules } from '#domain/forms/form-fields.ts';
import { anyCharacter } from '#tests/support/any-character.ts';
import { freshDatabases } from '#tests/support/databases.ts';
import { contactFields } from '#tests/support/send-form.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/connect.ts';
import { storeMessage } from '../features/message/message-repository.ts';
import { createMailLinks } from '../features/newsletter/mail-links.ts';
import { claimMails } from './outbox-repository.ts';
import { writeMail } from './write-mail.ts';

describe('mails', () => {
  const freshDatabase = freshDatabases('SQLite');
  const config = readConfig({ MAIL_FROM: 'site@lashma.example', MAIL_TO: 'help@lashma.example' });
  const printer = createTransport({ streamTransport: true, buffer: true });

  test('no words of a visitor add a header or a recipient, and all of them arrive', async () => {
    const database = await openDatabase(await freshDatabase());
    const context = { database, links: createMailLinks(database), config };
    const injection = fc.constantFrom(
      '\r\nBcc: all@example.com',
      '\nTo: all@example.com',
      '\r\n\r\n<b>body</b>',
      '\u2028Cc: all@example.com',
      '"><all@example.com>, x',
      'all@example.com, "',
      '=?utf-8?Q?=0d=0aBcc:_all@example.com?=',
    );
    const words = fc.tuple(
      fc.string({ unit: 'grapheme' }),
      injection,
      fc.string({ unit: anyCharacter, maxLength: 30 }),
    );
    const text = words.map((parts) => parts.join(''));
    await fc.assert(
      fc.asyncProperty(text, text, text, async (user_name, subject, message) => {
        const form = cleanForm(rules, { ...contactFields, user_name, subject, message });
        await storeMessage(database, form, null);
        for (const mail of await claimMails(database, 10, 60_000)) {
          const written = await writeMail(mail, context);
          const { message: raw, envelope } = await printer.sendMail(written ?? {});
          const parsed = await PostalMime.parse(raw as Buffer);
          const recipient = mail.kind === 'agency' ? 'help@lashma.example' : contactFields.user_email;
          expect(envelope.to).toEqual([recipient]);
          expect(parsed.to).toEqual([{ name: '', address: recipient }]);
          expect([parsed.cc, parsed.bcc]).toEqual([undefined, undefined]);
          const names = parsed.headers.map(({ key }) => key);
          expect(names).toHaveLength(new Set(names).size);
          if (mail.kind !== 'agency') continue;
          expect(parsed.replyTo).toHaveLength(1);
          expect(parsed.replyTo?.[0]?.address).toBe(contactFields.user_email);
          expect(parsed.text?.trimEnd().endsWith(form.message)).toBe(true);
        }
      }),
      { numRuns: 100 },
    );
    await database.destroy();
  });
});
