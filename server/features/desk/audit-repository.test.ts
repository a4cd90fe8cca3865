import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { dialects, freshDatabases } from '#tests/support/databases.ts';
import { openDatabase } from '../../database/connect.ts';
import { COMMAND_LINE, recordAct } from './audit-repository.ts';

describe.each(dialects)('the audit log on %s', (dialect) => {
  const freshDatabase = freshDatabases(dialect);

  test('only grows: the database refuses to change or remove an act', async () => {
    const database = await openDatabase(await freshDatabase());
    onTestFinished(() => database.destroy());
    await recordAct(database, COMMAND_LINE, {
      action: 'post.publish',
      subject: 'a-post',
      after: { title: 'A' },
    });
    const refusal = /the audit log only grows/;
    await expect(database.updateTable('desk_acts').set({ subject: 'another' }).execute()).rejects.toThrow(
      refusal,
    );
    await expect(database.deleteFrom('desk_acts').execute()).rejects.toThrow(refusal);
    if (dialect === 'PostgreSQL')
      await expect(sql`truncate desk_acts`.execute(database)).rejects.toThrow(refusal);
    expect(await database.selectFrom('desk_acts').selectAll().execute()).toMatchObject([
      { person_name: 'command line', subject: 'a-post', before: '', after: '{"title":"A"}' },
    ]);
  });
});
