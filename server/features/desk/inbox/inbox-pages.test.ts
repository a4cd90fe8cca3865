import { describe, expect, test, vi } from 'vitest';
import { inboxWords, ticketWords } from '#content/desk/inbox.ts';
import type { Role } from '#domain/desk/roles.ts';
import { readCsv } from '#domain/text/read-csv.ts';
import { complaint } from '#tests/support/complaints.ts';
import { dialects } from '#tests/support/databases.ts';
import { signIn } from '#tests/support/desk.ts';
import { deskSite } from '#tests/support/desk-site.ts';
import { mailEnvironment, testSmtp } from '#tests/support/message-site.ts';
import { linksOf, textOf } from '#tests/support/read-html.ts';
import { contactFields } from '#tests/support/send-form.ts';
import { testApps } from '#tests/support/test-app.ts';
import { storeComplaint } from '../../complaint/complaint-repository.ts';
import { createComplaintService } from '../../complaint/complaint-service.ts';
import { storeMessage } from '../../message/message-repository.ts';

const MARKUP = '"><script>alert(1)</script><b>bold</b>';
const WAIT = { timeout: 15_000, interval: 20 };

describe.each(dialects)('the pages of messages and complaints, on %s', (dialect) => {
  const openApp = testApps(dialect);

  async function setUp(environment: Record<string, string> = {}) {
    const { app, database, lines } = await openApp({
      environment,
      services: { site: deskSite(), outboxPollMs: 20 },
    });
    async function staff(role: Role) {
      const { person, headers } = await signIn(database, role);
      return {
        person,
        get: (url: string) => app.inject({ url, headers }),
        post: (url: string, fields: Record<string, string>) =>
          app.inject({
            method: 'POST',
            url,
            headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
            payload: new URLSearchParams(fields).toString(),
          }),
      };
    }
    return { app, database, lines, staff, bisi: await staff('inbox') };
  }

  test('inbox staff and admins open them, others do not', async () => {
    const { database, staff } = await setUp();
    const id = await storeMessage(database, contactFields, null);
    const { reference } = await storeComplaint(database, complaint, null);
    const addresses = ['/desk/messages', `/desk/messages/${id}`, `/desk/complaints/${reference}`];
    for (const role of ['inbox', 'admin', 'editor', 'directory'] as const) {
      const { get, post } = await staff(role);
      const isAllowed = role === 'inbox' || role === 'admin';
      for (const address of addresses) {
        expect((await get(address)).statusCode, `${role} ${address}`).toBe(isAllowed ? 200 : 403);
        if (!isAllowed) expect((await post(address, { action: 'spam', version: '0' })).statusCode).toBe(403);
      }
    }
    expect(await database.selectFrom('messages').select('version').execute()).toEqual([{ version: 0 }]);
  });

  test('what there is not is not found', async () => {
    const { bisi } = await setUp();
    for (const address of [
      '/desk/messages/0',
      '/desk/complaints/LA-2222-2222',
      '/desk/messages/%00',
      '/desk/complaints/%00',
    ]) {
      expect((await bisi.get(address)).statusCode, address).toBe(404);
      expect((await bisi.post(address, { action: 'assign', version: '0' })).statusCode, address).toBe(404);
    }
  });

  test('the words of visitors and staff are text', async () => {
    const { database, bisi } = await setUp();
    const hostile = { user_name: MARKUP, user_phone: MARKUP, subject: MARKUP, message: MARKUP };
    const id = await storeMessage(database, { ...contactFields, ...hostile }, null);
    await bisi.post(`/desk/messages/${id}`, { action: 'note', version: '0', note: MARKUP });
    for (const address of [`/desk/messages?q=${encodeURIComponent(MARKUP)}`, `/desk/messages/${id}`]) {
      const { body } = await bisi.get(address);
      expect(body).not.toMatch(/<script>|<b>/);
      expect(textOf(body)).toContain(MARKUP);
    }
  });

  test('the list leads to each of them, and marks and counts what is new', async () => {
    const { database, bisi } = await setUp();
    const id = await storeMessage(database, contactFields, null);
    expect(textOf((await bisi.get('/desk/messages')).body)).not.toContain('since your last visit');
    const before = new Date(Date.now() - 7_200_000).toISOString();
    await database.updateTable('desk_visits').set({ seen_at: before }).execute();
    await database.updateTable('messages').set({ received_at: '2025-07-11T08:00:00.000Z' }).execute();
    const { reference } = await storeComplaint(database, complaint, null);
    for (const _time of ['at first', 'after a reload']) {
      const { body } = await bisi.get('/desk/messages');
      expect(textOf(body)).toContain('1 new since your last visit');
      expect(linksOf(body)).toEqual(
        expect.arrayContaining([`/desk/messages/${id}`, `/desk/complaints/${reference}`]),
      );
      expect(body.split(`>${inboxWords.isNew}<`)).toHaveLength(2);
    }
  });

  test('pages of the list keep the filter', async () => {
    const { database, bisi } = await setUp();
    for (let count = 0; count < 26; count++) await storeMessage(database, contactFields, null);
    await storeComplaint(database, complaint, null);
    const { body } = await bisi.get('/desk/messages?kind=message&q=hospital');
    expect(textOf(body)).toContain('26 entries');
    expect(linksOf(body)).toContain('/desk/messages?kind=message&q=hospital&page=2');
    const second = await bisi.get('/desk/messages?kind=message&q=hospital&page=2');
    expect(linksOf(second.body).filter((link) => link.startsWith('/desk/messages/'))).toHaveLength(1);
  });

  test('every action is answered by a way back to the page, which says what was done', async () => {
    const { database, bisi } = await setUp();
    const actions = [
      ['assign', {}],
      ['unassign', {}],
      ['note', { note: 'called back' }],
      ['answer', { answer: 'Yes.' }],
      ['move', { state: 'in-progress' }],
      ['retry', {}],
      ['spam', {}],
      ['release', {}],
    ] as const;
    const id = await storeMessage(database, contactFields, null);
    for (const [version, [action, fields]] of actions.entries()) {
      const answer = await bisi.post(`/desk/messages/${id}`, { action, version: String(version), ...fields });
      expect([action, answer.statusCode, answer.headers.location]).toEqual([
        action,
        303,
        `/desk/messages/${id}`,
      ]);
      expect(decodeURIComponent(String(answer.headers['set-cookie']))).toContain(
        action === 'answer'
          ? ticketWords.done.answeredByMail(contactFields.user_email)
          : ticketWords.done[action],
      );
    }
    const recorded = await database
      .selectFrom('audit_log')
      .select(['action', 'subject', 'person_id'])
      .execute();
    expect(recorded).toHaveLength(actions.length);
    expect(recorded).toEqual(
      expect.arrayContaining(
        actions.map(([action]) => ({ action: `message.${action}`, subject: id, person_id: bisi.person.id })),
      ),
    );
  });

  test('a form with errors comes back with what was typed, the reason beside the field, and nothing stored', async () => {
    const { database, bisi } = await setUp();
    const { reference } = await storeComplaint(database, complaint, null);
    const address = `/desk/complaints/${reference}`;
    const long = 'x'.repeat(5001);
    const tooLong = await bisi.post(address, { action: 'answer', version: '0', answer: long });
    expect(tooLong.statusCode).toBe(400);
    expect(tooLong.body).toContain(long);
    expect(tooLong.body).toMatch(/<p [^>]*id="ticket-answer-error"/);
    expect(linksOf(tooLong.body)).toContain('#ticket-answer');
    for (const fields of [
      { action: 'answer', version: '0', answer: ' \n ' },
      { action: 'move', version: '0', state: 'done' },
      { action: 'delete', version: '0' },
      { action: 'assign' },
      { action: 'constructor', version: '0', note: 'x' },
    ])
      expect((await bisi.post(address, fields as never)).statusCode, fields.action).toBe(400);
    expect(await database.selectFrom('complaints').select(['state', 'version']).execute()).toEqual([
      { state: 'received', version: 0 },
    ]);
  });

  test('whoever answers second sends nothing, sees what is new and keeps the text', async () => {
    const { database, bisi, staff } = await setUp();
    const tunde = await staff('inbox');
    const { reference } = await storeComplaint(database, complaint, null);
    const address = `/desk/complaints/${reference}`;
    const { body } = await bisi.get(address);
    const seenAt = /name="seen_at" value="([^"]+)"/.exec(body)?.[1] ?? '';
    const first = { action: 'answer', version: '0', answer: 'Tunde was quicker.' };
    expect((await tunde.post(address, first)).statusCode).toBe(303);
    const second = await bisi.post(address, { ...first, answer: 'My <own> words.', seen_at: seenAt });
    expect(second.statusCode).toBe(409);
    const text = textOf(second.body);
    expect(text).toContain(ticketWords.errors.conflictHeading);
    expect(text).toContain('Tunde was quicker.');
    expect(second.body).toMatch(/<textarea[^>]*id="ticket-answer"[^>]*>My &lt;own&gt; words\.<\/textarea>/);
    expect(second.body).toContain(`>${ticketWords.thread.later}<`);
    expect(await database.selectFrom('complaint_changes').select('note').execute()).toHaveLength(1);
    const version = /name="version" value="(\d+)"/.exec(second.body)?.[1] ?? '';
    const third = await bisi.post(address, { ...first, answer: 'My own words.', version });
    expect(third.statusCode).toBe(303);
  });

  test('no button loses what is typed beside another', async () => {
    const { database, bisi } = await setUp();
    const { reference } = await storeComplaint(database, complaint, null);
    const address = `/desk/complaints/${reference}`;
    const typed = { answer: 'Half an <answer>', note: 'half a note', remark: 'half a remark' };
    const areas = (body: string) =>
      [...body.matchAll(/<textarea[^>]*name="(\w+)"[^>]*>([^<]*)</g)].map(([, name, text]) => [name, text]);
    const half = [
      ['answer', 'Half an &lt;answer&gt;'],
      ['remark', 'half a remark'],
      ['note', 'half a note'],
    ];
    const actions = [
      ['assign', half, 'in-progress'],
      ['move', [half[0], ['remark', ''], half[2]], 'in-progress'],
      ['note', [half[0], half[1], ['note', '']], 'received'],
      ['answer', [['answer', ''], half[1], half[2]], 'answered'],
      ['unassign', half, 'received'],
    ] as const;
    for (const [version, [action, left, state]] of actions.entries()) {
      const fields = { ...typed, form: crypto.randomUUID(), version: String(version) };
      const chosen = action === 'assign' || action === 'move' ? 'in-progress' : 'received';
      const answer = await bisi.post(address, { ...fields, action, state: chosen });
      expect([action, answer.statusCode, areas(answer.body)]).toEqual([action, 200, left]);
      expect(answer.body).toContain(`data-saved="${fields.form}"`);
      expect(answer.body, action).toMatch(new RegExp(`<option value="${state}" selected`));
      expect(textOf(answer.body)).toContain(
        action === 'answer'
          ? ticketWords.done.answeredByMail(complaint.user_email)
          : ticketWords.done[action],
      );
    }
    const last = {
      form: crypto.randomUUID(),
      version: String(actions.length),
      action: 'note',
      note: 'the last',
    };
    expect((await bisi.post(address, last)).headers.location).toBe(`${address}?saved=${last.form}`);
    expect((await bisi.get(`${address}?saved=${last.form}`)).body).toContain(`data-saved="${last.form}"`);
  });

  test('what was typed outlives that it is held as spam', async () => {
    const { database, bisi } = await setUp();
    const address = `/desk/messages/${await storeMessage(database, contactFields, null)}`;
    const held = await bisi.post(address, { action: 'spam', version: '0', answer: 'half' });
    const answer = /<input type="hidden" name="answer" value="([^"]*)"/.exec(held.body)?.[1] ?? '';
    const released = await bisi.post(address, { action: 'release', version: '1', answer });
    expect(released.body).toMatch(/<textarea[^>]*name="answer"[^>]*>half</);
  });

  test('what was done already is not done twice, and nobody is told that others were quicker', async () => {
    const { database, bisi, staff } = await setUp();
    const { reference } = await storeComplaint(database, complaint, null);
    const address = `/desk/complaints/${reference}`;
    const words = ticketWords.done;
    const actions = [
      [{ action: 'answer', answer: 'Yes,\r\nthey pay.' }, words.answeredAlready],
      [{ action: 'note', note: 'called' }, words.note],
      [{ action: 'move', state: 'in-progress', remark: 'again' }, words.move],
      [{ action: 'assign' }, words.assign],
    ] as const;
    for (const [number, [fields, notice]] of actions.entries()) {
      const version = String(number);
      expect((await bisi.post(address, { ...fields, version })).statusCode, fields.action).toBe(303);
      const again = await bisi.post(address, { ...fields, version });
      expect([fields.action, again.statusCode]).toEqual([fields.action, 303]);
      expect(decodeURIComponent(String(again.headers['set-cookie']))).toContain(notice);
      // As from a page that Back has loaded anew, with the text that the browser remembers.
      if (fields.action === 'answer') await bisi.post(address, { ...fields, version: String(number + 1) });
      const tunde = await staff('inbox');
      expect((await tunde.post(address, { ...fields, version })).statusCode, fields.action).toBe(409);
    }
    expect(await database.selectFrom('complaint_changes').select('note').execute()).toHaveLength(2);
    expect(await database.selectFrom('audit_log').select('action').execute()).toHaveLength(actions.length);
  });

  test('a change to the state that it has is refused, unless it comes with a note', async () => {
    const { database, bisi } = await setUp();
    const { reference } = await storeComplaint(database, complaint, null);
    const id = await storeMessage(database, contactFields, null);
    const same = { action: 'move', version: '0', state: 'received', answer: 'half' };
    for (const address of [`/desk/complaints/${reference}`, `/desk/messages/${id}`]) {
      const refused = await bisi.post(address, { ...same, remark: ' ' });
      expect(refused.statusCode).toBe(400);
      expect(refused.body).toMatch(/<p [^>]*id="ticket-state-error"[^>]*>It is “Received” already/);
      expect(refused.body).toContain('>half</textarea>');
    }
    for (const table of ['complaint_changes', 'message_changes'] as const)
      expect(await database.selectFrom(table).selectAll().execute()).toEqual([]);
    const noted = await bisi.post(`/desk/complaints/${reference}`, { ...same, remark: 'On Monday.' });
    expect(noted.statusCode).toBe(200);
  });

  test('what is held back cannot be answered until it is released', async () => {
    const { database, bisi } = await setUp();
    const id = await storeMessage(database, contactFields, 'honeypot');
    const address = `/desk/messages/${id}`;
    expect((await bisi.get(address)).body).not.toContain('id="ticket-answer"');
    const answer = { action: 'answer', answer: 'Yes.', version: '0' };
    expect((await bisi.post(address, answer)).statusCode).toBe(409);
    expect((await bisi.post(address, { action: 'release', version: '0' })).statusCode).toBe(303);
    expect((await bisi.post(address, { ...answer, version: '1' })).statusCode).toBe(303);
  });

  test('an answer reaches the sender’s mailbox in the thread of the acknowledgement', async () => {
    const smtp = await testSmtp();
    const { database, lines, bisi } = await setUp(mailEnvironment(smtp));
    const id = await storeMessage(database, contactFields, null);
    const { reference } = await storeComplaint(database, complaint, null);
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(4), WAIT);
    const isSent = () => database.selectFrom('outbox').select('id').where('state', '!=', 'sent').execute();
    await vi.waitFor(async () => expect(await isSent()).toEqual([]), WAIT);
    const answer = { action: 'answer', version: '0', answer: 'You can change it\nonline. ₦0' };
    await bisi.post(`/desk/messages/${id}`, answer);
    await bisi.post(`/desk/complaints/${reference}`, answer);
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(6), WAIT);
    for (const address of [contactFields.user_email, complaint.user_email]) {
      const [acknowledgement, answered] = smtp.mails.filter(({ recipients }) => recipients.includes(address));
      const thread = acknowledgement?.messageId;
      expect(thread).toMatch(/^<.+@lashma\.example>$/);
      expect([answered?.inReplyTo, answered?.references]).toEqual([thread, thread]);
      expect(answered?.subject).toBe(`Re: ${acknowledgement?.subject}`);
      expect(answered?.text).toContain('You can change it\nonline. ₦0');
      expect(answered?.replyTo?.map((reply) => reply.address)).toEqual(['help@lashma.example']);
      expect(answered?.header('auto-submitted')).toBeUndefined();
      expect(answered?.text).not.toMatch(/gate|ilé-ìwòsàn/);
    }
    expect(smtp.mails.at(-1)?.subject + String(smtp.mails.at(-2)?.subject)).toContain(reference);
    await bisi.get('/desk/messages?q=ngozi');
    expect(lines.join('')).toContain('/desk/complaints/…');
    expect(lines.join('')).not.toMatch(/online|adebayo|ngozi|0803|LA-/i);
  });

  test('a complainant without an e-mail address reads the answer with the status, and staff see whom to call', async () => {
    const { database, bisi } = await setUp();
    const { reference } = await storeComplaint(database, { ...complaint, user_email: '' }, null);
    const address = `/desk/complaints/${reference}`;
    const { body } = await bisi.get(address);
    expect(textOf(body)).toContain(ticketWords.answer.noMailOfComplaint);
    expect(linksOf(body)).toContain('tel:08031234567');
    const answer = await bisi.post(address, { action: 'answer', version: '0', answer: 'They pay you back.' });
    expect(decodeURIComponent(String(answer.headers['set-cookie']))).toContain(
      ticketWords.done.answeredToCall(complaint.user_phone),
    );
    const status = await createComplaintService(database).find({ reference, contact: '4567' }, '192.0.2.1');
    expect(status).toMatchObject({
      state: 'answered',
      steps: [{ state: 'answered', note: 'They pay you back.' }],
    });
  });

  test('staff see in which language to answer, unless it is English', async () => {
    const { database, bisi } = await setUp();
    const id = await storeMessage(database, contactFields, null, 'yo');
    const { reference } = await storeComplaint(database, complaint, null, 'pcm');
    const list = await bisi.get('/desk/messages');
    const inPlainText = list.body.replaceAll('<!-- -->', '');
    expect(inPlainText).toContain(`${inboxWords.kinds.message}, in Yorùbá<`);
    expect(inPlainText).toContain(`${inboxWords.kinds.charged}, in Pidgin<`);
    const message = await bisi.get(`/desk/messages/${id}`);
    expect(message.body).toContain(`<dt>${ticketWords.language}</dt><dd>Yorùbá</dd>`);
    expect(message.body).toContain(ticketWords.answer.inLanguage('Yorùbá'));
    expect((await bisi.get(`/desk/complaints/${reference}`)).body).toContain('<dd>Pidgin</dd>');
    const column = inboxWords.csv.columns.indexOf('language');
    const table = readCsv((await bisi.post('/desk/messages', {})).body);
    const rows = 'rows' in table ? table.rows.map(({ cells }) => cells[column]) : [];
    expect(rows.toSorted()).toEqual(['Pidgin', 'Yorùbá', 'language']);

    const english = await storeMessage(database, contactFields, null);
    const page = await bisi.get(`/desk/messages/${english}`);
    expect(page.body).not.toContain(ticketWords.language);
  });

  test('the export holds what the filter shows, and no formula', async () => {
    const { database, bisi } = await setUp();
    await storeMessage(database, { ...contactFields, user_name: '=HYPERLINK("http://x")' }, null);
    await storeComplaint(database, { ...complaint, message: '-1+1' }, null);
    const { headers, body } = await bisi.post('/desk/messages', { kind: 'complaint', q: 'ngozi' });
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="messages-and-complaints-[\d-]+\.csv"$/,
    );
    const table = readCsv(body);
    const rows = 'rows' in table ? table.rows.map(({ cells }) => cells) : [];
    expect(rows).toHaveLength(2);
    expect(rows[0]).toEqual(inboxWords.csv.columns);
    expect(rows[1]?.at(-1)).toBe("'-1+1");
    for (const reason of ['honeypot', 'too-fast'] as const)
      await storeMessage(database, contactFields, reason);
    const spam = await bisi.post('/desk/messages', { suspected: 'only' });
    for (const [reason, said] of Object.entries(inboxWords.csv.reasons))
      if (reason !== 'staff') expect(spam.body).toContain(`,${said},`);
    expect(spam.body).not.toMatch(/honeypot|too-fast/);
    const all = await bisi.post('/desk/messages', {});
    expect(all.body).toContain(`'=HYPERLINK(""http://x"")`);
  });
});
