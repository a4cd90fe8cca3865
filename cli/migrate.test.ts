import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { connectDatabase, openUnmigrated } from '#server/database/connect.ts';
import { migrateTo } from '#server/database/migrate.ts';
import { loadSamplePosts } from '#server/features/blog/load-sample-posts.ts';
import { COMMAND_LINE, recordAction, verifyChain } from '#server/features/desk/audit-repository.ts';
import { storeMessage } from '#server/features/message/message-repository.ts';
import { dialects, freshDatabases, openForTest, type Place } from '#tests/support/databases.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { typedContact } from '#tests/support/send-form.ts';
import { runMigrateCommand } from './migrate.ts';

const migrate = (place: Place, ...args: string[]) => runCommand(runMigrateCommand, place, args);

test('migrates SQLite too, which has no roles', async () => {
  const place = await freshDatabases('SQLite', 'nothing')();
  expect(await migrate(place)).toEqual({ code: 0, text: 'The database is up to date.' });
  expect(await migrate(place, '--role', 'site')).toMatchObject({ code: 1 });
  expect(await migrate(place, '--owner')).toMatchObject({ code: 2 });
});

describe.skipIf(!dialects.includes('PostgreSQL'))('a role of the site that owns nothing', () => {
  const emptyDatabase = freshDatabases('PostgreSQL', 'nothing');

  async function prepare() {
    const owner = await emptyDatabase();
    const role = `site_${randomUUID().slice(0, 8)}`;
    const database = await openUnmigrated(owner);
    await sql`create role ${sql.id(role)} login`.execute(database);
    onTestFinished(async () => {
      await sql`drop owned by ${sql.id(role)}`.execute(database);
      await sql`drop role ${sql.id(role)}`.execute(database);
      await database.destroy();
    });
    const databaseUrl = Object.assign(new URL(owner.databaseUrl ?? ''), { username: role }).href;
    return { owner, database, role, place: { ...owner, databaseUrl } };
  }

  test('runs the site, and cannot rewrite the audit log', async () => {
    const { owner, role, place } = await prepare();
    const rights = `${role} may read and write rows, but only read and add lines of the audit log.`;
    const text = `The database is up to date.\n${rights}`;
    expect(await migrate(owner, '--role', role)).toEqual({ code: 0, text });
    const database = await openForTest(place);
    await storeMessage(database, typedContact, null);
    await loadSamplePosts(database);
    await database.deleteFrom('blog').execute();
    await recordAction(database, COMMAND_LINE, { action: 'post.save', subject: 'a' });
    for (const statement of [
      `update audit_log set subject = 'another'`,
      'delete from audit_log',
      'truncate audit_log',
      'alter table audit_log disable trigger all',
      'drop table audit_log',
      'set session_replication_role = replica',
      `insert into kysely_migration values ('9999', '')`,
    ])
      await expect(sql.raw(statement).execute(database), statement).rejects.toThrow(
        /permission denied|must be owner/,
      );
    expect(await verifyChain(database)).toMatchObject({ head: { number: 1 } });
    // Every upgrade says it again, and a restore makes the tables anew.
    expect(await migrate(owner, '--role', role)).toMatchObject({ code: 0 });
  });

  test('does not start on a database that its owner has still to migrate, and says so', async () => {
    const { database, role, place } = await prepare();
    await migrateTo(database, '0014-languages');
    await sql`grant select on all tables in schema public to ${sql.id(role)}`.execute(database);
    const reason = /cannot be used \((?:permission denied|must be owner) .*\)\.$/;
    await expect(connectDatabase(place)).rejects.toThrow(reason);
  });

  test('must be there and own nothing', async () => {
    const { owner } = await prepare();
    const text = 'There is no role nobody: make it first, by createuser.';
    expect(await migrate(owner, '--role', 'nobody')).toEqual({ code: 1, text });
    const { username } = new URL(owner.databaseUrl ?? '');
    expect((await migrate(owner, '--role', username)).text).toMatch(/owns the tables/);
  });
});
