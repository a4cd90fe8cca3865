import { describe, expect, test } from 'vitest';
import { lagosDay } from '#domain/text/format-date.ts';
import { complaint } from '#tests/support/complaints.ts';
import { dialects } from '#tests/support/databases.ts';
import { textOf } from '#tests/support/read-html.ts';
import { typedContact } from '#tests/support/send-form.ts';
import { recordedLines, testDesks } from '#tests/support/test-desk.ts';
import { storeComplaint } from '../complaint/complaint-repository.ts';
import { storeMessage } from '../message/message-repository.ts';

const SECRET = 'a-secret-of-the-mailbox-123';
const PATH = `/inbound-mail/${SECRET}`;

describe.each(dialects)('mails that come in, on %s', (dialect) => {
  const openDesk = testDesks(dialect);

  async function open(environment: Record<string, string> = { INBOUND_MAIL_SECRET: SECRET }) {
    const site = await openDesk({ environment });
    const send = async (mail: string, url = PATH) => {
      const headers = { 'content-type': 'message/rfc822' };
      return (await site.app.inject({ method: 'POST', url, headers, payload: mail })).statusCode;
    };
    const mailOf = async (kind: string) => {
      const rows = site.database
        .selectFrom('outbox')
        .select('id')
        .where('kind', '=', kind as 'change');
      return (await rows.executeTakeFirstOrThrow()).id;
    };
    const replies = () => site.database.selectFrom('visitor_replies').selectAll().execute();
    return { ...site, send, mailOf, replies };
  }

  let count = 0;
  const write = (id: string, text: string, more: string[] = []) =>
    [
      'From: somebody.else@example.com',
      `Message-ID: <${count++}@mail.example>`,
      `In-Reply-To: <${id}@lashma.example>`,
      'Content-Type: text/plain; charset=utf-8',
      ...more,
      '',
      text,
    ].join('\r\n');

  test('a reply joins its thread by the id of our mail, once, and opens what was answered with a new day', async () => {
    const { database, staff, send, mailOf, replies, lines } = await open();
    const bisi = await staff('inbox', 'Bisi');
    const { id, reference } = await storeComplaint(database, complaint, null);
    const address = `/desk/complaints/${reference}`;
    await bisi.post(address, { action: 'answer', version: '0', answer: 'Yes.' });
    await database.updateTable('complaints').set({ due_on: '2020-01-01' }).execute();
    const mail = write(await mailOf('change'), 'They <b>still</b> ask.\u0007 Ẹ jọ̀ọ́');
    for (const _time of ['at first', 'handed over again']) expect(await send(mail)).toBe(204);
    expect(await replies()).toMatchObject([{ complaint_id: id, text: 'They <b>still</b> ask. Ẹ jọ̀ọ́' }]);
    const row = await database.selectFrom('complaints').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ state: 'received', version: 2, escalated_at: null, answered_in_time: 1 });
    expect((row.due_on ?? '') > lagosDay(new Date())).toBe(true);
    const { body } = await bisi.get(address);
    expect(textOf(body)).toContain('They <b>still</b> ask.');
    expect(body).not.toContain('<b>still');
    // Whoever had it open did not see that.
    expect((await bisi.post(address, { action: 'note', version: '1', note: 'x' })).statusCode).toBe(409);
    expect(await recordedLines(database)).toContain(
      `Inbound mail | complaint.reply | ${reference} | {"state":"received"}`,
    );
    expect(lines.join('')).not.toContain(SECRET);
    await database.deleteFrom('complaints').execute();
    expect(await replies()).toEqual([]);
  });

  test('what answers none of our mails to visitors, or was written by a program, is left to the mailbox', async () => {
    const { database, send, mailOf, replies } = await open();
    await storeMessage(database, typedContact, null);
    const [own, agency] = [await mailOf('acknowledgement'), await mailOf('agency')];
    for (const mail of [
      write(crypto.randomUUID(), 'no mail of ours'),
      write(agency, 'to the agency'),
      write(own, 'on leave', ['Auto-Submitted: auto-replied']),
      write(own, 'a list', ['Precedence: bulk']),
      write('no id', 'nothing'),
      '\u0000\u00ff not a mail',
      '',
    ])
      expect([204, 400]).toContain(await send(mail));
    expect(await replies()).toEqual([]);
    expect(await send(write(own, `x${'y'.repeat(20_000)}`))).toBe(204);
    expect((await replies())[0]?.text).toHaveLength(10_000);
    expect(await send(write(own, 'z'.repeat(10_500_000)))).toBe(413);
  });

  test('without the setting, or with another secret, there is nothing at the address', async () => {
    const { send } = await open();
    expect(await send(write('x', 'y'), '/inbound-mail/another')).toBe(404);
    const without = await open({});
    expect(await without.send(write('x', 'y'))).toBe(404);
  });
});
