import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { replyWords } from '#content/desk/replies.ts';
import { lagosDay } from '#domain/text/format-date.ts';
import { complaint } from '#tests/support/complaints.ts';
import { dialects, testDatabases } from '#tests/support/databases.ts';
import { signIn } from '#tests/support/desk.ts';
import { textOf } from '#tests/support/read-html.ts';
import { typedContact } from '#tests/support/send-form.ts';
import { noticeOf, recordedLines, testDesks } from '#tests/support/test-desk.ts';
import { storeComplaint } from '../complaint/complaint-repository.ts';
import { createComplaintService } from '../complaint/complaint-service.ts';
import { createInboxService } from '../desk/inbox/inbox-service.ts';
import { storeMessage } from '../message/message-repository.ts';
import { REPLY_TIMES_ID, readRecord } from './promise-repository.ts';
import { escalateOverdue, giveDays } from './promise-watch.ts';

const TUESDAY = '2026-11-17T10:00:00Z';

function moveClock(to: string): void {
  vi.useFakeTimers({ now: new Date(to), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
}

describe.each(dialects)('promises on %s', (dialect) => {
  const openDatabase = testDatabases(dialect);
  const openDesk = testDesks(dialect);

  test('an overdue one is escalated once, however many processes look, and not while it is held or answered', async () => {
    moveClock(TUESDAY);
    const { database, open } = await openDatabase();
    const message = await storeMessage(database, typedContact, null);
    await storeMessage(database, { ...typedContact, subject: 'Spam' }, 'honeypot');
    const { id, reference, due_on } = await storeComplaint(database, complaint, null);
    const answered = await storeComplaint(database, { ...complaint, message: 'answered' }, null);
    expect(due_on).toBe('2026-11-24');
    const inbox = createInboxService(database);
    const { person } = await signIn(database, 'inbox', 'Bisi');
    const find = async (name: string) => {
      const ticket = await inbox.find({ reference: name });
      if (!ticket) throw new Error(name);
      return ticket;
    };
    await inbox.update(await find(answered.reference), 0, { type: 'answer', text: 'Yes.' }, person);

    const other = await open();
    const look = async () =>
      (await Promise.all([database, other].map((each) => escalateOverdue(each)))).reduce((a, b) => a + b);
    moveClock('2026-11-18T22:59:00Z');
    expect(await look()).toBe(0);
    // Midnight in Lagos.
    moveClock('2026-11-18T23:00:00Z');
    expect([await look(), await look()]).toEqual([1, 0]);
    moveClock('2026-11-25T09:00:00Z');
    expect([await look(), await look()]).toEqual([1, 0]);
    const mails = database.selectFrom('outbox').select(['message_id', 'complaint_id']);
    expect(await mails.where('kind', '=', 'escalation').orderBy('complaint_id').execute()).toEqual(
      expect.arrayContaining([
        { message_id: null, complaint_id: id },
        { message_id: message, complaint_id: null },
      ]),
    );
    expect((await recordedLines(database)).slice(1)).toEqual([
      `Promises | message.escalate | ${message} | {"due":"2026-11-18"}`,
      `Promises | complaint.escalate | ${reference} | {"due":"2026-11-24"}`,
    ]);

    // Answered late, and open again: it has another day.
    await inbox.update(await find(reference), 0, { type: 'answer', text: 'Sorry.' }, person);
    expect(await find(reference)).toMatchObject({ isOverdue: false, isAnsweredInTime: false });
    await inbox.update(await find(reference), 1, { type: 'move', state: 'in-progress', text: '' }, person);
    expect(await find(reference)).toMatchObject({ isOverdue: false, dueOn: '2026-12-02' });
    moveClock('2026-12-03T09:00:00Z');
    expect(await find(reference)).toMatchObject({ isOverdue: true });
    expect(await look()).toBe(1);
  });

  test('what an older version has stored gets its day, and of what is late by then no mail is sent', async () => {
    moveClock(TUESDAY);
    const { database } = await openDatabase();
    const [late, open, answered] = await Promise.all(
      ['1', '2', '3'].map((text) => storeMessage(database, { ...typedContact, message: text }, null)),
    );
    const update = database.updateTable('messages');
    await update.set({ due_on: null }).execute();
    await update
      .set({ received_at: '2026-11-06T09:00:00.000Z' })
      .where('id', '=', late ?? '')
      .execute();
    await update
      .set({ state: 'answered' })
      .where('id', '=', answered ?? '')
      .execute();
    await giveDays(database);
    const rows = await database.selectFrom('messages').select(['id', 'due_on']).execute();
    expect(Object.fromEntries(rows.map(({ id, due_on }) => [id, due_on]))).toEqual({
      [late ?? '']: '2026-11-09',
      [open ?? '']: '2026-11-18',
      [answered ?? '']: null,
    });
    expect(await escalateOverdue(database)).toBe(0);
    moveClock('2026-11-19T09:00:00Z');
    expect(await escalateOverdue(database)).toBe(1);
  });

  test('the inbox shows open ones by their day, then answered ones, and counts and filters overdue ones', async () => {
    moveClock(TUESDAY);
    const { database } = await openDatabase();
    const inbox = createInboxService(database);
    const { person } = await signIn(database, 'inbox');
    const first = await storeComplaint(database, complaint, null);
    const message = await storeMessage(database, typedContact, null);
    const done = await storeComplaint(database, { ...complaint, message: 'done' }, null);
    const ticket = await inbox.find({ reference: done.reference });
    if (ticket) await inbox.update(ticket, 0, { type: 'answer', text: 'x' }, person);
    const none = { kind: undefined, state: undefined, language: undefined, age: undefined };
    const filter = { ...none, whose: 'all', isHeld: false, search: '' };
    const list = async (due?: 'overdue' | 'today') =>
      (await inbox.list({ ...filter, due }, 1, person)).tickets.map(({ id }) => id);
    expect(await list()).toEqual([message, first.id, done.id]);
    expect(await list('overdue')).toEqual([]);
    moveClock('2026-11-24T12:00:00Z');
    expect([await list('overdue'), await list('today')]).toEqual([[message], [first.id]]);
  });

  test('what was kept is told from 20 cases on, of the last 90 days', async () => {
    moveClock('2026-09-01T10:00:00Z');
    const { database } = await openDatabase();
    for (let count = 0; count < 20; count++)
      await storeComplaint(database, { ...complaint, message: `${count}` }, null);
    const rows = await database.selectFrom('complaints').select('id').execute();
    const answered = rows.slice(0, 15).map(({ id }) => id);
    await database
      .updateTable('complaints')
      .set({ answered_in_time: 1 })
      .where('id', 'in', answered)
      .execute();
    const promise = () => createComplaintService(database).promise();
    // Their day is the 8th: until it has passed, nobody knows.
    moveClock('2026-09-08T10:00:00Z');
    expect(await promise()).toEqual({ workingDays: 5, record: undefined });
    moveClock('2026-09-09T10:00:00Z');
    expect(await promise()).toEqual({ workingDays: 5, record: { all: 20, inTime: 15 } });
    await database
      .updateTable('complaints')
      .set({ suspicion: 'staff' })
      .where('id', '=', answered[0] ?? '')
      .execute();
    expect(await readRecord(database)).toBeUndefined();
    await database.updateTable('complaints').set({ suspicion: null }).execute();
    expect(await readRecord(database, new Date('2026-12-08T10:00:00Z'))).toBeUndefined();
  });

  test('what pages tell is read once for all of them, and anew when the content changes or a few seconds have passed', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const { database } = await openDatabase();
    let version = 0;
    const { promise } = createComplaintService(database, () => version);
    const daysOf = async () => (await promise()).workingDays;
    const change = (complaint_days: number) =>
      database
        .insertInto('reply_times')
        .values({ id: REPLY_TIMES_ID, message_days: 1, complaint_days, version: 1 })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ complaint_days }))
        .execute();
    expect(await daysOf()).toBe(5);
    await change(6);
    expect(await daysOf()).toBe(5);
    version++;
    expect(await daysOf()).toBe(6);
    await change(7);
    vi.advanceTimersByTime(5000);
    expect(await daysOf()).toBe(7);
  });

  test('admins set the days and enter holidays, and whoever comes second is told', async () => {
    const { database, staff } = await openDesk();
    const [ada, bola] = [await staff('admin', 'Ada'), await staff('admin', 'Bola')];
    const page = '/desk/reply-times';
    const change = { action: 'times', version: '0', messageDays: '2', complaintDays: '7' };
    for (const messageDays of ['', '0', '31', '1.5', 'x']) {
      const refused = await ada.post(page, { ...change, messageDays });
      expect([refused.statusCode, textOf(refused.body).includes(replyWords.times.badDays)]).toEqual([
        400,
        true,
      ]);
    }
    const answers = await Promise.all([ada, bola].map((each) => each.post(page, change)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([303, 409]);
    const conflict = answers.find(({ statusCode }) => statusCode === 409)?.body ?? '';
    expect(textOf(conflict)).toContain(replyWords.times.conflict(2, 7));
    expect(await createComplaintService(database).promise()).toMatchObject({ workingDays: 7 });

    const again = await ada.post(page, { ...change, version: '1' });
    expect(noticeOf(again)).toContain(replyWords.times.unchanged);

    const { badDay, past, free } = replyWords.holidays;
    const [day, saturday] = ['2091-03-14', '2091-03-17'];
    const add = { action: 'add', name: 'eid-el-fitr', day };
    for (const [wrong, reason] of [
      [{ day: '' }, badDay],
      [{ day: '2091-02-31' }, badDay],
      [{ name: 'toString' }, badDay],
      [{ day: lagosDay(new Date(), 1) }, past],
      [{ day: saturday }, free('17 March 2091', true)],
      [{ day: '2091-12-25' }, free('25 December 2091', false)],
    ] as const) {
      const refused = await ada.post(page, { ...add, ...wrong });
      expect([refused.statusCode, textOf(refused.body)]).toEqual([400, expect.stringContaining(reason)]);
    }
    const anyway = { ...add, day: saturday, anyway: 'on' };
    expect(noticeOf(await ada.post(page, anyway))).toContain(replyWords.holidays.added);
    expect(noticeOf(await ada.post(page, add))).toContain(replyWords.holidays.added);
    expect((await bola.post(page, add)).body).toContain(replyWords.holidays.already);
    for (const notice of [replyWords.holidays.removed, replyWords.holidays.gone])
      expect(noticeOf(await ada.post(page, { action: 'remove', day }))).toContain(notice);

    const eve = await staff('inbox', 'Eve');
    expect((await eve.post(page, change)).statusCode).toBe(403);
    expect((await eve.post('/desk/mails', { email: 'no address' })).statusCode).toBe(400);
    expect(noticeOf(await eve.post('/desk/mails', { email: 'eve@lashma.example' }))).toContain(
      replyWords.mails.saved,
    );
    expect((await eve.get('/desk/mails')).body).toContain('value="eve@lashma.example"');
    expect(noticeOf(await eve.post('/desk/mails', { email: '' }))).toContain(replyWords.mails.removed);
    const recorded = (await recordedLines(database)).map((line) => line.split(' | ')[1]);
    expect(recorded).toEqual([
      'replies.change-times',
      'holiday.add',
      'holiday.add',
      'holiday.remove',
      'refused.page',
      'person.change-address',
      'person.change-address',
    ]);
    expect(JSON.stringify(await recordedLines(database))).not.toContain('eve@');
  });
});
