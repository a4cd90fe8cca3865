import { randomUUID } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import { complaint } from '#tests/support/complaints.ts';
import { dialects, freshDatabases } from '#tests/support/databases.ts';
import { contactFields } from '#tests/support/send-form.ts';
import { openUnmigrated } from '../connect.ts';
import { migrateTo, migrateToLatest } from '../migrate.ts';

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
});
