import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Person } from '#app/desk/desk.ts';
import type { InboxService, TicketAction, TicketFilter } from '#app/desk/inbox/inbox-service.ts';
import { readReference } from '#domain/complaints/complaint-reference.ts';
import type { ComplaintForm } from '#domain/forms/complaint-form.ts';
import { changeComplaint, complaint } from '#tests/support/complaints.ts';
import { dialects, freshDatabases } from '#tests/support/databases.ts';
import { signIn } from '#tests/support/desk.ts';
import { contactFields } from '#tests/support/send-form.ts';
import { openDatabase } from '../../../database/connect.ts';
import type { Database, Suspicion } from '../../../database/schema.ts';
import { deleteComplaintsBefore, storeComplaint } from '../../complaint/complaint-repository.ts';
import { deleteMessagesBefore, storeMessage } from '../../message/message-repository.ts';
import { createInboxService } from './inbox-service.ts';

const EVERYTHING: TicketFilter = {
  kind: undefined,
  state: undefined,
  whose: 'all',
  isSuspected: false,
  search: '',
};

describe.each(dialects)('messages and complaints at the desk, on %s', (dialect) => {
  const freshDatabase = freshDatabases(dialect);
  let database: Database;
  let inbox: InboxService;
  let person: Person;

  beforeEach(async () => {
    database = await openDatabase(await freshDatabase());
    onTestFinished(() => database.destroy());
    inbox = createInboxService(database);
    person = (await signIn(database, 'inbox', 'Bisi')).person;
  });

  const store = (changes: Partial<typeof contactFields> = {}, suspicion: Suspicion | null = null) =>
    storeMessage(database, { ...contactFields, ...changes }, suspicion);
  let complaints = 0;
  const complain = async (changes: Partial<ComplaintForm> = {}, suspicion: Suspicion | null = null) =>
    (await storeComplaint(database, { ...complaint, message: `no ${complaints++}`, ...changes }, suspicion))
      .reference;
  const find = async (name: string) => {
    const ticket = await inbox.find(name.startsWith('LA-') ? { reference: name } : { messageId: name });
    if (!ticket) throw new Error(`there is no ${name}`);
    return ticket;
  };
  const update = async (name: string, done: TicketAction) => {
    const ticket = await find(name);
    return inbox.update(ticket, ticket.version, done, person);
  };
  /** The ids of messages and the references of complaints. */
  const list = async (filter: Partial<TicketFilter> = {}) => {
    const { tickets } = await inbox.list({ ...EVERYTHING, ...filter }, 1, person);
    return tickets.map(({ kind, id, reference }) => (kind === 'message' ? id : reference));
  };
  const mails = () => database.selectFrom('outbox').select(['kind', 'state']).execute();
  const recordedActions = () => database.selectFrom('audit_log').selectAll().execute();

  test('both stand in one list, newest first, in pages', async () => {
    const [message, reference] = [await store(), await complain()];
    const old = '2025-07-11T08:00:00.000Z';
    await database.updateTable('messages').set({ received_at: old }).execute();
    expect(await list()).toEqual([reference, message]);
    for (let count = 0; count < 25; count++) await store();
    const last = await inbox.list(EVERYTHING, 99, person);
    expect([last.total, last.tickets.length]).toEqual([27, 27 - last.perPage]);
    expect(last.tickets.at(-1)).toMatchObject({ id: message, receivedAt: old });
  });

  test('the filter picks by kind, state and who looks after it, and shows suspected ones only when asked', async () => {
    const [message, charged, treated] = [
      await store(),
      await complain(),
      await complain({ kind: 'treated' }),
    ];
    const spam = await store({}, 'honeypot');
    await update(treated, { type: 'move', state: 'in-progress', text: '' });
    await update(charged, { type: 'assign' });
    expect((await list()).sort()).toEqual([message, charged, treated].sort());
    expect(await list({ kind: 'message' })).toEqual([message]);
    expect((await list({ kind: 'complaint' })).sort()).toEqual([charged, treated].sort());
    expect(await list({ kind: 'treated' })).toEqual([treated]);
    expect(await list({ state: 'in-progress' })).toEqual([treated]);
    expect(await list({ whose: 'mine' })).toEqual([charged]);
    expect((await list({ whose: 'unassigned' })).sort()).toEqual([message, treated].sort());
    expect(await list({ isSuspected: true })).toEqual([spam]);
  });

  test('the search looks into every field, for every word, in any case', async () => {
    const message = await store({ user_phone: '0803-000 1111' });
    const reference = await complain({ user_name: 'Ṣadé', place: 'Clinic of Mercy', user_phone: '' });
    for (const search of [
      'change HOSPITAL',
      'Ọláìyá',
      '08030001111',
      'ilé-ìwòsàn',
      message,
      message.slice(0, 8),
    ])
      expect(await list({ search }), search).toEqual([message]);
    for (const search of ['mercy Ṣadé', reference, reference.toLowerCase().replaceAll('-', ''), 'NGOZI.'])
      expect(await list({ search }), search).toEqual([reference]);
    expect(await list({ search: 'mercy hospital' })).toEqual([]);
    // A word that could be a reference by its letters.
    const other = await store({ message: 'word: 2222 2222' });
    expect(readReference('22222222')).toBeDefined();
    expect(await list({ search: '2222 2222' })).toEqual([other]);
  });

  test('Yorùbá names are found with and without their marks, and however their letters are stored', async () => {
    const names = ['Bámidélẹ̀ Ṣóyínká', 'BAMIDELE SOYINKA', 'Bámidélẹ̀ Ṣóyínká'.normalize('NFD')];
    const messages = await Promise.all(names.map((user_name) => store({ user_name })));
    const reference = await complain({ place: 'Ilé-ìwòsàn Ọ̀ṣun' });
    for (const search of ['bamidele', 'Bámidélẹ̀', 'BÁMIDÉLẸ̀'.normalize('NFD'), 'bamidelẹ soyinká'])
      expect((await list({ search })).sort(), search).toEqual(messages.toSorted());
    for (const search of ['iwosan osun', 'ìwòsàn Ọ̀ṣun']) expect(await list({ search })).toEqual([reference]);
  });

  test('what a version from before the folded text has stored is found as it was then', async () => {
    const id = await store({ user_name: 'Folake Ade' });
    await database.updateTable('messages').set({ search_text: null }).execute();
    expect(await list({ search: 'FOLAKE' })).toEqual([id]);
  });

  test('a phone number is found however it and the search for it are written', async () => {
    const [home, abroad] = [
      await store({ user_phone: '0809-765 4321' }),
      await complain({ user_phone: '+234 (809) 765.4321' }),
    ];
    await store({ user_phone: '0803 809 7654' });
    for (const search of ['08097654321', '0809 765', '+2348097654321', '+234-809 765 4321', '00234809765'])
      expect((await list({ search })).sort(), search).toEqual([home, abroad].sort());
    expect(await list({ search: 'adebayo +2348097654321' })).toEqual([home]);
    expect((await list({ search: '765-4321' })).sort()).toEqual([home, abroad].sort());
    expect(await list({ search: '+2348097654329' })).toEqual([]);
  });

  test('signs that mean something to the database are found as they are', async () => {
    await store({ message: 'before 100x axb' });
    for (const sign of ['%', '_', '!', "'", '\\', '"']) {
      const found = await store({ message: `before a${sign}b` });
      expect(await list({ search: sign }), sign).toEqual([found]);
      expect(await list({ search: `a${sign}b` }), sign).toEqual([found]);
    }
  });

  test('an answer is stored with its step, its mail and its action, and says nothing in the audit log', async () => {
    const [message, reference] = [await store(), await complain()];
    for (const name of [message, reference]) {
      expect(await update(name, { type: 'answer', text: 'You can change it online.' })).toBe(true);
      const ticket = await find(name);
      expect(ticket).toMatchObject({ state: 'answered', version: 1 });
      expect(await inbox.thread(ticket)).toContainEqual(
        expect.objectContaining({
          what: 'step',
          person: 'Bisi',
          state: 'answered',
          note: 'You can change it online.',
        }),
      );
    }
    expect((await mails()).filter(({ kind }) => kind === 'change')).toHaveLength(2);
    const recorded = await recordedActions();
    expect(recorded.map(({ action, subject }) => [action, subject])).toEqual(
      expect.arrayContaining([
        ['message.answer', message],
        ['complaint.answer', reference],
      ]),
    );
    expect(JSON.stringify(recorded)).not.toMatch(/online|adebayo|ngozi|0803/i);
    expect(recorded[0]).toMatchObject({
      before: '{"state":"received"}',
      after: '{"state":"answered","characters":25}',
    });
  });

  test('whoever comes second does nothing', async () => {
    const name = await complain();
    const seen = await find(name);
    const second = (await signIn(database, 'inbox')).person;
    const answers = await Promise.all(
      [person, second].map((who) => inbox.update(seen, seen.version, { type: 'answer', text: who.id }, who)),
    );
    expect(answers.sort()).toEqual([false, true]);
    expect((await mails()).filter(({ kind }) => kind === 'change')).toHaveLength(1);
    expect(await recordedActions()).toHaveLength(1);
    await changeComplaint(database, seen.id, { state: 'in-progress', note: 'by the command line' });
    expect(await inbox.update(seen, 1, { type: 'note', text: 'x' }, person)).toBe(false);
    expect(await database.selectFrom('desk_notes').selectAll().execute()).toEqual([]);
  });

  test('nothing of an action is left when its record fails', async () => {
    const name = await store();
    await database.schema.dropTable('audit_log').execute();
    await expect(update(name, { type: 'answer', text: 'lost' })).rejects.toThrow();
    expect(await find(name)).toMatchObject({ state: 'received', version: 0 });
    expect(await database.selectFrom('message_changes').selectAll().execute()).toEqual([]);
  });

  test('a message’s step without an answer sends no mail; a complaint’s does when there is an address', async () => {
    const [message, reachable, unreachable] = [
      await store(),
      await complain(),
      await complain({ user_email: '' }),
    ];
    for (const name of [message, reachable, unreachable])
      await update(name, { type: 'move', state: 'in-progress', text: '' });
    expect((await mails()).filter(({ kind }) => kind === 'change')).toHaveLength(1);
  });

  test('marked as spam its mails are held, released they go', async () => {
    const name = await store();
    await update(name, { type: 'spam' });
    expect(await list()).toEqual([]);
    expect(await list({ isSuspected: true })).toEqual([name]);
    expect(new Set((await mails()).map(({ state }) => state))).toEqual(new Set(['held']));
    await update(name, { type: 'release' });
    expect(await list()).toEqual([name]);
    expect(new Set((await mails()).map(({ state }) => state))).toEqual(new Set(['waiting']));
  });

  test('failed mails are tried again', async () => {
    const [name, other] = [await store(), await store()];
    await database.updateTable('outbox').set({ state: 'failed', last_error: '550' }).execute();
    await update(name, { type: 'retry' });
    const failed = await database
      .selectFrom('outbox')
      .select('message_id')
      .where('state', '=', 'failed')
      .execute();
    expect(new Set(failed.map(({ message_id }) => message_id))).toEqual(new Set([other]));
  });

  test('taken and let go again, with the names in the audit log', async () => {
    const name = await store();
    await update(name, { type: 'assign' });
    expect((await find(name)).assignedTo).toEqual({ id: person.id, name: 'Bisi' });
    await update(name, { type: 'unassign' });
    expect((await find(name)).assignedTo).toBeUndefined();
    expect((await recordedActions()).map(({ before, after }) => before + after).join()).toContain(
      '"assignedTo":"Bisi"',
    );
  });

  test('a visit ends with an hour away; until then the same is new', async () => {
    vi.useFakeTimers({ now: new Date('2025-07-11T08:00:00Z'), toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    await store();
    expect(await inbox.visit(person)).toBeUndefined();
    vi.setSystemTime('2025-07-11T08:50:00Z');
    expect(await inbox.visit(person)).toBeUndefined();
    vi.setSystemTime('2025-07-11T09:30:00Z');
    await store();
    await store({}, 'honeypot');
    await complain();
    vi.setSystemTime('2025-07-12T08:00:00Z');
    for (const _time of ['at first', 'after a reload'])
      expect(await inbox.visit(person)).toBe('2025-07-11T08:50:00.000Z');
    expect(await inbox.countSince('2025-07-11T08:50:00.000Z')).toBe(2);
    const other = (await signIn(database, 'inbox')).person;
    expect(await inbox.visit(other)).toBeUndefined();
  });

  test('an export is recorded with the number of its rows, not with what was searched for', async () => {
    await store();
    await complain();
    expect(await inbox.exportTickets({ ...EVERYTHING, search: 'ngozi' }, person, 10)).toHaveLength(1);
    expect(await inbox.exportTickets(EVERYTHING, person, 1)).toHaveLength(1);
    const recorded = await recordedActions();
    expect(recorded).toMatchObject([{ action: 'messages.export', after: '{"rows":1}' }, {}]);
    expect(JSON.stringify(recorded)).not.toContain('ngozi');
  });

  test('what was noted and answered leaves with its message or complaint', async () => {
    for (const name of [await store(), await complain()]) {
      await update(name, { type: 'note', text: 'called' });
      await update(name, { type: 'answer', text: 'answered' });
    }
    await database.updateTable('outbox').set({ state: 'sent' }).execute();
    const soon = new Date(Date.now() + 1000);
    expect(await deleteMessagesBefore(database, soon)).toBe(1);
    expect(await deleteComplaintsBefore(database, soon)).toBe(1);
    for (const table of [
      'messages',
      'complaints',
      'message_changes',
      'complaint_changes',
      'desk_notes',
      'outbox',
    ] as const)
      expect(await database.selectFrom(table).selectAll().execute(), table).toEqual([]);
  });
});
