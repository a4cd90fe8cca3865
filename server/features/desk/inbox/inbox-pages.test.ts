import { beforeEach, describe, expect, test, vi } from 'vitest';
import { inboxWords, signUpWords, ticketWords } from '#content/desk/inbox.ts';
import { readCsv } from '#domain/text/read-csv.ts';
import { complaint } from '#tests/support/complaints.ts';
import { dialectsOfPages } from '#tests/support/databases.ts';
import { mailEnvironment, testSmtp, untilAllSent } from '#tests/support/message-site.ts';
import { linksOf, textOf } from '#tests/support/read-html.ts';
import { typedContact } from '#tests/support/send-form.ts';
import { otherLanguage } from '#tests/support/site-paths.ts';
import { noticeOf, recordedActions, type TestStaff, testDesks } from '#tests/support/test-desk.ts';
import type { Suspicion } from '../../../database/message-tables.ts';
import { nameOfOther } from '../../../languages.ts';
import { storeComplaint } from '../../complaint/complaint-repository.ts';
import { createComplaintService } from '../../complaint/complaint-service.ts';
import { storeMessage } from '../../message/message-repository.ts';
import { signUp } from '../../newsletter/subscriber-repository.ts';

const WAIT = { timeout: 15_000, interval: 20 };
const { done } = ticketWords;

describe.each(dialectsOfPages)('the pages of messages and complaints, on %s', (dialect) => {
  const openDesk = testDesks(dialect);
  let site: Awaited<ReturnType<typeof openDesk>>;
  let bisi: TestStaff;

  async function open(environment: Record<string, string> = {}) {
    site = await openDesk({ environment, services: { outboxPollMs: 20 } });
    bisi = await site.staff('inbox');
  }
  beforeEach(() => open());

  const message = async (changes: Partial<typeof typedContact> = {}, suspicion: Suspicion | null = null) =>
    `/desk/messages/${await storeMessage(site.database, { ...typedContact, ...changes }, suspicion)}`;
  const complain = async (changes: Partial<typeof complaint> = {}) =>
    `/desk/complaints/${(await storeComplaint(site.database, { ...complaint, ...changes }, null)).reference}`;
  const rowsOf = (table: 'complaint_changes' | 'message_changes' | 'desk_notes') =>
    site.database.selectFrom(table).selectAll().execute();
  const exported = async (fields: Record<string, string>) => {
    const answer = await bisi.post('/desk/messages', fields);
    const table = readCsv(answer.body);
    return { ...answer, rows: 'rows' in table ? table.rows.map(({ cells }) => cells) : [] };
  };

  test('what there is not is not found', async () => {
    for (const address of ['messages/0', 'complaints/LA-2222-2222', 'messages/%00', 'complaints/%00']) {
      expect((await bisi.get(`/desk/${address}`)).statusCode, address).toBe(404);
      const taken = await bisi.post(`/desk/${address}`, { action: 'assign', version: '0' });
      expect(taken.statusCode, address).toBe(404);
    }
  });

  test('the list leads to each of them, and marks and counts what is new, after a reload too', async () => {
    const [old, seen_at] = [await message(), '2025-07-11T08:00:00.000Z'];
    expect(textOf((await bisi.get('/desk/messages')).body)).not.toContain('since your last visit');
    await site.database.updateTable('desk_visits').set({ seen_at }).execute();
    await site.database.updateTable('messages').set({ received_at: seen_at }).execute();
    const address = await complain();
    await bisi.get('/desk/messages');
    const { body } = await bisi.get('/desk/messages');
    expect(textOf(body)).toContain('1 new since your last visit');
    expect(linksOf(body)).toEqual(expect.arrayContaining([old, address]));
    expect(body.split(`>${inboxWords.isNew}<`)).toHaveLength(2);
  });

  test('a misspelt name leads to the one that was meant, and no filter is blamed that is not set', async () => {
    await message({ user_name: 'Chidi Okafor' });
    const found = await bisi.get('/desk/messages?q=Okafr');
    expect(linksOf(found.body)).toContain('/desk/messages?q=Okafor');
    expect(textOf(found.body)).not.toContain('Take a filter away');
    expect(textOf((await bisi.get('/desk/messages?q=Okafor&due=today')).body)).toContain(
      'Take a filter away',
    );
  });

  test('pages of the list keep the filter, and beyond the last is the last', async () => {
    for (let count = 0; count < 26; count++) await message();
    await complain();
    const { body } = await bisi.get('/desk/messages?kind=message&q=hospital');
    expect(textOf(body)).toContain('26 entries');
    expect(linksOf(body)).toContain('/desk/messages?kind=message&q=hospital&page=2');
    for (const [query, count] of [
      ['kind=message&q=hospital&page=2', 1],
      ['page=2', 2],
      ['page=99', 2],
    ] as const) {
      const links = linksOf((await bisi.get(`/desk/messages?${query}`)).body);
      expect(
        links.filter((link) => /^\/desk\/(?:messages|complaints)\/[^?]/.test(link)),
        query,
      ).toHaveLength(count);
    }
  });

  test('every action is answered by a way back to the page, which says what was done, and is done once', async () => {
    const tunde = await site.staff('inbox');
    const actions = [
      ['assign', {}, done.assign],
      ['unassign', {}, done.unassign],
      ['note', { note: 'called back' }, done.note],
      ['answer', { answer: 'Yes,\r\nthey pay.' }, done.answeredByMail(typedContact.user_email)],
      ['reply', { answer: 'More on Monday.' }, done.staysOpen],
      ['move', { state: 'received' }, done.move],
      ['retry', {}, done.retry],
      ['spam', {}, done.spam],
      ['release', {}, done.release],
    ] as const;
    const address = await message();
    for (const [version, [action, fields, notice]] of actions.entries()) {
      const form = { action, version: String(version), ...fields };
      const answer = await bisi.post(address, form);
      expect([action, answer.statusCode, answer.headers.location]).toEqual([action, 303, address]);
      expect(noticeOf(answer)).toContain(notice);
      if (!['assign', 'note', 'answer', 'reply', 'move'].includes(action)) continue;
      const already = {
        answer: done.answeredAlready,
        reply: done.answeredAlready,
        note: done.notedAlready,
      }[action as string];
      const again = await bisi.post(address, form);
      expect([action, again.statusCode]).toEqual([action, 303]);
      expect(noticeOf(again)).toContain(already ?? notice);
      // As from a page that Back has loaded anew, with the text that the browser remembers.
      if (already) await bisi.post(address, { ...form, version: String(version + 1) });
      expect((await tunde.post(address, form)).statusCode, action).toBe(409);
    }
    expect(await rowsOf('message_changes')).toHaveLength(3);
    expect(await rowsOf('desk_notes')).toHaveLength(1);
    const recorded = await recordedActions(site.database);
    const about = { subject: address.split('/').at(-1), person_id: bisi.person.id };
    expect(recorded).toMatchObject(
      actions.map(([name]) => ({ action: `message.${name === 'reply' ? 'answer' : name}`, ...about })),
    );
    const [none, taken] = [null, bisi.person.name].map((assignedTo) => JSON.stringify({ assignedTo }));
    expect(recorded.slice(0, 2)).toMatchObject([
      { before: none, after: taken },
      { before: taken, after: none },
    ]);
    expect(recorded[5]?.after).toBe('{"state":"received"}');
  });

  test('a form with errors comes back with what was typed, the reason beside the field, and nothing stored', async () => {
    const address = await complain();
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
    const stored = await site.database.selectFrom('complaints').select(['state', 'version']).execute();
    expect(stored).toEqual([{ state: 'received', version: 0 }]);
  });

  test('whoever answers second sends nothing, sees what is new and keeps the text', async () => {
    const tunde = await site.staff('inbox');
    const address = await complain();
    const { body } = await bisi.get(address);
    const seenAt = /name="seen_at" value="([^"]+)"/.exec(body)?.[1] ?? '';
    const first = { action: 'answer', version: '0', answer: 'Tunde was quicker.' };
    expect((await tunde.post(address, first)).statusCode).toBe(303);
    const second = await bisi.post(address, { ...first, answer: 'My <own> words.', seen_at: seenAt });
    expect(second.statusCode).toBe(409);
    const text = textOf(second.body);
    for (const said of [ticketWords.errors.conflictHeading, 'Tunde was quicker.', ticketWords.thread.later])
      expect(text).toContain(said);
    expect(second.body).toMatch(/<textarea[^>]*id="ticket-answer"[^>]*>My &lt;own&gt; words\.<\/textarea>/);
    expect(await rowsOf('complaint_changes')).toHaveLength(1);
    const version = /name="version" value="(\d+)"/.exec(second.body)?.[1] ?? '';
    const third = await bisi.post(address, { ...first, answer: 'My own words.', version });
    expect(third.statusCode).toBe(303);
  });

  test('no button loses what is typed beside another', async () => {
    const address = await complain();
    const typed = { answer: 'Half an <answer>', note: 'half a note', remark: 'half a remark' };
    const areas = (body: string) =>
      [...body.matchAll(/<textarea[^>]*name="(\w+)"[^>]*>([^<]*)</g)].map(([, name, text]) => [name, text]);
    const half = [
      ['answer', 'Half an &lt;answer&gt;'],
      ['remark', 'half a remark'],
      ['note', 'half a note'],
    ];
    const actions = [
      ['assign', half, 'in-progress', done.assign],
      ['move', [half[0], ['remark', ''], half[2]], 'in-progress', done.move],
      ['note', [half[0], half[1], ['note', '']], 'received', done.note],
      ['answer', [['answer', ''], half[1], half[2]], 'answered', done.answeredByMail(complaint.user_email)],
      ['unassign', half, 'received', done.unassign],
    ] as const;
    for (const [version, [action, left, state, notice]] of actions.entries()) {
      const fields = { ...typed, form: crypto.randomUUID(), version: String(version) };
      const chosen = action === 'assign' || action === 'move' ? 'in-progress' : 'received';
      const answer = await bisi.post(address, { ...fields, action, state: chosen });
      expect([action, answer.statusCode, areas(answer.body)]).toEqual([action, 200, left]);
      expect(answer.body).toContain(`data-saved="${fields.form}"`);
      expect(answer.body, action).toMatch(new RegExp(`<option value="${state}" selected`));
      expect(textOf(answer.body)).toContain(notice);
    }
    const form = crypto.randomUUID();
    const last = { form, version: String(actions.length), action: 'note', note: 'the last' };
    expect((await bisi.post(address, last)).headers.location).toBe(`${address}?saved=${form}`);
    expect((await bisi.get(`${address}?saved=${form}`)).body).toContain(`data-saved="${form}"`);
  });

  test('what is held back cannot be answered until it is released, and keeps what was typed', async () => {
    const address = await message();
    const held = await bisi.post(address, { action: 'spam', version: '0', answer: 'half' });
    expect((await bisi.get(address)).body).not.toContain('id="ticket-answer"');
    const answering = { action: 'answer', answer: 'Yes.' };
    expect((await bisi.post(address, { ...answering, version: '1' })).statusCode).toBe(409);
    const answer = /<input type="hidden" name="answer" value="([^"]*)"/.exec(held.body)?.[1] ?? '';
    const released = await bisi.post(address, { action: 'release', version: '1', answer });
    expect(released.body).toMatch(/<textarea[^>]*name="answer"[^>]*>half</);
    expect((await bisi.post(address, { ...answering, version: '2' })).statusCode).toBe(303);
  });

  test('a change to the state that it has is refused, unless it comes with a note', async () => {
    const same = { action: 'move', version: '0', state: 'received', answer: 'half' };
    const address = await complain();
    for (const unchanged of [address, await message()]) {
      const refused = await bisi.post(unchanged, { ...same, remark: ' ' });
      expect(refused.statusCode).toBe(400);
      expect(refused.body).toMatch(/<p [^>]*id="ticket-state-error"[^>]*>It is “Received” already/);
      expect(refused.body).toContain('>half</textarea>');
    }
    expect([await rowsOf('complaint_changes'), await rowsOf('message_changes')]).toEqual([[], []]);
    const noted = await bisi.post(address, { ...same, remark: 'On Monday.' });
    expect(noted.statusCode).toBe(200);
  });

  test('an answer reaches the sender’s mailbox in the thread of the acknowledgement', async () => {
    const smtp = await testSmtp();
    await open(mailEnvironment(smtp));
    const addresses = [await message(), await complain()];
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(4), WAIT);
    await untilAllSent(site.database);
    const answer = { action: 'answer', version: '0', answer: 'You can change it\nonline. ₦0' };
    for (const address of addresses) await bisi.post(address, answer);
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(6), WAIT);
    for (const address of [typedContact.user_email, complaint.user_email]) {
      const [acknowledgement, answered] = smtp.mails.filter(({ recipients }) => recipients.includes(address));
      const thread = acknowledgement?.messageId;
      expect(thread).toMatch(/^<.+@lashma\.example>$/);
      expect(answered).toMatchObject({
        inReplyTo: thread,
        references: thread,
        subject: `Re: ${acknowledgement?.subject}`,
        text: expect.stringContaining('You can change it\nonline. ₦0'),
        replyTo: [{ address: 'help@lashma.example' }],
      });
      expect(answered?.header('auto-submitted')).toBeUndefined();
    }
    await bisi.get('/desk/messages?q=ngozi');
    const log = site.lines.join('');
    expect(log).toContain('/desk/complaints/…');
    expect(log).not.toMatch(/online|adebayo|ngozi|0803|LA-/i);
  });

  test('a complainant without an e-mail address reads the answer with the status, and staff see whom to call', async () => {
    const address = await complain({ user_email: '' });
    const { body } = await bisi.get(address);
    expect(textOf(body)).toContain(ticketWords.answer.noMailOfComplaint);
    const ofVisitor = `/desk/messages?${new URLSearchParams({ q: complaint.user_phone })}`;
    expect(linksOf(body)).toEqual(expect.arrayContaining(['tel:08031234567', ofVisitor]));
    expect(linksOf((await bisi.get(ofVisitor)).body)).toContain(address);
    const note = 'They pay you back.';
    const answer = await bisi.post(address, { action: 'answer', version: '0', answer: note });
    expect(noticeOf(answer)).toContain(done.answeredToCall(complaint.user_phone));
    const key = { reference: address.split('/').at(-1) ?? '', contact: '4567' };
    const status = await createComplaintService(site.database).find(key, '192.0.2.1');
    expect(status).toMatchObject({ state: 'answered', steps: [{ state: 'answered', note }] });
  });

  test('what is answered leads to the next: one’s own first, then what nobody looks after', async () => {
    const [answered, free, own] = [await complain(), await complain(), await message()];
    await bisi.post(own, { action: 'assign', version: '0' });
    const nextAfter = async (address: string, version: string) => {
      await bisi.post(address, { action: 'answer', version, answer: 'Yes.' });
      return linksOf((await bisi.get(address)).body).filter((link) => [free, own].includes(link));
    };
    expect(linksOf((await bisi.get(answered)).body)).not.toContain(own);
    expect(await nextAfter(answered, '0')).toEqual([own]);
    expect(await nextAfter(own, '1')).toEqual([free]);
    expect(await nextAfter(free, '0')).toEqual([]);
  });

  test('staff see in which language to answer, and choose another', async () => {
    const name = nameOfOther(otherLanguage);
    const id = await storeMessage(site.database, typedContact, null, otherLanguage);
    const { reference } = await storeComplaint(site.database, complaint, null, 'gone');
    const list = (await bisi.get('/desk/messages')).body.replaceAll('<!-- -->', '');
    expect(list).toContain(`${inboxWords.kinds.message}, in ${name}<`);
    expect(list).toContain(`${inboxWords.kinds.charged}, in gone<`);
    const { body } = await bisi.get(`/desk/messages/${id}`);
    expect(body).toContain(`<dt>${ticketWords.language}</dt><dd>${name}</dd>`);
    expect(body).toContain(`<option value="${otherLanguage}" selected="">`);
    expect((await bisi.get(`/desk/complaints/${reference}`)).body).toContain('<dd>gone</dd>');
    const [heads = [], ...rows] = (await exported({})).rows;
    const languages = rows.map((cells) => cells[heads.indexOf('language')]);
    expect(languages.sort()).toEqual(['gone', name].sort());
    const plain = await message();
    expect((await bisi.get(plain)).body).not.toContain(`<dt>${ticketWords.language}`);
    const answer = { action: 'reply', version: '0', answer: 'Bẹ́ẹ̀ni.' };
    await bisi.post(plain, { ...answer, language: otherLanguage });
    // One that there is not changes nothing.
    await bisi.post(plain, { ...answer, version: '1', answer: 'Yes.', language: 'xx' });
    expect((await bisi.get(plain)).body).toContain(`<dt>${ticketWords.language}</dt><dd>${name}</dd>`);
    const said = (await recordedActions(site.database)).map(({ after }) => after).filter(Boolean);
    expect(said.at(-2)).toContain(`"language":"${name}"`);
    expect(said.at(-1)).not.toContain('language');
  });

  test('the export holds what the filter shows', async () => {
    await message();
    await complain({ message: 'the last column' });
    const { headers, rows } = await exported({ kind: 'complaint', q: 'ngozi' });
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="messages-and-complaints-[\d-]+\.csv"/,
      ),
    });
    const [names = [], ...tickets] = rows;
    const cells = tickets.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index]])));
    const { place, happened_on, happened_about, user_name: name, user_email } = complaint;
    const about = { place, 'happened on': happened_on, 'happened about': happened_about, amount: '5000' };
    const kind = inboxWords.kinds.charged;
    expect(cells).toMatchObject([{ kind, name, 'e-mail': user_email, ...about, message: 'the last column' }]);
    for (const reason of ['honeypot', 'too-fast'] as const) await message({}, reason);
    const { body } = await exported({ held: 'only' });
    const { staff: _ofNone, ...reasons } = inboxWords.csv.reasons;
    for (const said of Object.values(reasons)) expect(body).toContain(`,${said},`);
    expect(body).not.toMatch(/honeypot|too-fast/);
  });

  test('held newsletter sign-ups stand beside what is held as spam, and are released or discarded', async () => {
    const { database } = site;
    for (const [name, suspicion] of Object.entries({ ada: 'too-fast', bot: 'honeypot', eve: null } as const))
      await signUp(database, { user_email: `${name}@example.com`, user_name: name }, suspicion);
    expect(linksOf((await bisi.get('/desk/messages')).body)).not.toContain('/desk/sign-ups');
    const held = await bisi.get('/desk/messages?held=only');
    expect(textOf(held.body)).toContain(signUpWords.way(2));
    expect(linksOf(held.body)).toContain('/desk/sign-ups');
    const listed = textOf((await bisi.get('/desk/sign-ups')).body);
    expect(listed.match(/\w+@example\.com/g)?.sort()).toEqual(['ada@example.com', 'bot@example.com']);
    const people = await database.selectFrom('subscribers').selectAll().orderBy('user_email').execute();
    const [ada = '', bot = '', eve = ''] = people.map(({ id }) => id);
    for (const wrong of [{}, { id: ada }, { id: ada, action: 'keep' }, { id: '\0', action: 'release' }])
      expect((await bisi.post('/desk/sign-ups', wrong as never)).statusCode).toBe(404);

    for (const [id, action, notice] of [
      [ada, 'release', signUpWords.done.release],
      [ada, 'release', signUpWords.done.already],
      [ada, 'discard', signUpWords.done.already],
      [bot, 'discard', signUpWords.done.discard],
      [bot, 'release', signUpWords.done.already],
      [eve, 'discard', signUpWords.done.already],
    ] as const) {
      const answer = await bisi.post('/desk/sign-ups', { id, action });
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/desk/sign-ups?page=1']);
      expect(noticeOf(answer)).toContain(notice);
    }
    expect(textOf((await bisi.get('/desk/sign-ups')).body)).toContain(signUpWords.empty);
    const left = await database
      .selectFrom('subscribers')
      .innerJoin('outbox', 'subscriber_id', 'subscribers.id')
      .select(['subscribers.id', 'outbox.state', 'suspicion'])
      .orderBy('user_email')
      .execute();
    expect(left).toEqual([ada, eve].map((id) => ({ id, state: 'waiting', suspicion: null })));
    const recorded = await recordedActions(database);
    expect(recorded).toMatchObject([
      { action: 'sign-up.release', subject: ada, person_id: bisi.person.id },
      { action: 'sign-up.discard', subject: bot, person_id: bisi.person.id },
    ]);
    expect(JSON.stringify(recorded)).not.toContain('@example.com');
  });
});
