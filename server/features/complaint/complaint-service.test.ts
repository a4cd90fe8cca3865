import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { changeComplaint, complaint, typedComplaint } from '#tests/support/complaints.ts';
import { dialects, freshDatabases, openForTest } from '#tests/support/databases.ts';
import { formsOn } from '#tests/support/forms.ts';
import { typedContact } from '#tests/support/send-form.ts';
import type { Database } from '../../database/schema.ts';
import { createComplaintService } from './complaint-service.ts';

const VISITOR = '192.0.2.1';

describe.each(dialects)('complaints on %s', (dialect) => {
  const freshDatabase = freshDatabases(dialect);
  let database: Database;
  let forms: ReturnType<typeof formsOn>;
  let complaints: ReturnType<typeof createComplaintService>;

  beforeEach(async () => {
    database = await openForTest(await freshDatabase());
    forms = formsOn(database);
    complaints = createComplaintService(database);
  });

  const submit = async (changes: Record<string, string> = {}, sender = forms) => {
    const answer = await sender.submit('complaint', { ...typedComplaint, ...changes }, { ip: VISITOR });
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    return answer;
  };
  const complain = async (changes: Record<string, string> = {}) => (await submit(changes)).reference ?? '';
  const mails = () =>
    database.selectFrom('outbox').select(['kind', 'state']).orderBy('kind', 'desc').execute();
  const find = (reference: string, contact: string, address = VISITOR) =>
    complaints.find({ reference, contact }, address);

  function later(ms: number): void {
    vi.useFakeTimers({ now: Date.now() + ms, toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
  }

  test('complaint and mails are stored together, under a reference; those of a bot are held', async () => {
    const reference = await complain();
    const rows = await database.selectFrom('complaints').selectAll().execute();
    expect(rows).toMatchObject([{ ...complaint, reference, state: 'received', suspicion: null }]);
    const agency = { kind: 'agency', state: 'waiting' };
    const both = [agency, { kind: 'acknowledgement', state: 'waiting' }];
    expect(await mails()).toEqual(both);
    await database.deleteFrom('outbox').execute();
    await complain({ user_email: '' });
    expect(await mails()).toEqual([agency]);
    await database.deleteFrom('outbox').execute();
    await complain({ website: 'http://spam.example' });
    expect(await mails()).toEqual(both.map(({ kind }) => ({ kind, state: 'held' })));
  });

  test('the sender is told of a mail only when one goes out', async () => {
    const isMailed = async (changes: Record<string, string>, sender = forms) =>
      (await submit(changes, sender)).isMailed;
    const withoutMailServer = formsOn(database, { sendsMail: false });
    expect(await isMailed({ message: '1' })).toBe(true);
    expect(await isMailed({ message: '1' })).toBe(true);
    expect(await isMailed({ message: '1' }, withoutMailServer)).toBe(false);
    expect(await isMailed({ message: '2', user_email: '' })).toBe(false);
    for (const _time of ['at first', 'sent again'])
      expect(await isMailed({ message: '3', website: 'http://spam.example' })).toBe(false);
    expect(await isMailed({ message: '4' }, withoutMailServer)).toBe(false);
    for (const message of ['5', '6', '7']) expect(await isMailed({ message })).toBe(true);
    // The sixth from one address on a day.
    for (const _time of ['at first', 'sent again']) expect(await isMailed({ message: '8' })).toBe(false);
  });

  test('messages and complaints together are acknowledged at most five times a day to one address', async () => {
    const user_email = complaint.user_email.toUpperCase();
    for (let count = 0; count < 3; count++) {
      const message = `message ${count}`;
      await forms.submit('contact', { ...typedContact, user_email, message }, { ip: VISITOR });
      await complain({ message: `complaint ${count}` });
    }
    await complain();
    const { acknowledgement, agency } = Object.groupBy(await mails(), ({ kind }) => kind);
    expect([acknowledgement?.length, agency?.length]).toEqual([5, 7]);
  });

  test('messages that are held as spam use up no acknowledgement, until they are released', async () => {
    const { user_email } = complaint;
    const messages = Array.from({ length: 5 }, (_, count) => `message ${count}`);
    for (const message of messages)
      await forms.submit('contact', { ...typedContact, user_email, message, website: 'x' }, { ip: VISITOR });
    const waiting = async () =>
      (await mails()).filter(({ kind, state }) => kind === 'acknowledgement' && state === 'waiting').length;
    await complain({ message: 'one' });
    expect(await waiting()).toBe(1);
    await database.updateTable('messages').set({ released_at: new Date().toISOString() }).execute();
    await complain({ message: 'two' });
    expect(await waiting()).toBe(1);
  });

  test('the status is shown for the end of the phone number or the e-mail address, with every step', async () => {
    const reference = await complain();
    const { id } = await database.selectFrom('complaints').select('id').executeTakeFirstOrThrow();
    await changeComplaint(database, id, { state: 'in-progress', note: '' });
    await changeComplaint(database, id, { state: 'answered', note: '<b>Sorry</b>' });
    const steps = [{ state: 'in-progress' }, { state: 'answered', note: '<b>Sorry</b>' }];
    for (const contact of ['4567', '0803 123 4567', '+234 803 123 4567', 'NGOZI.Okafor@example.com '])
      expect(await find(reference, contact)).toMatchObject({ reference, state: 'answered', steps });
    expect(JSON.stringify(await find(reference, '4567'))).not.toMatch(/okafor|0803|gate/i);
  });

  test('a wrong contact, an empty one and an unknown reference get the same nothing', async () => {
    const reference = await complain({ user_email: '' });
    for (const contact of ['4568', '', '@', 'ngozi.okafor@example.com'])
      expect(await find(reference, contact), contact).toBeUndefined();
    expect(await find('LA-2222-2222', '4567')).toBeUndefined();
    expect(await find(reference, '4567')).toBeDefined();
  });

  test('ten wrong phone numbers at a reference close it to phone numbers for a day, and no e-mail does', async () => {
    const reference = await complain();
    // Each from a network of its own, and from another process.
    const guess = async (contact: string) => {
      for (let count = 0; count < 10; count++) {
        const other = createComplaintService(database);
        expect(await other.find({ reference, contact }, `198.51.100.${count}`)).toBeUndefined();
      }
    };
    await guess('wrong@example.com');
    expect(await find(reference, '4567')).toBeDefined();
    await guess('0000');
    expect(await find(reference, complaint.user_email)).toBeDefined();
    expect(await find(reference, '4567')).toBeUndefined();
    later(86_401_000);
    expect(await find(reference, '4567')).toBeDefined();
  });

  test('after thirty wrong tries a visitor is shown nothing for ten minutes, and others are', async () => {
    const reference = await complain();
    for (let count = 0; count < 30; count++) await find(`LA-2222-${count}`, '4567');
    expect(await find(reference, '4567')).toBeUndefined();
    expect(await find(reference, '4567', '192.0.2.2')).toBeDefined();
    later(601_000);
    expect(await find(reference, '4567')).toBeDefined();
  });

  test('right tries are not counted, and no address or reference is stored with the count', async () => {
    const reference = await complain();
    for (let count = 0; count < 40; count++) expect(await find(reference, '4567')).toBeDefined();
    await find(reference, '0000');
    const rows = JSON.stringify(await database.selectFrom('failed_attempts').selectAll().execute());
    expect(rows).not.toContain(VISITOR);
    expect(rows).not.toContain(reference);
  });
});
