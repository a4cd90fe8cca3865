import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { eraseWords as words } from '#content/desk/replies.ts';
import { complaint } from '#tests/support/complaints.ts';
import { dialects } from '#tests/support/databases.ts';
import { textOf } from '#tests/support/read-html.ts';
import { typedContact } from '#tests/support/send-form.ts';
import { recordedLines, testDesks } from '#tests/support/test-desk.ts';
import { storeComplaint } from '../../complaint/complaint-repository.ts';
import { storeReport } from '../../directory/place-report-repository.ts';
import { storeMessage } from '../../message/message-repository.ts';
import { signUp } from '../../newsletter/subscriber-repository.ts';
import { keepStop, queueAnswer } from '../../phone/sms-repository.ts';
import { createInboxService } from './inbox-service.ts';

const EMAIL = 'ngozi@example.com';
const PHONE = '0803 000 1111';
/** When staff have looked at a complaint, and hashes of forms. */
const NOT_HANDED_OVER = ['complaint_openings', 'sent_forms'];

describe.each(dialects)('what is held about one visitor, on %s', (dialect) => {
  const openDesk = testDesks(dialect);

  async function openWithVisitor() {
    const site = await openDesk();
    const { database } = site;
    const admin = await site.staff('admin', 'Ada Obi');
    const inbox = createInboxService(database);
    await storeMessage(database, { ...typedContact, user_email: EMAIL, user_phone: '' }, null);
    const { reference } = await storeComplaint(
      database,
      { ...complaint, user_email: EMAIL, user_phone: PHONE, sms_news: 1 },
      null,
    );
    const act = async (action: Parameters<typeof inbox.update>[2]) => {
      const ticket = await inbox.find({ reference });
      if (ticket) await inbox.update(ticket, ticket.version, action, admin.person);
    };
    await act({ type: 'assign' });
    await act({ type: 'note', text: 'Sounded ill on the phone.' });
    await act({ type: 'answer', text: 'We have paid it back.' });
    const { id } = await database.selectFrom('messages').select('id').executeTakeFirstOrThrow();
    const message = await inbox.find({ messageId: id });
    if (message) await inbox.update(message, 0, { type: 'answer', text: 'It is changed.' }, admin.person);
    await database
      .insertInto('visitor_replies')
      .values({
        ...{ id: randomUUID(), message_id: id, complaint_id: null, mail_key: 'secret-key' },
        ...{ received_at: new Date().toISOString(), text: 'Thank you very much.', attachments: 0 },
      })
      .execute();
    await signUp(database, { user_email: EMAIL, user_name: 'Ngozi of the news' }, null);
    const report = { path: '/provider/epe/x', field: 'phone', value: '0700 000 0000' } as const;
    await storeReport(database, { ...report, reason: 'I was there', contact: `Ngozi, ${EMAIL}` }, null, 'en');
    await keepStop(database, PHONE, true);
    await queueAnswer(database, '+2348030001111', ['Your hospital is in Epe.']);
    const ask = (fields: Record<string, string>) => admin.post('/desk/erase', fields);
    return { ...site, admin, ask, reference };
  }

  test('an admin hands over a copy of all of it, without keys and names of staff', async () => {
    const { ask, database, reference, staff } = await openWithVisitor();
    const file = await ask({ action: 'json', contact: EMAIL });
    expect(file.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment; filename="visitor-data-[\d-]+\.json"$/),
    });
    const data = file.json();
    expect(data).toMatchObject({
      messages: [
        {
          ...{ subject: typedContact.subject, message: typedContact.message, user_email: EMAIL },
          message_changes: [{ note: 'It is changed.' }],
          visitor_replies: [{ text: 'Thank you very much.' }],
          outbox: expect.arrayContaining([expect.objectContaining({ kind: 'acknowledgement' })]),
        },
      ],
      complaints: [
        {
          ...{ reference, place: complaint.place, user_phone: PHONE, sms_news: 1 },
          complaint_changes: [{ state: 'answered', note: 'We have paid it back.' }],
          desk_notes: [{ note: 'Sounded ill on the phone.' }],
          ticket_actions: [{ action: 'assign' }],
        },
      ],
      subscribers: [{ user_name: 'Ngozi of the news', state: 'pending', outbox: [{ kind: 'confirmation' }] }],
      place_reports: [{ value: '0700 000 0000', reason: 'I was there', contact: `Ngozi, ${EMAIL}` }],
      sms_stops: [],
      sms_answers: [],
    });
    const byPhone = (await ask({ action: 'json', contact: '+234 803 000 1111' })).json();
    expect(byPhone).toMatchObject({
      ...{ messages: [], complaints: [{ reference }], sms_stops: [{ stopped_at: expect.any(String) }] },
      sms_answers: [{ text: 'Your hospital is in Epe.', outbox: [{ kind: 'sms-answer' }] }],
    });
    const { number_hash } = await database.selectFrom('sms_stops').selectAll().executeTakeFirstOrThrow();
    for (const secret of [number_hash, 'secret-key', 'search_text', 'Ada Obi', '"id"'])
      expect(JSON.stringify([data, byPhone])).not.toContain(secret);

    const page = await ask({ action: 'copy', contact: EMAIL });
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store']);
    for (const text of ['Sounded ill on the phone.', 'Thank you very much.', 'I was there', reference])
      expect(textOf(page.body)).toContain(text);
    expect(page.body).not.toMatch(/<dt>[a-z_]+<\/dt>/);
    expect(textOf((await ask({ contact: EMAIL })).body)).toContain(words.copy.hint);

    const counts = '{"messages":1,"complaints":1,"signUps":1,"sms":0,"reports":1}';
    const lines = (await recordedLines(database)).filter((line) => line.includes('visitor.copy'));
    expect(lines).toHaveLength(3);
    expect(lines[0]).toBe(`Ada Obi | visitor.copy | one visitor | ${counts}`);

    const inbox = await staff('inbox', 'Bisi');
    expect((await inbox.post('/desk/erase', { action: 'json', contact: EMAIL })).statusCode).toBe(403);
    expect((await ask({ action: 'json', contact: 'ngozi' })).statusCode).toBe(400);
  });

  test.each([
    ['0803 000 1111, 0700 123 4567', 1],
    ['0700 123 4567 / 08030001111', 1],
    ['0700 123 4567 0803 000 1111', 1],
    ['+234 (0) 803-000-1111 ext. 12', 1],
    ['Ada: 0803\u00a0000\u00a01111-12', 1],
    ['803.000.1111', 1],
    ['0803 000 11112', 0],
    ['0708030001111', 0],
    ['12803 0001111', 0],
  ])('what was sent with the phone number "%s" is found %i times', async (user_phone, times) => {
    const site = await openDesk();
    const admin = await site.staff('admin');
    const contact = { user_email: '', user_phone };
    await storeMessage(site.database, { ...typedContact, ...contact }, null);
    await storeComplaint(site.database, { ...complaint, ...contact }, null);
    const report = { path: '/provider/epe/x', field: 'phone', value: '0700 000 0000' } as const;
    const sent = { ...report, reason: '', contact: `Ada, ${user_phone}` };
    await storeReport(site.database, sent, null, 'en');
    const data = (await admin.post('/desk/erase', { action: 'json', contact: PHONE })).json();
    const { messages = [], complaints = [], place_reports: reports = [] } = data;
    expect([messages, complaints, reports].map(({ length }) => length)).toEqual([times, times, times]);
  });

  test('no table that belongs to a visitor is forgotten', async () => {
    const { ask, database } = await openWithVisitor();
    const owned =
      dialect === 'SQLite'
        ? sql<{ name: string }>`select distinct tables.name from sqlite_master as tables,
            pragma_foreign_key_list(tables.name) as keys
            where keys."table" in ('messages', 'complaints', 'subscribers', 'sms_answers')`
        : sql<{ name: string }>`select distinct conrelid::regclass::text as name from pg_constraint
            where contype = 'f' and confrelid::regclass::text in ('messages', 'complaints', 'subscribers', 'sms_answers')`;
    const tables = (await owned.execute(database)).rows.map(({ name }) => name);
    const copied = (await ask({ action: 'json', contact: EMAIL })).body;
    for (const table of tables.filter((name) => !NOT_HANDED_OVER.includes(name)))
      expect(copied, table).toContain(`"${table}"`);
    expect(tables).toContain('desk_notes');
  });
});
