import { type Kysely, sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { dialects, freshDatabases } from '#tests/support/databases.ts';
import { openDatabase, openUnmigrated } from '../../database/connect.ts';
import { migrateTo, migrateToLatest } from '../../database/migrate.ts';
import type { Database } from '../../database/schema.ts';
import {
  type AuditLogHead,
  COMMAND_LINE,
  hashLine,
  readHead,
  recordAction,
  verifyChain,
} from './audit-repository.ts';

describe.each(dialects)('the chain of the audit log, on %s', (dialect) => {
  const freshDatabase = freshDatabases(dialect);
  const emptyDatabase = freshDatabases(dialect, 'nothing');

  async function open(place: Awaited<ReturnType<typeof freshDatabase>>, how = openDatabase) {
    const database = await how(place);
    onTestFinished(() => database.destroy());
    return database;
  }

  async function record(database: Database, lines: number): Promise<void> {
    for (let line = 1; line <= lines; line += 1)
      await recordAction(database, COMMAND_LINE, { action: 'post.save', subject: `post ${line} “ẹ̀kọ́”` });
  }

  /** As somebody does who owns the database. */
  async function withoutTriggers(database: Database): Promise<void> {
    const statements =
      dialect === 'PostgreSQL'
        ? ['alter table audit_log disable trigger all']
        : ['update', 'delete', 'insert'].map((change) => `drop trigger audit_log_stay_${change}`);
    for (const statement of statements) await sql.raw(statement).execute(database);
  }

  test('of one line after another, and of many that come at once from several processes, is unbroken', async () => {
    const place = await freshDatabase();
    const databases = [await open(place), await open(place), await open(place)];
    expect(await verifyChain(databases[0] as Database)).toEqual({
      head: { number: 0, hash: '' },
      unchained: 0,
    });
    await Promise.all(databases.flatMap((each) => Array.from({ length: 4 }, () => record(each, 5))));
    expect(await verifyChain(databases[0] as Database)).toEqual({
      head: { number: 60, hash: expect.stringMatching(/^[\da-f]{64}$/) },
      unchained: 0,
    });
  });

  test.each([
    [
      'a changed word',
      `update audit_log set subject = 'another' where number = 2`,
      /^line 2 of .* was changed/,
    ],
    ['a changed hash', `update audit_log set hash = 'x' where number = 2`, /^line 2 of .* was changed/],
    ['a line taken out', 'delete from audit_log where number = 2', /^line 2 is missing/],
    ['a hidden line', 'update audit_log set number = null where number = 1', /^line 1 is missing/],
    [
      'a cut-off end',
      'delete from audit_log where number = 4',
      /^the log ends with line 3, but 4 lines were/,
    ],
    ['a lost head', 'delete from audit_log_head', /^the head of the chain is missing/],
  ])('tells of %s', async (_name, change, report) => {
    const database = await open(await freshDatabase());
    await record(database, 4);
    await withoutTriggers(database);
    await sql.raw(change).execute(database);
    expect(await verifyChain(database)).toEqual({ broken: expect.stringMatching(report) });
  });

  test('that was written anew or cut off with its head is told from a head that was kept elsewhere', async () => {
    const database = await open(await freshDatabase());
    await record(database, 4);
    const kept = (await readHead(database)) as AuditLogHead;
    await record(database, 1);
    expect(await verifyChain(database, kept)).toMatchObject({ head: { number: 5 } });
    await withoutTriggers(database);
    await sql`delete from audit_log where number > 2`.execute(database);
    await sql`update audit_log_head set number = 2,
      hash = (select hash from audit_log where number = 2)`.execute(database);
    expect(await verifyChain(database)).toMatchObject({ head: { number: 2 } });
    expect(await verifyChain(database, kept)).toEqual({
      broken: 'the log ends with line 2, but there was a line 4',
    });
    await record(database, 2);
    expect(await verifyChain(database, kept)).toEqual({
      broken: expect.stringMatching(/^line 4 of .* has not the hash that was kept/),
    });
  });

  test('goes on where it was when what a line tells of is undone', async () => {
    const database = await open(await freshDatabase());
    const undone = database.transaction().execute(async (transaction) => {
      await record(transaction, 1);
      throw new Error('given up');
    });
    await expect(undone).rejects.toThrow('given up');
    await record(database, 1);
    expect(await verifyChain(database)).toMatchObject({ head: { number: 1 } });
  });

  test('begins with the lines from before it, and leaves out lines that an older version wrote beside it', async () => {
    const database = await open(await emptyDatabase(), openUnmigrated);
    await migrateTo(database, '0014-languages');
    const write = (lines: { id: string; at: string }[]) =>
      (database as unknown as Kysely<{ desk_acts: Record<string, string> }>)
        .insertInto('desk_acts')
        .values(
          lines.map((line) => ({
            ...line,
            person_id: 'p',
            person_name: 'Ada',
            action: 'x',
            subject: line.id,
            before: '',
            after: '',
          })),
        )
        .execute();
    // More than the migration reads at once.
    const numbers = Array.from({ length: 600 }, (_, index) => 600 - index);
    await write(numbers.map((number) => ({ id: `line-${number}`, at: `2026-01-01 ${1000 + number}` })));
    await migrateTo(database, '0017-search-text');
    await write([{ id: 'by-the-older', at: '2026-01-02' }]);
    await migrateToLatest(database);
    const first = await database
      .selectFrom('audit_log')
      .selectAll()
      .where('number', '=', 1)
      .executeTakeFirstOrThrow();
    expect(first).toMatchObject({ id: 'line-1', hash: hashLine('', first) });
    expect(await verifyChain(database)).toMatchObject({ head: { number: 600 }, unchained: 1 });
    await expect(sql`update audit_log set subject = 'x'`.execute(database)).rejects.toThrow('only grows');
    await record(database, 1);
    expect(await verifyChain(database)).toMatchObject({ head: { number: 601 }, unchained: 1 });
  });
});
