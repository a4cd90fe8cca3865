import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { COMMAND_LINE, hashLine, recordAction, verifyChain } from '#server/features/desk/audit-repository.ts';
import { complaint } from '#tests/support/complaints.ts';
import { dialects, freshDatabases } from '#tests/support/databases.ts';
import { contactFields } from '#tests/support/send-form.ts';
import { openUnmigrated } from '../connect.ts';
import { migrateTo, migrateToLatest } from '../migrate.ts';
import type { Database } from '../schema.ts';

const AT = '2026-01-01T00:00:00.000Z';

/** Lines as the version before has written them, with names that it used. */
async function writeLines(database: Database) {
  let hash = '';
  for (const [index, action] of ['person.invite', 'message.let-go', 'complaint.move'].entries()) {
    const line = {
      number: index + 1,
      id: `line-${index}`,
      at: AT,
      person_id: 'p',
      person_name: 'Ada',
      action,
      subject: 'ẹ̀kọ́',
      before: '{"role":"care"}',
      after: '{"state":"looking"}',
    };
    hash = hashLine(hash, line);
    await insert(database, 'desk_acts', { ...line, hash });
  }
  await sql`update audit_log_head set number = 3, hash = ${hash}`.execute(database);
  return { number: 3, hash };
}

/** By hand, since today's types do not know the tables of then. */
async function insert(database: Database, table: string, row: Record<string, unknown>): Promise<void> {
  const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(
    database,
  );
}

describe.each(dialects)('a database from before the audit log was renamed, on %s', (dialect) => {
  const freshDatabase = freshDatabases(dialect, 'nothing');

  async function openOld(): Promise<Database> {
    const database = await openUnmigrated(await freshDatabase());
    onTestFinished(() => database.destroy());
    await migrateTo(database, '0017-search-text');
    return database;
  }

  test('keeps its lines, their chain and the triggers that guard them', async () => {
    const database = await openOld();
    const kept = await writeLines(database);
    await migrateToLatest(database);
    expect(await verifyChain(database, kept)).toEqual({ head: kept, unchained: 0 });
    const lines = await database.selectFrom('audit_log').select('action').orderBy('number').execute();
    expect(lines.map(({ action }) => action)).toEqual(['person.invite', 'message.let-go', 'complaint.move']);

    await recordAction(database, COMMAND_LINE, { action: 'message.unassign', subject: 'm' });
    expect(await verifyChain(database, kept)).toMatchObject({ head: { number: 4 } });
    const replace = `(number, id, at, person_id, person_name, action, subject, "before", "after")
      values (1, 'line-0', '', '', '', '', '', '', '')`;
    for (const statement of [
      `update audit_log set subject = 'x'`,
      'delete from audit_log',
      dialect === 'SQLite' ? `insert or replace into audit_log ${replace}` : 'truncate audit_log',
    ])
      await expect(sql.raw(statement).execute(database), statement).rejects.toThrow('only grows');
    const { rows } = await sql<{ name: string }>`${sql.raw(
      dialect === 'SQLite'
        ? `select name from sqlite_master where sql like '%desk_act%' or name like '%desk_act%'`
        : `select relname as name from pg_class where relname like '%desk_act%'
           union all select proname from pg_proc where proname like '%desk_act%'
           union all select tgname from pg_trigger where tgname like '%desk_act%'`,
    )}`.execute(database);
    expect(rows).toEqual([]);
  });

  test('has the state and the role by their names of today', async () => {
    const database = await openOld();
    const old = { state: 'looking', changed_at: AT };
    await insert(database, 'messages', { id: 'm', received_at: AT, ...contactFields, ...old });
    await insert(database, 'complaints', {
      ...{ id: 'c', reference: 'LA-7K3M-92QF', received_at: AT },
      ...complaint,
      ...old,
    });
    for (const [table, owner] of [
      ['message_changes', { message_id: 'm' }],
      ['complaint_changes', { complaint_id: 'c' }],
    ] as const)
      for (const state of ['looking', 'answered'])
        await insert(database, table, {
          ...{ id: state, note: '', person_name: 'Ada', changed_at: AT, state },
          ...owner,
        });
    for (const role of ['care', 'editor'])
      await insert(database, 'desk_people', { id: role, name: role, role, invited_at: AT });
    await migrateToLatest(database);
    for (const table of ['messages', 'complaints'] as const)
      expect(await database.selectFrom(table).select('state').execute()).toEqual([{ state: 'in-progress' }]);
    for (const table of ['message_changes', 'complaint_changes'] as const)
      expect(await database.selectFrom(table).select('state').orderBy('state').execute()).toEqual([
        { state: 'answered' },
        { state: 'in-progress' },
      ]);
    expect(await database.selectFrom('desk_people').select('role').orderBy('role').execute()).toEqual([
      { role: 'editor' },
      { role: 'inbox' },
    ]);
  });
});

test.runIf(dialects.includes('PostgreSQL'))(
  'the role of the site keeps its rights on tables that are renamed',
  async () => {
    const database = await openUnmigrated(await freshDatabases('PostgreSQL', 'nothing')());
    const role = `site_${randomUUID().slice(0, 8)}`;
    onTestFinished(async () => {
      await sql.raw(`drop owned by ${role}`).execute(database);
      await sql.raw(`drop role ${role}`).execute(database);
      await database.destroy();
    });
    await migrateTo(database, '0017-search-text');
    await sql.raw(`create role ${role}`).execute(database);
    for (const table of ['desk_acts', 'wrong_tokens', 'place_addresses'])
      await sql.raw(`grant select, insert on ${table} to ${role}`).execute(database);
    await migrateToLatest(database);
    const { rows } = await sql<{ right: string }>`select table_name || ' ' || privilege_type as right
      from information_schema.role_table_grants where grantee = ${role} order by 1`.execute(database);
    expect(rows.map(({ right }) => right)).toEqual(
      ['audit_log', 'failed_attempts', 'place_paths'].flatMap((name) => [`${name} INSERT`, `${name} SELECT`]),
    );
  },
);
