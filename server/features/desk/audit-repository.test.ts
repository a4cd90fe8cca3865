import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { dialects, freshDatabases } from '#tests/support/databases.ts';
import { openDatabase } from '../../database/connect.ts';
import { COMMAND_LINE, recordAction } from './audit-repository.ts';

const refusal = /the audit log only grows/;

describe.each(dialects)('the audit log on %s', (dialect) => {
  const freshDatabase = freshDatabases(dialect);

  async function open() {
    const database = await openDatabase(await freshDatabase());
    onTestFinished(() => database.destroy());
    await recordAction(database, COMMAND_LINE, {
      action: 'post.publish',
      subject: 'a-post',
      after: { title: 'A' },
    });
    return database;
  }

  test('only grows: the database refuses to change, replace or remove an act', async () => {
    const database = await open();
    const acts = () => database.selectFrom('audit_log').selectAll().execute();
    const [before] = await acts();
    const { id = '' } = before ?? {};
    const refused = async (statement: string) =>
      expect(sql.raw(statement).execute(database), statement).rejects.toThrow(refusal);
    const columns = 'id, at, person_id, person_name, action, subject, "before", "after"';
    const values = `'2026-01-01', 'p', 'Eve', 'post.save', 'another', '', ''`;
    await refused(`update audit_log set subject = 'another'`);
    await refused('delete from audit_log');
    if (dialect === 'PostgreSQL') {
      await refused('truncate audit_log');
      await refused(
        `insert into audit_log (${columns}) values ('${id}', ${values}) on conflict (id) do update set subject = 'x'`,
      );
    } else {
      // SQLite deletes what it replaces without asking the triggers of a delete.
      await refused(`insert or replace into audit_log (${columns}) values ('${id}', ${values})`);
      await refused(`replace into audit_log (rowid, ${columns}) values (1, 'new', ${values})`);
      await refused(`replace into audit_log (number, ${columns}) values (1, 'new', ${values})`);
      await refused(`update or replace audit_log set subject = 'another'`);
    }
    expect(await acts()).toEqual([before]);
    expect(before).toMatchObject({ person_name: 'command line', subject: 'a-post', after: '{"title":"A"}' });
  });
});
