import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { dialects, freshDatabases, testDatabases } from '#tests/support/databases.ts';
import { recordedLines } from '#tests/support/test-desk.ts';
import { openUnmigrated } from '../../database/connect.ts';
import { migrateTo, migrateToLatest } from '../../database/migrate.ts';
import type { Database } from '../../database/schema.ts';
import { PROJECT_ROOT } from '../../project-root.ts';
import {
  type AuditLogHead,
  COMMAND_LINE,
  createRefusalLog,
  hashLine,
  NOT_SIGNED_IN,
  readHead,
  recordAction,
  verifyChain,
} from './audit-repository.ts';

describe.each(dialects)('the audit log, on %s', (dialect) => {
  const openDatabase = testDatabases(dialect);
  const emptyDatabase = freshDatabases(dialect, 'nothing');

  async function record(database: Database, lines: number): Promise<void> {
    for (let line = 1; line <= lines; line += 1)
      await recordAction(database, COMMAND_LINE, { action: 'post.save', subject: `post ${line} “ẹ̀kọ́”` });
  }

  /** With four lines, and without the triggers, as somebody has it who owns the database. */
  async function openUnguarded(): Promise<Database> {
    const { database } = await openDatabase();
    await record(database, 4);
    const statements =
      dialect === 'PostgreSQL'
        ? ['alter table audit_log disable trigger all']
        : ['update', 'delete', 'insert'].map((change) => `drop trigger audit_log_stay_${change}`);
    for (const statement of statements) await sql.raw(statement).execute(database);
    return database;
  }

  test('only grows: the database refuses to change, replace or remove a line', async () => {
    const { database } = await openDatabase();
    const subject = 'a-post';
    await recordAction(database, COMMAND_LINE, { action: 'post.publish', subject, after: { title: 'A' } });
    const lines = () => database.selectFrom('audit_log').selectAll().execute();
    const before = await lines();
    expect(before).toMatchObject([{ person_name: 'command line', subject, after: '{"title":"A"}' }]);
    const columns = 'id, at, person_id, person_name, action, subject, "before", "after"';
    const values = `'2026-01-01', 'p', 'Eve', 'post.save', 'another', '', ''`;
    const id = before[0]?.id;
    for (const statement of [
      `update audit_log set subject = 'another'`,
      'delete from audit_log',
      ...(dialect === 'PostgreSQL'
        ? [
            'truncate audit_log',
            `insert into audit_log (${columns}) values ('${id}', ${values}) on conflict (id) do update set subject = 'x'`,
          ]
        : [
            // SQLite deletes what it replaces without asking the triggers of a delete.
            `insert or replace into audit_log (${columns}) values ('${id}', ${values})`,
            `replace into audit_log (rowid, ${columns}) values (1, 'new', ${values})`,
            `replace into audit_log (number, ${columns}) values (1, 'new', ${values})`,
            `update or replace audit_log set subject = 'another'`,
          ]),
    ])
      await expect(sql.raw(statement).execute(database), statement).rejects.toThrow(
        'the audit log only grows',
      );
    expect(await lines()).toEqual(before);
  });

  test('is an unbroken chain, also of lines that come at once from several processes', async () => {
    const { database, open } = await openDatabase();
    expect(await verifyChain(database)).toEqual({ head: { number: 0, hash: '' }, unchained: 0 });
    const databases = [database, await open(), await open()];
    await Promise.all(databases.flatMap((each) => Array.from({ length: 4 }, () => record(each, 5))));
    expect(await verifyChain(database)).toEqual({
      head: { number: 60, hash: expect.stringMatching(/^[\da-f]{64}$/) },
      unchained: 0,
    });
  });

  test.each([
    [`update audit_log set subject = 'another' where number = 2`, /^line 2 of .* was changed/],
    [`update audit_log set hash = 'x' where number = 2`, /^line 2 of .* was changed/],
    ['delete from audit_log where number = 2', /^line 2 is missing/],
    ['update audit_log set number = null where number = 1', /^line 1 is missing/],
    ['delete from audit_log where number = 4', /^the log ends with line 3, but 4 lines were/],
    ['delete from audit_log_head', /^the head of the chain is missing/],
  ])('tells that its owner did this: %s', async (change, report) => {
    const database = await openUnguarded();
    await sql.raw(change).execute(database);
    expect(await verifyChain(database)).toEqual({ broken: expect.stringMatching(report) });
  });

  test('that was written anew or cut off with its head is told from a head that was kept elsewhere', async () => {
    const database = await openUnguarded();
    const kept = (await readHead(database)) as AuditLogHead;
    await record(database, 1);
    expect(await verifyChain(database, kept)).toMatchObject({ head: { number: 5 } });
    await sql`delete from audit_log where number > 2`.execute(database);
    await sql`update audit_log_head set number = 2,
      hash = (select hash from audit_log where number = 2)`.execute(database);
    expect(await verifyChain(database)).toMatchObject({ head: { number: 2 } });
    const broken = 'the log ends with line 2, but there was a line 4';
    expect(await verifyChain(database, kept)).toEqual({ broken });
    await record(database, 2);
    expect(await verifyChain(database, kept)).toEqual({
      broken: expect.stringMatching(/^line 4 of .* has not the hash that was kept/),
    });
  });

  test('cannot be filled by strangers: of many refusals few have a line, with their count', async () => {
    const { database } = await openDatabase();
    const warn = vi.fn();
    const record = createRefusalLog(database, { warn });
    vi.useFakeTimers({ now: new Date('2026-03-13T10:00:00Z'), toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    for (let times = 1; times <= 2000; times += 1) await record('refused.origin', NOT_SIGNED_IN, '/desk');
    const counts = [1, 2, 3, 4, 5, 10, 100, 1000];
    expect(await recordedLines(database)).toEqual(
      counts.map((times) => `not signed in | refused.origin | /desk | {"times":${times}}`),
    );
    vi.setSystemTime(new Date('2026-03-14T10:00:00Z'));
    await record('refused.origin', NOT_SIGNED_IN, '/desk');
    expect(await verifyChain(database)).toMatchObject({ head: { number: counts.length + 1 } });
    // What was refused stays refused, whatever becomes of its line.
    await database.deleteFrom('audit_log_head').execute();
    await record('refused.page', NOT_SIGNED_IN, '/desk/audit');
    expect(warn).toHaveBeenCalledTimes(1);
  });

  test('goes on where it was when what a line tells of is undone', async () => {
    const { database } = await openDatabase();
    const undone = database.transaction().execute(async (transaction) => {
      await record(transaction, 1);
      throw new Error('given up');
    });
    await expect(undone).rejects.toThrow('given up');
    await record(database, 1);
    expect(await verifyChain(database)).toMatchObject({ head: { number: 1 } });
  });

  test('begins with the lines from before it, and leaves out lines that an older version wrote beside it', async () => {
    const database = await openUnmigrated(await emptyDatabase());
    onTestFinished(() => database.destroy());
    await migrateTo(database, '0014-languages');
    const words = { person_id: 'p', person_name: 'Ada', action: 'x', subject: '', before: '', after: '' };
    const write = (lines: { id: string; at: string }[]) =>
      (database as unknown as Kysely<{ desk_acts: Record<string, string> }>)
        .insertInto('desk_acts')
        .values(lines.map((line) => ({ ...words, ...line })))
        .execute();
    // More than the migration reads at once.
    const numbers = Array.from({ length: 600 }, (_, index) => 600 - index);
    await write(numbers.map((number) => ({ id: `line-${number}`, at: `2026-01-01 ${1000 + number}` })));
    await migrateTo(database, '0017-search-text');
    await write([{ id: 'by-the-older', at: '2026-01-02' }]);
    await migrateToLatest(database);
    const lines = database.selectFrom('audit_log').selectAll();
    const first = await lines.where('number', '=', 1).executeTakeFirstOrThrow();
    expect(first).toMatchObject({ id: 'line-1', hash: hashLine('', first) });
    expect(await verifyChain(database)).toMatchObject({ head: { number: 600 }, unchained: 1 });
    await record(database, 1);
    expect(await verifyChain(database)).toMatchObject({ head: { number: 601 }, unchained: 1 });
  });
});

/** Its page and the check of its chain; nothing else depends on what was written down. */
const READERS = ['server/features/desk/audit-repository.ts', 'server/features/desk/audit/audit-service.ts'];

test('only its own module reads the audit log', async () => {
  const read: string[] = [];
  for (const folder of ['app', 'cli', 'server'])
    for await (const file of glob(`${folder}/**/*.{ts,tsx}`, { cwd: PROJECT_ROOT }))
      if (!/\.test\.|\/migrations\//.test(file)) {
        const text = await readFile(join(PROJECT_ROOT, file), 'utf8');
        if (/(?:selectFrom|[jJ]oin)\('audit_log\b|\b(?:from|join) audit_log\b/.test(text)) read.push(file);
      }
  expect(read.filter((file) => !READERS.includes(file))).toEqual([]);
});
