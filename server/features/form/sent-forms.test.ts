import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { FormKind } from '#app/site.ts';
import { typedComplaint } from '#tests/support/complaints.ts';
import { dialects, freshDatabases, openForTest, type Place } from '#tests/support/databases.ts';
import { formsOn } from '#tests/support/forms.ts';
import { typedContact } from '#tests/support/send-form.ts';
import type { Database } from '../../database/schema.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

describe.each(dialects)('a form sent twice, on %s', (dialect) => {
  const freshDatabase = freshDatabases(dialect);
  let place: Place;
  let database: Database;
  let send: ReturnType<typeof senderTo>;

  beforeEach(async () => {
    place = await freshDatabase();
    database = await openForTest(place);
    send = senderTo(database);
  });

  /** Returns the reference. */
  function senderTo(receiver: Database) {
    const forms = formsOn(receiver);
    return async (kind: FormKind, changes: Record<string, string> = {}, startedAt?: string) => {
      const fields = { ...(kind === 'complaint' ? typedComplaint : typedContact), ...changes };
      const answer = await forms.submit(kind, fields, { ip: '192.0.2.1', startedAt });
      if (!answer.ok) throw new Error(JSON.stringify(answer));
      return answer.reference;
    };
  }

  const count = async (table: 'messages' | 'complaints' | 'outbox' | 'sent_forms') =>
    (await database.selectFrom(table).selectAll().execute()).length;

  function later(ms: number): void {
    vi.useFakeTimers({ now: Date.now() + ms, toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
  }

  test('a message is acknowledged each time, stored once and mailed once', async () => {
    const reference = await send('contact');
    const again = { message: ` ${typedContact.message.replaceAll('\n', '\r\n')}\r\n` };
    expect(await send('contact', again)).toBe(reference);
    const { id } = await database.selectFrom('messages').select('id').executeTakeFirstOrThrow();
    expect(reference).toBe(id.slice(0, 8).toUpperCase());
    expect([await count('messages'), await count('outbox')]).toEqual([1, 2]);
  });

  test.each(['contact', 'complaint'] as const)(
    'a %s sent at once through two processes is stored once, under one reference',
    async (kind) => {
      const others = [senderTo(await openForTest(place)), senderTo(await openForTest(place))];
      // Both are under way before either can write.
      const table = kind === 'contact' ? 'messages' : 'complaints';
      const gate = await openForTest(place);
      const answers = await gate.transaction().execute(async (transaction) => {
        if (dialect === 'PostgreSQL')
          await sql`lock table ${sql.table(table)} in exclusive mode`.execute(transaction);
        const sent = [...others, ...others].map((other) => other(kind));
        await pause(500);
        // Not the answers themselves: they wait for the end of this transaction.
        return { sent };
      });
      const references = new Set(await Promise.all(answers.sent));
      expect([await count(table), await count('outbox'), references.size]).toEqual([1, 2, 1]);
    },
  );

  test('two people with the same words, and one who corrects a word, are all stored', async () => {
    await send('contact', {}, '1000');
    await send('contact', { user_email: 'bisi@example.com' }, '1000');
    await send('contact', { user_name: 'Bisi' }, '1000');
    await send('contact', { message: 'Good day' }, '1000');
    expect(await count('messages')).toBe(4);
    const first = await send('complaint');
    expect(await send('complaint', { user_phone: '0803 123 4568' })).not.toBe(first);
    expect(await count('complaints')).toBe(2);
  });

  test('without scripts it counts as sent again for an hour, from a page that stays open for a day', async () => {
    const reference = await send('complaint');
    await send('contact', {}, '1000');
    later(59 * MINUTE_MS);
    expect(await send('complaint')).toBe(reference);
    later(2 * MINUTE_MS);
    expect(await send('complaint')).not.toBe(reference);
    later(22 * HOUR_MS);
    await send('contact', {}, '1000');
    expect(await count('messages')).toBe(1);
    await send('contact', {}, '2000');
    expect(await count('messages')).toBe(2);
    later(25 * HOUR_MS);
    await send('contact', {}, '2000');
    expect(await count('messages')).toBe(3);
  });

  test('a start that no browser of ours writes is no reason to refuse', async () => {
    for (const startedAt of ['\0', 'x'.repeat(100_000), '\ud800'])
      await send('contact', { message: `from ${startedAt.length}` }, startedAt);
    const rows = await database.selectFrom('sent_forms').select('started_at').distinct().execute();
    expect(rows).toEqual([{ started_at: '' }]);
  });

  test('what looked like a bot’s does not keep the same message of a person out', async () => {
    await send('contact', { website: 'https://spam.example' });
    await send('contact');
    const rows = await database.selectFrom('messages').select('suspicion').execute();
    expect(new Set(rows.map(({ suspicion }) => suspicion))).toEqual(new Set(['honeypot', null]));
  });

  test('one that could not be stored is stored when it is sent again', async () => {
    await database.schema.alterTable('outbox').renameTo('outbox_gone').execute();
    await expect(send('contact')).rejects.toThrow('503');
    await database.schema.alterTable('outbox_gone').renameTo('outbox').execute();
    await send('contact');
    expect([await count('messages'), await count('outbox')]).toEqual([1, 2]);
  });

  test('what is known of sent forms is no word of them, and forgotten after a day', async () => {
    for (const message of ['one', 'two', 'three']) await send('contact', { message });
    const rows = JSON.stringify(await database.selectFrom('sent_forms').selectAll().execute());
    expect(rows).not.toContain(typedContact.user_email);
    later(25 * HOUR_MS);
    await send('contact', { message: 'four' });
    // The sender does not wait for it.
    await expect.poll(() => count('sent_forms')).toBe(1);
  });

  test('a clock that was ahead and has been put right keeps nothing out', async () => {
    later(30 * 24 * HOUR_MS);
    await send('contact');
    later(-30 * 24 * HOUR_MS);
    await send('contact');
    expect(await count('messages')).toBe(2);
  });

  test('a complaint that staff have deleted is stored when it is sent again', async () => {
    const reference = await send('complaint');
    await database.deleteFrom('complaints').execute();
    expect(await send('complaint')).not.toBe(reference);
    expect(await count('complaints')).toBe(1);
  });
});
