import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { describe, expect, onTestFinished, test } from 'vitest';
import { changeComplaint, complaint } from '#tests/support/complaints.ts';
import { dialects, freshDatabases } from '#tests/support/databases.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/connect.ts';
import { storeComplaint } from '../features/complaint/complaint-repository.ts';
import { createMailLinks } from '../features/newsletter/mail-links.ts';
import { claimMails } from './outbox-repository.ts';
import { writeMail } from './write-mail.ts';

const AGENCY = 'help@lashma.example';

describe.each(dialects)('mails about complaints, on %s', (dialect) => {
  const freshDatabase = freshDatabases(dialect);
  const config = readConfig({
    MAIL_FROM: 'site@lashma.example',
    MAIL_TO: AGENCY,
    PUBLIC_URL: 'https://lashma.example',
  });
  const printer = createTransport({ streamTransport: true, buffer: true });

  async function setUp() {
    const database = await openDatabase(await freshDatabase());
    onTestFinished(() => database.destroy());
    const context = { database, links: createMailLinks(database), config };
    return {
      database,
      /** What is due, as it would arrive, by the kind of the mail. */
      async arrive() {
        const entries = [];
        for (const mail of await claimMails(database, 10, 60_000)) {
          const written = await writeMail(mail, context);
          if (!written) continue;
          const { message, envelope } = await printer.sendMail(written);
          entries.push([mail.kind, { ...(await PostalMime.parse(message as Buffer)), envelope }] as const);
        }
        return Object.fromEntries(entries);
      },
    };
  }

  test('the agency gets all that was written, and can answer; the visitor only the reference', async () => {
    const { database, arrive } = await setUp();
    const { reference } = await storeComplaint(
      database,
      { ...complaint, user_name: 'Bísí\r\nBcc: all@example.com', message: '<b>one</b>\ntwo' },
      null,
    );
    const { agency, acknowledgement } = await arrive();
    expect(agency?.envelope.to).toEqual([AGENCY]);
    expect(agency?.replyTo?.map(({ address }) => address)).toEqual([complaint.user_email]);
    expect([agency?.cc, agency?.bcc, agency?.html]).toEqual([undefined, undefined, undefined]);
    for (const words of [reference, complaint.place, complaint.user_phone, '₦5,000', '11 July 2025'])
      expect(agency?.text).toContain(words);
    expect(agency?.text?.trimEnd().endsWith('<b>one</b>\ntwo')).toBe(true);

    expect(acknowledgement?.envelope.to).toEqual([complaint.user_email]);
    expect(acknowledgement?.text).toContain(reference);
    expect(acknowledgement?.text).toContain('https://lashma.example/complaint/status');
    for (const words of [complaint.place, 'Bísí', '<b>', complaint.user_phone])
      expect(acknowledgement?.text).not.toContain(words);
  });

  test('each step of the staff tells its own state and note, even when a later one is there already', async () => {
    const { database, arrive } = await setUp();
    const { id, reference } = await storeComplaint(database, complaint, null);
    await arrive();
    await changeComplaint(database, id, { state: 'in-progress', note: 'We have asked\nthe hospital.' });
    const first = (await arrive()).change;
    expect(first?.subject).toContain(reference);
    expect(first?.text).toMatch(/Being looked at\.[\s\S]*We have asked\nthe hospital\./);
    expect(first?.envelope.to).toEqual([complaint.user_email]);
    expect(first?.replyTo?.map(({ address }) => address)).toEqual([AGENCY]);
    await changeComplaint(database, id, { state: 'answered', note: '' });
    expect((await arrive()).change?.text).toContain('Answered. We have given our answer.');
    await changeComplaint(database, id, { state: 'answered', note: 'They will pay\nyou back.' });
    const answer = (await arrive()).change;
    expect(answer?.subject).toBe(`Re: We have your complaint ${reference} | LASHMA`);
    expect(answer?.text).toContain('This is our answer:\n\nThey will pay\nyou back.\n\n');
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
});
