import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { complaint } from '#tests/support/complaints.ts';
import { dialects, freshDatabases } from '#tests/support/databases.ts';
import { contactFields } from '#tests/support/send-form.ts';
import { openUnmigrated } from '../connect.ts';
import { migrateTo, migrateToLatest } from '../migrate.ts';

/** More than the migration of the search text fills at once. */
const ROWS = 450;

describe.each(dialects)('on %s', (dialect) => {
  const freshDatabase = freshDatabases(dialect, 'nothing');

  test('what was sent before there were languages is kept, as English', async () => {
    const database = await openUnmigrated(await freshDatabase());
    onTestFinished(() => database.destroy());
    await migrateTo(database, '0013-uploads');
    const [id, now] = [randomUUID(), new Date().toISOString()];
    const row = { id, received_at: now, changed_at: now };
    // The types know the column that there is not yet.
    const insert = (table: 'messages' | 'complaints' | 'subscribers', values: object) =>
      database
        .insertInto(table)
        .values(values as never)
        .execute();
    await insert('messages', { ...row, ...contactFields });
    await insert('complaints', { ...row, ...complaint, reference: 'LA-7K3M-92QF', state: 'received' });
    await insert('subscribers', {
      id,
      user_email: 'ada@example.com',
      user_name: 'Ada',
      state: 'confirmed',
      signed_up_at: now,
    });

    await migrateToLatest(database);
    for (const table of ['messages', 'complaints', 'subscribers'] as const)
      expect(await database.selectFrom(table).select(['id', 'language']).execute()).toEqual([
        { id, language: 'en' },
      ]);
  });

  test('messages and complaints from before get the text that is searched', async () => {
    const database = await openUnmigrated(await freshDatabase());
    onTestFinished(() => database.destroy());
    await migrateTo(database, '0015-audit-chain');
    const now = new Date().toISOString();
    const rows = Array.from({ length: ROWS }, (_, index) => ({
      id: `id-${index}`,
      received_at: now,
      changed_at: now,
    }));
    // The types know the column that there is not yet.
    const old = database as unknown as Kysely<Record<'messages' | 'complaints', object>>;
    for (let start = 0; start < ROWS; start += 50)
      await old
        .insertInto('messages')
        .values(rows.slice(start, start + 50).map((row) => ({ ...contactFields, ...row, user_name: 'Ṣadé' })))
        .execute();
    await old
      .insertInto('complaints')
      .values({ ...rows[0], ...complaint, reference: 'LA-7K3M-92QF', state: 'received' })
      .execute();
    await migrateToLatest(database);
    const count = async (table: 'messages' | 'complaints', pattern: string) => {
      const found = await database
        .selectFrom(table)
        .select(sql<number>`count(*)`.as('count'))
        .where('search_text', 'like', pattern)
        .executeTakeFirstOrThrow();
      return Number(found.count);
    };
    expect(await count('messages', '% sade %')).toBe(ROWS);
    expect(await count('messages', 'id-7 %')).toBe(1);
    expect(await count('complaints', 'id-0 la-7k3m-92qf ngozi okafo %')).toBe(1);
  });
});
