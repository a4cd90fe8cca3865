import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { type ColumnMetadata, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { connectDatabase, openUnmigrated } from '#server/database/connect.ts';
import { migrateTo } from '#server/database/migrate.ts';
import type { Database } from '#server/database/schema.ts';
import { passingTables, type TableName, tableKeys, tableNames } from '#server/database/table-keys.ts';
import { loadSamplePosts } from '#server/features/blog/load-sample-posts.ts';
import { COMMAND_LINE, hashLine, recordAction, verifyChain } from '#server/features/desk/audit-repository.ts';
import { storeMessage } from '#server/features/message/message-repository.ts';
import { dialects, freshDatabases, openForTest as open, type Place } from '#tests/support/databases.ts';
import { temporaryFolder } from '#tests/support/files.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { typedContact } from '#tests/support/send-form.ts';
import { runBackupCommand } from './backup-command.ts';
import { runRestoreCommand } from './restore-command.ts';

/** Databases of no site yet, and of a new one. */
const unused = {
  SQLite: freshDatabases('SQLite', 'nothing'),
  PostgreSQL: freshDatabases('PostgreSQL', 'nothing'),
};
const fresh = { SQLite: freshDatabases('SQLite'), PostgreSQL: freshDatabases('PostgreSQL') };

const folder = temporaryFolder();
let files = 0;
const newPath = () => join(folder, `backup-${++files}.jsonl.gz`);

const backup = (place: Place, ...args: string[]) => runCommand(runBackupCommand, place, args);
const restore = (place: Place, ...args: string[]) => runCommand(runRestoreCommand, place, args);
const failure = (text: unknown) => ({ code: 1, text });

/** The path of a new backup. */
async function backUp(place: Place): Promise<string> {
  const path = newPath();
  expect(await backup(place, path)).toEqual({
    code: 0,
    text: expect.stringMatching(/^\d+ rows written to /),
  });
  return path;
}

/** Each table as a set: databases differ in how they sort text, and a table has no order of its own. */
async function readAll(database: Database): Promise<Record<string, Set<string>>> {
  const tables: Record<string, Set<string>> = {};
  for (const name of tableNames) {
    const rows = await database.selectFrom(name).selectAll().execute();
    tables[name] = new Set(rows.map(toText));
  }
  return tables;
}

const toText = (row: object) => JSON.stringify(row, Object.keys(row).sort());

/** Signs that end a line for some readers, quotes, a byte order mark, a family of one sign and a combined letter. */
const HARD_TEXT = 'a\u2028b\u2029c\r\nd\te "f" \\n \uFEFF 👨‍👩‍👧 ẹ̀kọ́ ₦1 \u{1F3E5}';
/** More than are read or written at once. */
const MANY = 140;

/**
 * Rows in every table, with values that are easily spoiled on the way to another database: in the first all columns,
 * in the others those that must be. Keys and references are the same everywhere, so that each leads to a row.
 */
async function fillDatabase(database: Database): Promise<void> {
  const tables = new Map((await database.introspection.getTables()).map((table) => [table.name, table]));
  for (const name of tableNames.filter((one) => !/^audit_log|^content_version$/.test(one))) {
    const columns = tables.get(name)?.columns ?? [];
    const rows = Array.from({ length: /^(page_views|place_paths)$/.test(name) ? MANY : 2 }, (_, number) =>
      columns.map((column) => exampleOf(name, column, number)),
    );
    const names = sql.join(columns.map((column) => sql.ref(column.name)));
    const values = sql.join(rows.map((row) => sql`(${sql.join(row)})`));
    await sql`insert into ${sql.table(name)} (${names}) values ${values}`.execute(database);
  }
  const data = randomBytes(300_000).toString('base64');
  await database.updateTable('picture_file').set({ data }).execute();
  for (const subject of ['a', HARD_TEXT])
    await recordAction(database, COMMAND_LINE, { action: 'message.unassign', subject });
}

function exampleOf(table: TableName, { name, dataType, isNullable }: ColumnMetadata, number: number) {
  const isKey = (tableKeys[table] as readonly string[]).includes(name);
  if (isNullable && !isKey && number > 0) return null;
  if (/int/i.test(dataType)) return isKey ? number + 1 : 2 ** 31 - 1 - number;
  return isKey || name.endsWith('_id') ? `key-${number}` : `${HARD_TEXT} ${number}`;
}

const directions = dialects.flatMap((from) => dialects.map((to) => [from, to] as const));

test.each(directions)('from %s to %s every row of every table comes back as it was', async (from, to) => {
  const [source, target] = [await fresh[from](), await unused[to]()];
  const database = await open(source);
  await fillDatabase(database);
  const before = await readAll(database);
  for (const name of tableNames) expect(before[name]?.size, name).toBeGreaterThan(0);
  const path = await backUp(source);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  const text = expect.stringMatching(/Restored\. Audit log: \d+ lines, last hash [\da-f]{64}\.$/);
  expect(await restore(target, path)).toEqual({ code: 0, text });

  const restored = await open(target);
  const lines = before.audit_log?.size ?? 0;
  // The log goes on where the backup ended: its chain holds, and the restore is its next line.
  expect(await verifyChain(restored)).toMatchObject({ head: { number: lines + 1 }, unchained: 0 });
  const added = restored.selectFrom('audit_log').where('number', '=', lines + 1);
  const line = await added.selectAll().execute();
  expect(line).toMatchObject([{ action: 'database.restore', person_name: 'command line' }]);
  const { content_version: versions, audit_log_head: _now, ...after } = await readAll(restored);
  for (const row of line) after.audit_log?.delete(toText(row));
  const passed = Object.fromEntries(passingTables.map((name) => [name, new Set()]));
  const { content_version: _version, audit_log_head: _head, ...expected } = before;
  expect(after).toEqual({ ...expected, ...passed });
  // A site that runs must notice that its content has changed.
  expect([...(versions ?? [])].map((row) => JSON.parse(row).version)).toEqual([2]);
});

describe.each(dialects)('on %s', (dialect) => {
  test('a backup holds one instant, while others go on writing', async () => {
    const source = await fresh[dialect]();
    const database = await open(source);
    let stored = 0;
    const store = () =>
      storeMessage(database, { ...typedContact, user_email: `${stored++}@example.com` }, null);
    while (stored < 120) await store();
    const path = newPath();
    let done = false;
    const backingUp = backup(source, path).finally(() => {
      done = true;
    });
    const before = stored;
    while (!done) {
      await store();
      // SQLite answers without ever letting anyone else have a turn.
      await nextTurn();
    }
    expect((await backingUp).code).toBe(0);
    expect(stored).toBeGreaterThan(before);

    const rows = gunzipSync(readFileSync(path)).toString().split('\n');
    const count = (start: string) => rows.filter((row) => row.startsWith(start)).length;
    expect(count('["messages"')).toBeGreaterThanOrEqual(before);
    // Each message is stored together with its two mails.
    expect(count('["outbox"')).toBe(2 * count('["messages"'));
  });

  test('a database of an older version is backed up as it is and comes back in ours', async () => {
    const source = await unused[dialect]();
    const old = await openUnmigrated(source);
    await migrateTo(old, '0002-messages');
    // By hand, because today's code writes into tables that there were not yet.
    for (const statement of [
      `insert into messages (id, received_at, user_name, user_email, user_phone, subject, message)
        values ('old', '2025-07-11', 'Ada', 'ada@example.com', '', '', 'Ẹ káàárọ̀!')`,
      `insert into outbox (id, kind, message_id, state, attempts, due_at)
        values ('mail', 'agency', 'old', 'waiting', 0, '2025-07-11')`,
    ])
      await sql.raw(statement).execute(old);
    const path = await backUp(source);
    expect((await old.introspection.getTables()).map(({ name }) => name)).not.toContain('blog');
    await old.destroy();

    const target = await unused[dialect]();
    expect((await restore(target, path)).code).toBe(0);
    const database = await open(target);
    const message = { message: 'Ẹ káàárọ̀!', state: 'received', changed_at: '2025-07-11' };
    expect(await database.selectFrom('messages').selectAll().execute()).toMatchObject([message]);
    const mail = { message_id: 'old', complaint_id: null };
    expect(await database.selectFrom('outbox').selectAll().execute()).toMatchObject([mail]);
    expect(await database.selectFrom('blog').selectAll().execute()).toEqual([]);
  });

  test('tables that were renamed since are read and filled by their earlier names, and come back under the new', async () => {
    const [source, target] = [await unused[dialect](), await unused[dialect]()];
    const empty = await unused[dialect]();
    for (const place of [source, target]) {
      const old = await openUnmigrated(place);
      await migrateTo(old, '0017-search-text');
      const line = { number: 1, id: 'a', at: '2026', person_id: 'p', person_name: 'Ada', subject: 's' };
      const row = { ...line, action: 'message.let-go', before: '', after: '{"state":"looking"}' };
      const hash = hashLine('', row);
      const columns = sql.join(Object.keys({ ...row, hash }).map((name) => sql.ref(name)));
      const values = sql.join([...Object.values(row), hash]);
      await sql`insert into desk_acts (${columns}) values (${values})`.execute(old);
      for (const statement of [
        `update audit_log_head set number = 1, hash = '${hash}'`,
        `insert into place_addresses values (1, '/provider/epe/a', 'hospital', 'a', 'A', 'Epe')`,
        `insert into wrong_tokens values ('someone', 1, '2025-07-11')`,
      ])
        await sql.raw(statement).execute(old);
      await old.destroy();
    }
    const path = await backUp(source);
    expect((await restore(empty, path)).code).toBe(0);
    expect((await restore(target, path)).text).toContain('there are rows in desk_acts');
    const text = expect.stringContaining('desk_acts: 1');
    expect(await restore(target, path, '--replace')).toMatchObject({ code: 0, text });
    for (const place of [empty, target]) {
      const database = await open(place);
      expect(await verifyChain(database)).toMatchObject({ head: { number: 2 }, unchained: 0 });
      const paths = await database.selectFrom('place_paths').select('path').execute();
      expect(paths).toEqual([{ path: '/provider/epe/a' }]);
      const names = (await database.introspection.getTables()).map(({ name }) => name);
      expect(names.filter((name) => /desk_acts|place_addresses|wrong_tokens/.test(name))).toEqual([]);
    }
  });

  test('a database that holds something is kept unless it may be replaced, and takes all of the backup', async () => {
    const [source, target] = [await fresh[dialect](), await fresh[dialect]()];
    const database = await open(source);
    await storeMessage(database, typedContact, null);
    const path = await backUp(source);
    // A mail without its message: a whole file, but no database takes it.
    const onSqlite = dialect === 'SQLite' && 'pragma foreign_keys = off';
    const allow = onSqlite || 'alter table outbox drop constraint outbox_message_id_fkey';
    await sql.raw(allow).execute(database);
    await database.deleteFrom('messages').execute();
    const broken = await backUp(source);

    const held = await open(target);
    await loadSamplePosts(held);
    const before = await readAll(held);
    const notEmpty = /\nThe database is not empty \(there are rows in blog\): add --replace to/;
    expect(await restore(target, path)).toEqual(failure(expect.stringMatching(notEmpty)));
    const refused = /could not be restored \(.*foreign key.*\); nothing was changed\.$/i;
    expect(await restore(target, broken, '--replace')).toEqual(failure(expect.stringMatching(refused)));
    expect(await readAll(held)).toEqual(before);
    expect((await restore(target, path, '--replace')).code).toBe(0);
    expect(await held.selectFrom('blog').selectAll().execute()).toEqual([]);
    expect(await held.selectFrom('messages').select('message').execute()).toHaveLength(1);
  });

  test('neither a newer backup nor a newer database is touched', async () => {
    const [source, target] = [await fresh[dialect](), await fresh[dialect]()];
    const database = await open(source);
    const path = await backUp(source);
    await sql`insert into kysely_migration values ('9999-later', '2099-01-01')`.execute(database);
    // What only adds lets this version run on, but not back up: it would leave out what it does not know.
    await (await connectDatabase(source)).destroy();
    const newer =
      'The database belongs to a newer version of the site (it has seen 9999-later): upgrade first.';
    expect(await backup(source, newPath())).toEqual(failure(newer));
    expect((await restore(source, path, '--replace')).text.split('\n').at(-1)).toBe(newer);

    const lines = gunzipSync(readFileSync(path)).toString().replace('0004-page-views', '9999-later');
    writeFileSync(path, gzipSync(lines));
    const later = `${path} was made by a newer version of the site (it has 9999-later): upgrade first.`;
    expect(await restore(target, path)).toEqual(failure(later));

    await sql`update kysely_migration set name = '9999-later-breaking' where name = '9999-later'`.execute(
      database,
    );
    await expect(connectDatabase(source)).rejects.toThrow(
      'cannot be used (a newer version of the site has used it, as 9999-later-breaking shows: start that version).',
    );
  });
});

test('a file that is not whole changes nothing, wherever it is damaged', async () => {
  const [source, target] = [await fresh.SQLite(), await unused.SQLite()];
  const database = await open(source);
  await fillDatabase(database);
  const path = await backUp(source);
  const whole = readFileSync(path);
  const lines = gunzipSync(whole).toString().split('\n');
  const without = (index: number) => gzipSync(lines.filter((_, at) => at !== index).join('\n'));
  const damages = {
    cut: whole.subarray(0, whole.length - 20),
    flipped: Buffer.from(whole).fill((whole[1000] ?? 0) ^ 1, 1000, 1001),
    'without a row': without(3),
    'without its end': without(lines.length - 2),
    'with a changed row': gzipSync(lines.join('\n').replace('₦1', '₦2')),
    'with more behind its end': gzipSync(`${lines.join('\n')}${lines[1]}\n`),
    empty: Buffer.alloc(0),
    'something else': Buffer.from('hello'),
    'something else, packed': gzipSync('hello\n'),
  };
  const damaged = `${path} is damaged, cut short or no backup of this site; nothing was changed.`;
  for (const [name, bytes] of Object.entries(damages)) {
    writeFileSync(path, bytes);
    expect(await restore(target, path), name).toEqual(failure(damaged));
  }
  expect(await (await open(target)).introspection.getTables()).toEqual([]);
});

test('with BACKUP_KEY a backup is encrypted, and a wrong key or a changed byte is refused before anything is written', async () => {
  const [source, target] = [await fresh.SQLite(), await unused.SQLite()];
  const database = await open(source);
  await storeMessage(database, typedContact, null);
  const [key, other] = ['0a'.repeat(32), '0b'.repeat(32)];
  const run = (command: typeof runBackupCommand, place: Place, args: string[], BACKUP_KEY: string) =>
    runCommand(command, place, args, { BACKUP_KEY });
  const own = temporaryFolder();
  expect((await run(runBackupCommand, source, [own], key)).code).toBe(0);
  const [name = ''] = readdirSync(own);
  expect(name).toMatch(/^lashma-\d{8}T\d{6}Z\.jsonl\.gz\.enc$/);
  const path = join(own, name);
  const whole = readFileSync(path);
  expect(() => gunzipSync(whole.subarray(38))).toThrow();

  const sentence = `${path} is encrypted: set BACKUP_KEY to the key that it was made with.`;
  expect(await restore(target, path)).toEqual(failure(sentence));
  const refused = failure(expect.stringMatching(/^[^\n]*cannot be decrypted: BACKUP_KEY is not [^\n]*$/));
  expect(await run(runRestoreCommand, target, [path], other)).toEqual(refused);
  expect(await run(runRestoreCommand, target, [path, '--check'], other)).toEqual(refused);
  const changed = (at: number) => Buffer.from(whole).fill((whole.at(at) ?? 0) ^ 1, at, at + 1);
  const damages = [30, 38, 60, whole.length >> 1, whole.length - 17, whole.length - 1].map(changed);
  for (const bytes of [...damages, ...[40, 54, 500, whole.length - 1].map((end) => whole.subarray(0, end))]) {
    writeFileSync(path, bytes);
    expect(await run(runRestoreCommand, target, [path], key)).toEqual(refused);
  }
  expect(await (await open(target)).introspection.getTables()).toEqual([]);

  writeFileSync(path, whole);
  expect((await run(runRestoreCommand, target, [path], key)).code).toBe(0);
  expect(await (await open(target)).selectFrom('messages').select('message').execute()).toHaveLength(1);
  // One from before there was a key.
  const plain = await backUp(source);
  const unencrypted = `${plain} is not encrypted although BACKUP_KEY is set: add --unencrypted if you know who made it.`;
  for (const option of ['--replace', '--check'])
    expect(await run(runRestoreCommand, target, [plain, option], key)).toEqual(failure(unencrypted));
  const options = ['--replace', '--unencrypted'];
  expect((await run(runRestoreCommand, target, [plain, ...options], key)).code).toBe(0);
  const misread = await run(runRestoreCommand, target, [path, '--check'], 'abc');
  expect(misread).toEqual(
    failure(expect.stringMatching(/^BACKUP_KEY is set to a value that cannot be used/)),
  );
});

test('into a folder each backup gets a name of its own, and none is overwritten', async () => {
  const place = await unused.SQLite();
  const nothing = 'No site has used this database yet: there is nothing to back up.';
  expect(await backup(place, folder)).toEqual(failure(nothing));
  await (await connectDatabase(place)).destroy();
  const own = temporaryFolder();
  expect((await backup(place, own)).code).toBe(0);
  const [name = ''] = readdirSync(own);
  expect(name).toMatch(/^lashma-\d{8}T\d{6}Z\.jsonl\.gz$/);
  const path = join(own, name);
  writeFileSync(path, 'x');
  const there = `${path} is there already; no backup is ever overwritten.`;
  expect(await backup(place, path)).toEqual(failure(there));
  const unwritten = expect.stringMatching(/no\/such\.gz cannot be written \(ENOENT/);
  expect(await backup(place, join(own, 'no/such.gz'))).toEqual(failure(unwritten));
  expect([readdirSync(own), readFileSync(path, 'utf8')]).toEqual([[name], 'x']);
});

test('a check reads the file and needs no database', async () => {
  const source = await fresh.SQLite();
  const target = { ...source, dataDir: join(folder, 'nowhere') };
  const text = expect.stringMatching(/: 3 rows, made at .*, whole\.$/);
  expect(await restore(target, await backUp(source), '--check')).toEqual({ code: 0, text });
  const unread = expect.stringMatching(/none\.gz cannot be read \(ENOENT/);
  expect(await restore(target, join(folder, 'none.gz'), '--check')).toEqual(failure(unread));
  expect(existsSync(target.dataDir)).toBe(false);
});

test.each([[[]], [['a', 'b']], [['--what']]])('arguments %j are answered with the usage', async (args) => {
  const place = await unused.SQLite();
  const usage = (command: string) => ({ code: 2, text: expect.stringContaining(`npm run ${command} --`) });
  expect(await backup(place, ...args)).toEqual(usage('backup'));
  expect(await restore(place, ...args)).toEqual(usage('restore'));
});
