import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { lagosDay } from '#domain/text/format-date.ts';
import { complaint } from '#tests/support/complaints.ts';
import { dialects } from '#tests/support/databases.ts';
import { textOf } from '#tests/support/read-html.ts';
import { typedContact } from '#tests/support/send-form.ts';
import { recordedLines, testDesks } from '#tests/support/test-desk.ts';
import { writeMail } from '../../delivery/write-mail.ts';
import { storeComplaint } from '../complaint/complaint-repository.ts';
import { storeMessage } from '../message/message-repository.ts';
import { readHeaders } from './read-mail.ts';

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
  });

  test('a reply of which a limit leaves out a part says so, and one with a long header or file is whole', async () => {
    const { database, staff, send, mailOf, replies } = await open();
    const bisi = await staff('inbox', 'Bisi');
    const id = await storeMessage(database, typedContact, null);
    const own = await mailOf('acknowledgement');
    const part = (header: string, text: string) => `--x\r\n${header}\r\n\r\n${text}\r\n`;
    const mixed = (...parts: string[]) =>
      write(own, `${parts.join('')}--x--`).replace('text/plain', 'multipart/mixed; boundary=x; y');
    const file = `${'QUJD'.repeat(19)}\r\n`.repeat(3000);
    const headers = Array.from({ length: 900 }, (_, index) => `X-${index}: y`);
    const sent: [mail: string, problem: string | null][] = [
      [write(own, `${'y'.repeat(10_001)}`), 'cut'],
      [write(own, `${'\u0001'.repeat(40_000)} end`), 'cut'],
      [write(own, `${'a\r\n'.repeat(2000)}the end`), 'cut'],
      [write(own, `${'a\r\n'.repeat(1900)}the end`, headers), null],
      [mixed(part('Content-Type: text/plain', 'mine'), part('Content-Type: image/png', file)), null],
      [
        mixed(
          part('Content-Type: text/plain', 'mine'),
          part('Content-Type: image/png', 'Q\n'.repeat(250_000)),
        ),
        null,
      ],
      [mixed(part('Content-Type: text/plain', `${'a b\r\n'.repeat(2001)}c d`)), 'cut'],
    ];
    for (const [mail] of sent) expect(await send(mail)).toBe(204);
    const kept = await replies();
    expect(kept.map(({ problem }) => problem)).toEqual(sent.map(([, problem]) => problem));
    expect(kept[3]?.text).toMatch(/the end$/);
    expect(textOf((await bisi.get(`/desk/messages/${id}`)).body)).toContain(
      'read the whole mail in the mailbox',
    );
  });

  test('a hostile mail is recorded once, is acknowledged each time, and the good one after it is read', async () => {
    const { database, staff, send, mailOf, replies } = await open();
    const bisi = await staff('inbox', 'Bisi');
    const id = await storeMessage(database, typedContact, null);
    const own = await mailOf('acknowledgement');
    const parts = ['Content-Type: multipart/mixed; boundary=x'];
    const nested = (depth: number): string =>
      depth === 0
        ? 'deep'
        : `--b${depth}\nContent-Type: multipart/mixed; boundary=b${depth - 1}\n\n${nested(depth - 1)}`;
    const headers = Array.from({ length: 10_000 }, (_, index) => `X-${index}: y`);
    const hostile = {
      'line breaks': [write(own, '\n'.repeat(1024 * 1024)), null],
      'long parts': [write(own, `--x\n\n${'a\n'.repeat(2000)}`.repeat(11), parts), 'lines'],
      '30 MB': [write(own, 'z'.repeat(30 * 1024 * 1024)), 'size'],
      '10,000 parts': [write(own, '--x\n\na\n'.repeat(10_000), parts), 'parts'],
      '10,000 headers': [write(own, 'text', headers), 'headers'],
      'a header that never ends': [write(own, 'text', [`X: ${' y'.repeat(1024 * 1024)}`]), 'headers'],
      'one long line': [write(own, 'z'.repeat(100_000)), 'lines'],
      'parts in parts': [
        write(own, nested(30)).replace('text/plain', 'multipart/mixed; boundary=b30; x'),
        'unreadable',
      ],
    } as const;
    for (const _time of ['at first', 'handed over again'])
      for (const [what, [mail]] of Object.entries(hostile)) expect(await send(mail), what).toBe(204);
    expect(await send(write(own, 'a good one'))).toBe(204);
    expect((await replies()).map(({ problem }) => problem)).toEqual([
      ...Object.values(hostile).map(([, problem]) => problem),
      null,
    ]);
    const { body } = await bisi.get(`/desk/messages/${id}`);
    expect(textOf(body)).toContain('It is too large to be read here');
    expect(textOf(body)).toContain('a good one');
  });

  test('of a mail with too many headers only the first are read', () => {
    const bytes = Buffer.from(`A: 1\n${'X: y\n'.repeat(999)}B: 2\n\ntext`);
    const { isTooLong, valuesOf } = readHeaders({ bytes, isTooLarge: false, hash: '' });
    expect([isTooLong, valuesOf('a'), valuesOf('b')]).toEqual([true, ['1'], []]);
  });

  test('bombs and nested mails add no more than their text', async () => {
    const { database, send, mailOf, replies } = await open();
    await storeMessage(database, typedContact, null);
    const own = await mailOf('acknowledgement');
    const multipart = 'Content-Type: multipart/mixed; boundary=x';
    const typed = (type: string, encoding = '8bit') => [
      `Content-Type: ${type}`,
      `Content-Transfer-Encoding: ${encoding}`,
    ];
    const plain = (text: string, ...typeAndEncoding: [string, string?]) =>
      write(own, text, typed(...typeAndEncoding)).replace('Content-Type: text/plain; charset=utf-8\r\n', '');
    const part = (type: string, text: string) => `--x\r\nContent-Type: ${type}\r\n\r\n${text}\r\n`;
    const inner = `From: a@example.com\r\nSubject: inner\r\n\r\nnot written by the visitor`;
    for (const mail of [
      plain('soft=\r\n line =E1=BB=8D', 'text/plain; charset=utf-8', 'quoted-printable'),
      plain('=\r\n'.repeat(100_000), 'text/plain', 'quoted-printable'),
      plain(`${'A'.repeat(76)}\r\n`.repeat(100_000), 'text/plain', 'base64'),
      plain('\u001b$B'.repeat(10_000), 'text/plain; charset=iso-2022-jp'),
      plain('text', 'text/plain; charset=no-such-charset'),
      plain(
        `${part('text/plain', 'mine')}${part('message/rfc822', inner)}${part('image/jpeg', 'j')}--x--`,
        multipart.slice('Content-Type: '.length),
      ),
    ])
      expect(await send(mail)).toBe(204);
    const read = await replies();
    expect(read.map(({ problem }) => problem)).toEqual([null, null, 'cut', null, null, null]);
    expect(read[0]?.text).toBe('soft line ọ');
    expect(read[4]?.text).toBe('text');
    expect(read[5]).toMatchObject({ text: 'mine', attachments: 2 });
    for (const { text } of read) expect(text.length).toBeLessThanOrEqual(10_000);
  });

  test('HTML without plain text becomes readable text, without its markup', async () => {
    const { database, send, mailOf, replies } = await open();
    await storeMessage(database, typedContact, null);
    const own = await mailOf('acknowledgement');
    const html = `<html><head><style>p { color: red }</style><title>x</title></head><body>
      <p>Good day,</p><p>They&nbsp;still ask &amp; wait.<br>Ẹ jọ̀ọ́ &lt;b&gt;</p><!-- hidden -->
      <script>alert(1)</script><a href="https://example.com/x">our receipt</a></body></html>`;
    const mail = write(own, html).replace('text/plain', 'text/html');
    expect(await send(mail)).toBe(204);
    // An empty plain text beside it, as some programs send.
    const parts = [
      'Content-Type: text/plain\r\n\r\n \r\n',
      'Content-Type: text/html; charset=utf-8\r\n\r\n<div>one</div><div>two</div>\r\n',
    ];
    const both = `--x\r\n${parts.join('--x\r\n')}--x--`;
    expect(await send(write(own, both).replace('text/plain', 'multipart/alternative; boundary=x; t'))).toBe(
      204,
    );
    const [one, other] = (await replies()).map(({ text }) => text);
    expect(one).toMatch(/^Good day,\n+They\sstill ask & wait\.\nẸ jọ̀ọ́ <b>/);
    expect(one).toMatch(/\(https:\/\/example\.com\/x\) our receipt$/);
    for (const word of ['color', 'alert', 'hidden', '<p>']) expect(one).not.toContain(word);
    expect(other).toMatch(/^one\n+two$/);
  });

  test.each([
    '<style>p { color: red }</style><p>Good day</p>',
    '<STYLE type="text/css">\n<!-- p { color: red } -->\n</STYLE\n><p>Good day</p>',
    '<!--[if mso]><style>p { color: red }<![endif]--><p>Good day</p>',
    '<!--><p>Good day</p><script>color()</script x>',
    '<p>Good day</p><script>\nif (a < b) color("</p>");\n</script>',
    '<p>Good day</p><style>p { color: red }',
  ])('of the HTML %j only what its reader saw is kept', async (html) => {
    const { database, send, mailOf, replies } = await open();
    await storeMessage(database, typedContact, null);
    const mail = write(await mailOf('acknowledgement'), `<html><body>${html}`);
    await send(mail.replace('text/plain', 'text/html'));
    expect((await replies()).map(({ text }) => text)).toEqual(['Good day']);
  });

  test('replies to one ticket are limited: one line says so, and its visitor gets one answer in their language', async () => {
    const { database, staff, send, mailOf, replies } = await open();
    const bisi = await staff('inbox', 'Bisi');
    const { id, reference } = await storeComplaint(database, complaint, null, 'yo');
    const other = await storeMessage(database, typedContact, null);
    const own = await mailOf('acknowledgement');
    // As a mailbox does, that sends a mail again while others wait.
    const sendUntilTaken = async (mail: string) => {
      while ((await send(mail)) !== 204) await pause(20);
    };
    await Promise.all(Array.from({ length: 14 }, (_, index) => sendUntilTaken(write(own, `reply ${index}`))));
    expect(await send(write(own, 'one more'))).toBe(204);
    const kept = await replies();
    expect(kept.filter(({ problem }) => problem === null)).toHaveLength(10);
    expect(kept.filter(({ problem }) => problem === 'limit')).toHaveLength(1);
    const answers = database.selectFrom('outbox').selectAll().where('kind', '=', 'reply-limit');
    const [answer, ...more] = await answers.execute();
    expect(more).toEqual([]);
    const { version } = await database.selectFrom('complaints').select('version').executeTakeFirstOrThrow();
    expect(version).toBe(10);
    const config = { publicUrl: 'https://lashma.example', mail: { from: 'a@b.example', to: 'c@b.example' } };
    const written = await writeMail(answer as never, { database, config } as never);
    expect(written).toMatchObject({
      to: [{ address: complaint.user_email }],
      replyTo: { address: 'c@b.example' },
      headers: { 'Auto-Submitted': 'auto-replied', 'Content-Language': 'yo' },
    });
    expect(written?.text).toContain(reference);
    expect(written?.text).toContain('Ẹ kú déédéé');
    expect(textOf((await bisi.get(`/desk/complaints/${reference}`)).body)).toContain('too many mails');
    // Other tickets are not affected.
    const [{ id: mail } = { id: '' }] = await database
      .selectFrom('outbox')
      .select('id')
      .where('message_id', '=', other)
      .where('kind', '=', 'acknowledgement')
      .execute();
    await send(write(mail, 'of another'));
    expect((await replies()).filter(({ message_id }) => message_id === other)).toHaveLength(1);
    await database.deleteFrom('complaints').where('id', '=', id).execute();
    expect(await replies()).toHaveLength(1);
  });

  test('a mail belongs to the mail that it answers directly, and one id of two mails hides neither', async () => {
    const { database, send, replies } = await open();
    const ids = [
      await storeMessage(database, typedContact, null),
      await storeMessage(database, { ...typedContact, message: 'another' }, null),
    ];
    const mails = await database
      .selectFrom('outbox')
      .select(['id', 'message_id'])
      .where('kind', '=', 'acknowledgement')
      .execute();
    const mailOf = (id = '') => mails.find(({ message_id }) => message_id === id)?.id ?? '';
    const [one, other] = ids.map(mailOf) as [string, string];
    const same = (id: string, text: string, more: string[] = []) =>
      write(id, text, more).replace(/Message-ID: .*\r\n/, 'Message-ID: <same@mail.example>\r\n');
    for (const first of [one, other]) {
      const second = first === one ? other : one;
      const references = `References: <${first}@lashma.example>\r\n <${second}@lashma.example>`;
      await send(same(first, `to ${first}`, [references]));
    }
    await send(same(one, 'later', ['Date: Thu, 19 Nov 2026 10:00:00 +0100']));
    expect((await replies()).map(({ message_id, text }) => [message_id, text])).toEqual([
      [ids[0], `to ${one}`],
      [ids[1], `to ${other}`],
      [ids[0], 'later'],
    ]);
  });

  test('a mail that came back to us, a report and a bounce are no replies', async () => {
    const { database, send, mailOf, replies } = await open();
    await storeMessage(database, typedContact, null);
    const own = await mailOf('acknowledgement');
    const back = write(own, 'came back').replace(
      /Message-ID: <[^>]*>/,
      `Message-ID: <${own}@lashma.example>`,
    );
    for (const mail of [
      back,
      write(own, 'bounce', ['Return-Path: <>']),
      write(own, 'folded', ['Auto-Submitted:', ' auto-generated; by=robot']),
      write(own, 'report').replace('text/plain', 'multipart/report; report-type=delivery-status'),
    ])
      expect(await send(mail)).toBe(204);
    expect(await replies()).toEqual([]);
    await send(write(own, 'by hand', ['Auto-Submitted: no']));
    expect(await replies()).toHaveLength(1);
  });

  test('without the setting, or with another secret, there is nothing at the address', async () => {
    const { send } = await open();
    expect(await send(write('x', 'y'), '/inbound-mail/another')).toBe(404);
    const without = await open({});
    expect(await without.send(write('x', 'y'))).toBe(404);
  });
});
