import { setImmediate } from 'node:timers/promises';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Desk } from '#app/desk/desk.ts';
import type { TicketAction, TicketFilter } from '#app/desk/inbox/inbox-service.ts';
import type { ComplaintState } from '#content/schema/site.ts';
import { readReference } from '#domain/complaints/complaint-reference.ts';
import type { Person } from '#domain/desk/roles.ts';
import type { ComplaintForm } from '#domain/forms/complaint-form.ts';
import { changeComplaint, complaint } from '#tests/support/complaints.ts';
import { dialects, testDatabases } from '#tests/support/databases.ts';
import { signIn } from '#tests/support/desk.ts';
import { typedContact } from '#tests/support/send-form.ts';
import { recordedActions } from '#tests/support/test-desk.ts';
import { countEach } from '../../../database/count-each.ts';
import type { Suspicion } from '../../../database/message-tables.ts';
import type { Database } from '../../../database/schema.ts';
import { storeComplaint } from '../../complaint/complaint-repository.ts';
import { createComplaintService } from '../../complaint/complaint-service.ts';
import { storeMessage } from '../../message/message-repository.ts';
import { searchTextOf } from '../../message/search-text.ts';
import { COMMAND_LINE } from '../audit-repository.ts';
import { changePerson } from '../people/change-person.ts';
import { createInboxService } from './inbox-service.ts';
import { countsOfOpen, phonePatterns } from './ticket-repository.ts';

const NO_FILTER = { kind: undefined, state: undefined, language: undefined, age: undefined };
const EVERYTHING: TicketFilter = {
  ...NO_FILTER,
  due: undefined,
  whose: 'all',
  isHeld: false,
  search: '',
};

describe.each(dialects)('messages and complaints at the desk, on %s', (dialect) => {
  const openDatabase = testDatabases(dialect);
  let database: Database;
  let inbox: Desk['inbox'];
  let person: Person;

  beforeEach(async () => {
    ({ database } = await openDatabase());
    inbox = createInboxService(database);
    person = (await signIn(database, 'inbox', 'Bisi')).person;
  });

  const store = (changes: Partial<typeof typedContact> = {}, suspicion: Suspicion | null = null) =>
    storeMessage(database, { ...typedContact, ...changes }, suspicion);
  let complaints = 0;
  const complain = async (changes: Partial<ComplaintForm> = {}) =>
    (await storeComplaint(database, { ...complaint, message: `no ${complaints++}`, ...changes }, null))
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
  /** The ids of messages and the references of complaints, sorted. */
  const list = async (filter: Partial<TicketFilter> = {}) => {
    const { tickets } = await inbox.list({ ...EVERYTHING, ...filter }, 1, person);
    return tickets.map(({ kind, id, reference }) => (kind === 'message' ? id : reference)).sort();
  };
  async function expectFound(searches: string[], names: string[]) {
    for (const search of searches)
      expect([search, await list({ search })]).toEqual([search, names.toSorted()]);
  }
  const mails = () => database.selectFrom('outbox').select(['kind', 'state']).execute();
  const changeMails = async () => (await mails()).filter(({ kind }) => kind === 'change');

  test('the filter picks by kind, state and who looks after it, and shows suspected ones only when asked', async () => {
    const message = await store();
    const [charged, treated] = [await complain(), await complain({ kind: 'treated' })];
    const spam = await store({}, 'honeypot');
    await update(treated, { type: 'move', state: 'in-progress', text: '' });
    await update(charged, { type: 'assign' });
    for (const [filter, names] of [
      [{}, [message, charged, treated]],
      [{ kind: 'message' }, [message]],
      [{ kind: 'complaint' }, [charged, treated]],
      [{ kind: 'treated' }, [treated]],
      [{ state: 'in-progress' }, [treated]],
      [{ whose: 'mine' }, [charged]],
      [{ whose: 'unassigned' }, [message, treated]],
      [{ isHeld: true }, [spam]],
    ] as const)
      expect([filter, await list(filter)]).toEqual([filter, names.toSorted()]);
  });

  test.each([
    ['whose access ends', { type: 'revoke' }],
    ['who gets another role', { type: 'role', role: 'editor' }],
  ] as const)('what somebody looks after %s is nobody’s until they are back', async (_, action) => {
    const [message, reference] = [await store(), await complain()];
    const { person: leaving } = await signIn(database, 'inbox', 'Yetunde');
    for (const name of [message, reference]) await update(name, { type: 'give', to: leaving.id });
    const contact = complaint.user_phone.slice(-4);
    const isTaken = async () =>
      (await createComplaintService(database).find({ reference, contact }, '192.0.2.1'))?.isTaken;
    const unassigned = async () => (await countEach(database, countsOfOpen(database, person))).unassigned;
    expect([await unassigned(), await isTaken()]).toEqual([0, true]);

    await changePerson(database, COMMAND_LINE, leaving, action);
    expect([await unassigned(), await isTaken()]).toEqual([2, false]);
    expect(await list({ whose: 'unassigned' })).toEqual([message, reference].sort());
    for (const name of [message, reference]) expect((await find(name)).assignedTo).toBeUndefined();
    await update(message, { type: 'answer', text: 'Good day' });
    expect((await find(message)).assignedTo?.name).toBe('Bisi');

    const back = { type: 'link', lost: 'all', role: 'inbox', email: '', isMailed: false } as const;
    await changePerson(database, COMMAND_LINE, leaving, back);
    expect([await unassigned(), (await find(reference)).assignedTo?.name]).toEqual([0, 'Yetunde']);
  });

  test('the search looks into every part of the search text, for every word, in any case', async () => {
    const message = await store({ user_phone: '0803-000 1111' });
    const reference = await complain({ user_name: 'Ṣadé', place: 'Clinic of Mercy', user_phone: '' });
    const parts = ['change HOSPITAL', 'Ọláìyá', '08030001111', 'ilé-ìwòsàn', message, message.slice(0, 8)];
    await expectFound(parts, [message]);
    const spellings = [reference, reference.toLowerCase().replaceAll('-', '')];
    await expectFound(['mercy Ṣadé', 'NGOZI.', ...spellings], [reference]);
    await expectFound(['mercy hospital'], []);
    // A word that could be a reference by its letters.
    const other = await store({ message: 'word: 2222 2222' });
    expect(readReference('22222222')).toBeDefined();
    await expectFound(['2222 2222'], [other]);
    // What a version from before the folded text has stored is found as it was then.
    await database.updateTable('messages').set({ search_text: null }).execute();
    await expectFound(['HOSPITAL'], [message, other]);
  });

  test('Yorùbá names are found with and without their marks, and however their letters are stored', async () => {
    const names = ['Bámidélẹ̀ Ṣóyínká', 'BAMIDELE SOYINKA', 'Bámidélẹ̀ Ṣóyínká'.normalize('NFD')];
    const messages = await Promise.all(names.map((user_name) => store({ user_name })));
    const reference = await complain({ place: 'Ilé-ìwòsàn Ọ̀ṣun' });
    const spellings = ['bamidele', 'Bámidélẹ̀', 'BÁMIDÉLẸ̀'.normalize('NFD'), 'bamidelẹ soyinká'];
    await expectFound(spellings, messages);
    await expectFound(['iwosan osun', 'ìwòsàn Ọ̀ṣun'], [reference]);
  });

  test('a phone number is found however it and the search for it are written', async () => {
    const home = await store({ user_phone: '0809-765 4321' });
    const abroad = await complain({ user_phone: '+234 (809) 765.4321' });
    await store({ user_phone: '0803 809 7654' });
    await expectFound(['08097654321', '0809 765', '+2348097654321', '765-4321'], [home, abroad]);
    await expectFound(['adebayo +2348097654321'], [home]);
    await expectFound(['+2348097654329'], []);
  });

  test('signs that mean something to the database are found as they are', async () => {
    await store({ message: 'before 100x axb' });
    for (const sign of ['%', '_', '!', "'", '\\', '"'])
      await expectFound([sign, `a${sign}b`], [await store({ message: `before a${sign}b` })]);
  });

  test('a search among many finds every one once, by its day as the list, and lets others have their turn', async () => {
    const ROWS = 2400;
    const id = await store();
    const messages = database.selectFrom('messages').selectAll();
    const row = await messages.where('id', '=', id).executeTakeFirstOrThrow();
    // One for each minute, many of them by the same person.
    const messageOf = (index: number) => {
      const received_at = new Date(Date.UTC(2026, 0, 1) + Math.floor(index / 3) * 60_000).toISOString();
      const user_name = index % 100 === 0 ? 'Fọlákẹ́' : 'Ade';
      const state: ComplaintState = index < 1200 ? 'answered' : 'received';
      const due_on = index === 2300 ? '2026-01-02' : '2026-01-03';
      const more = { received_at, state, due_on, user_name, user_phone: '0809 111 2222' };
      const message = { ...row, ...more, id: `m-${index}` };
      return { ...message, search_text: searchTextOf(message) };
    };
    for (let start = 0; start < ROWS; start += 200) {
      const rows = Array.from({ length: 200 }, (_, index) => messageOf(start + index));
      await database.insertInto('messages').values(rows).execute();
    }
    const range = (from: number, to: number) =>
      Array.from({ length: (to - from) / 100 + 1 }, (_, step) => from + 100 * step);
    const search = (words: string, page: number) =>
      inbox.list({ ...EVERYTHING, search: words }, page, person);

    const finding = search('folake', 1);
    expect(await Promise.race([finding, setImmediate('not yet')])).toBe('not yet');
    for (const { total, tickets } of [await finding, await search('folake', 2)]) {
      expect(total).toBe(24);
      expect(tickets.map(({ id }) => id)).toEqual(
        [2300, ...range(1200, 2200), ...range(0, 1100).reverse()].map((index) => `m-${index}`),
      );
    }
    const pages = await Promise.all([1, 21, 96].map((page) => search('+234 809 111', page)));
    expect(pages.map(({ total, tickets }) => [total, tickets.length])).toEqual(Array(3).fill([ROWS, 25]));
    expect(new Set(pages.flatMap(({ tickets }) => tickets.map(({ id }) => id))).size).toBe(75);

    // Of more than are looked through at once the older ones follow, and what an index knows is found at once.
    const bounded = createInboxService(database, 1000);
    const total = async (words: string, before?: string) => {
      const found = await bounded.list({ ...EVERYTHING, search: words, before }, 1, person);
      return [found.total, found.searchedSince] as const;
    };
    const [newest, since] = await total('folake');
    const [next, further] = await total('folake', since);
    expect([
      newest + next + (await total('folake', further))[0],
      (await total('folake', further))[1],
    ]).toEqual([24, undefined]);
    expect(newest).toBeLessThan(12);
    expect((await bounded.exportTickets({ ...EVERYTHING, search: 'folake' }, person, 99)).length).toBe(
      newest,
    );
    const old = { received_at: '2020-01-01T00:00:00.000Z' };
    const known = { user_email: 'Old@example.com', user_phone: '+234 802 111 3333' };
    const [oldId, reference] = [await store(known), await complain(known)];
    await database.updateTable('messages').set(old).where('id', '=', oldId).execute();
    await database.updateTable('complaints').set(old).execute();
    for (const [words, count] of [
      ['old@example.com', 2],
      ['0802 111 3333', 2],
      [reference, 1],
      [oldId.slice(0, 8).toUpperCase(), 1],
      ['0802 111', 0],
    ] as const)
      expect([words, (await total(words))[0]]).toEqual([words, count]);
    await database.deleteFrom('messages').where('id', '=', oldId).execute();
    expect((await total('old@example.com'))[0]).toBe(1);
  });

  test('an answer is stored with its step, its mail and its action, and says nothing in the audit log', async () => {
    const names = [await store(), await complain()];
    const note = 'You can change it online.';
    for (const name of names) {
      expect(await update(name, { type: 'answer', text: note })).toBe('done');
      const ticket = await find(name);
      expect(ticket).toMatchObject({ state: 'answered', version: 1 });
      const step = { what: 'step', person: 'Bisi', state: 'answered', note };
      expect(await inbox.thread(ticket)).toContainEqual(expect.objectContaining(step));
    }
    expect(await changeMails()).toHaveLength(2);
    const recorded = await recordedActions(database);
    const change = {
      before: '{"state":"received","assignedTo":null}',
      after: '{"state":"answered","assignedTo":"Bisi","characters":25}',
    };
    expect(recorded).toMatchObject([
      { action: 'message.answer', subject: names[0], ...change },
      { action: 'complaint.answer', subject: names[1], ...change },
    ]);
    expect(JSON.stringify(recorded)).not.toMatch(/online|adebayo|ngozi|0803/i);
  });

  test('whoever comes second does nothing', async () => {
    const seen = await find(await complain());
    const second = (await signIn(database, 'inbox')).person;
    const answers = await Promise.all(
      [person, second].map((who) => inbox.update(seen, seen.version, { type: 'answer', text: who.id }, who)),
    );
    expect(answers.sort()).toEqual(['conflict', 'done']);
    expect(await changeMails()).toHaveLength(1);
    expect(await recordedActions(database)).toHaveLength(1);
    await changeComplaint(database, seen.id, { state: 'in-progress', note: 'by the command line' });
    expect(await inbox.update(seen, 1, { type: 'note', text: 'x' }, person)).toBe('conflict');
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
    for (const name of [await store(), await complain(), await complain({ user_email: '' })])
      await update(name, { type: 'move', state: 'in-progress', text: '' });
    expect(await changeMails()).toHaveLength(1);
  });

  test('marked as spam its mails are held, released they go', async () => {
    const name = await store();
    for (const [type, isHeld, state] of [
      ['spam', true, 'held'],
      ['release', false, 'waiting'],
    ] as const) {
      await update(name, { type });
      expect([await list({ isHeld }), await list({ isHeld: !isHeld })]).toEqual([[name], []]);
      expect(new Set((await mails()).map((mail) => mail.state))).toEqual(new Set([state]));
    }
  });

  test('failed mails are tried again', async () => {
    const [name, other] = [await store(), await store()];
    await database.updateTable('outbox').set({ state: 'failed', last_error: '550' }).execute();
    await update(name, { type: 'retry' });
    const failed = database.selectFrom('outbox').select('message_id').where('state', '=', 'failed');
    expect(await failed.distinct().execute()).toEqual([{ message_id: other }]);
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
    const recorded = await recordedActions(database);
    expect(recorded).toMatchObject([{ action: 'messages.export', after: '{"rows":1}' }, {}]);
    expect(JSON.stringify(recorded)).not.toContain('ngozi');
  });
});

test('a number is the same at home and from abroad, its end is looked for anywhere, and words are none', () => {
  const abroad = ['+234 803 123 4567', '+234 (0) 803 123 4567', '00234 803.123.4567'];
  for (const search of ['08031234567', '0803 123-4567', ...abroad])
    expect(phonePatterns(search)).toEqual(expect.arrayContaining(['08031234567%', '2348031234567%']));
  for (const end of ['4567', '2341', '23401']) expect(phonePatterns(end)).toEqual([`%${end}%`]);
  for (const search of ['123', 'word', '0803x123', '%0803', '+', ''])
    expect(phonePatterns(search), search).toEqual([]);
});
