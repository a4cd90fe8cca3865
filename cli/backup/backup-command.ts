import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { SelectQueryBuilder } from 'kysely';
import { openUnmigrated, reasonOf } from '#server/database/connect.ts';
import { firstUnknown, isUpToDate, readMigrations } from '#server/database/migrate.ts';
import type { Database } from '#server/database/schema.ts';
import { formerNames, passingTables, type TableName, tableKeys } from '#server/database/table-keys.ts';
import {
  COMMAND_LINE,
  describeHead,
  readHead,
  recordAction,
} from '#server/features/desk/audit-repository.ts';
import { type CommandContext, CommandError, command, type DatabaseTask, onDatabase } from '../command.ts';
import { type Row, storedNames, type TableRow, writeBackup } from './backup-file.ts';

const USAGE = `Writes all that the database holds into one file, while the site runs; with BACKUP_KEY it is encrypted.

  npm run backup -- FILE     into this file, which must not be there yet
  npm run backup -- FOLDER   into a new file in this folder, named by the time`;

/** Few enough that a batch of pictures fits into the memory of a small machine. */
const BATCH = 50;

/** The database is left in the version that it has. */
export const runBackupCommand = command(USAGE, ([target, ...more]) =>
  !target || target.startsWith('-') || more.length > 0
    ? undefined
    : onDatabase(backUpTo(target), openUnmigrated),
);

function backUpTo(target: string): DatabaseTask {
  return async ({ database, backupKey, print }) => {
    if ((await readVersion(database)).migrations.length === 0)
      throw new CommandError('No site has used this database yet: there is nothing to back up.');
    const path = choosePath(target, backupKey ? '.enc' : '');
    // As it is at one instant, without holding up whoever writes to it meanwhile.
    const rows = await database
      .transaction()
      .setAccessMode('read only')
      .setIsolationLevel('repeatable read')
      .execute(async (snapshot) => {
        const { migrations, tables } = await readVersion(snapshot);
        return writeBackup(path, migrations, readTables(snapshot, tables), backupKey);
      });
    print(`${rows} rows written to ${path}.`);
    if (await isUpToDate(database)) await tellLog(database, rows, print);
  };
}

/** A backup by somebody who may only read, or from a standby, is a good one too. */
async function tellLog(database: Database, rows: number, print: CommandContext['print']): Promise<void> {
  const head = await readHead(database);
  if (head) print(`Audit log: ${describeHead(head)}.`);
  await recordAction(database, COMMAND_LINE, {
    action: 'database.backup',
    subject: 'database',
    after: { rows },
  }).catch((error: unknown) => print(`The audit log has no line about it (${reasonOf(error)}).`));
}

function choosePath(target: string, ending: string): string {
  const isFolder = statSync(target, { throwIfNoEntry: false })?.isDirectory();
  // As 20250711T083000Z: a name that sorts by time and that every file system takes.
  const stamp = new Date().toISOString().replace(/[-:]|\.\d+/g, '');
  const path = isFolder ? join(target, `lashma-${stamp}.jsonl.gz${ending}`) : target;
  if (existsSync(path)) throw new CommandError(`${path} is there already; no backup is ever overwritten.`);
  return path;
}

async function* readTables(database: Database, tables: string[]): AsyncGenerator<TableRow> {
  const passing: readonly string[] = passingTables;
  const isKept = (name: string) => tables.includes(name) && !passing.includes(formerNames[name] ?? name);
  for (const table of storedNames.filter(isKept))
    for await (const row of rowsOf(database, table)) yield [table, row];
}

/** Batch by batch, each from behind the last key of the one before. */
async function* rowsOf(database: Database, table: string): AsyncGenerator<Row> {
  const keys: readonly string[] = tableKeys[formerNames[table] ?? (table as TableName)];
  const [first = '', second = ''] = keys;
  const all = database
    .selectFrom(table as TableName)
    .selectAll()
    .limit(BATCH);
  // biome-ignore lint/suspicious/noExplicitAny: the tables differ, and every one is read alike
  const inOrder = keys.reduce((query, key) => query.orderBy(key), all as SelectQueryBuilder<any, any, any>);
  let batch: Row[] = await inOrder.execute();
  while (batch.length > 0) {
    yield* batch;
    const last = batch.at(-1);
    batch = await inOrder
      .where(({ eb, refTuple, tuple }) =>
        keys.length === 1
          ? eb(first, '>', last?.[first])
          : eb(refTuple(first, second), '>', tuple(last?.[first], last?.[second])),
      )
      .execute();
  }
}

/** Which migrations a database has seen, none before a site has used it, and which tables it has. */
export async function readVersion(database: Database): Promise<{ migrations: string[]; tables: string[] }> {
  const found = await database.introspection.getTables({ withInternalKyselyTables: true });
  const tables = found.map(({ name }) => name);
  if (!tables.includes('kysely_migration')) return { migrations: [], tables };
  const migrations = await readMigrations(database);
  const unknown = firstUnknown(migrations);
  if (unknown)
    throw new CommandError(
      `The database belongs to a newer version of the site (it has seen ${unknown}): upgrade first.`,
    );
  return { migrations, tables };
}
