import { sql } from 'kysely';
import { reasonOf } from '#server/database/connect.ts';
import { migrateTo, migrateToLatest } from '#server/database/migrate.ts';
import type { Database } from '#server/database/schema.ts';
import type { TableName } from '#server/database/table-keys.ts';
import {
  readContentVersion,
  setContentVersion,
} from '#server/features/content-version/content-version-repository.ts';
import { COMMAND_LINE, readHead, recordAction } from '#server/features/desk/audit-repository.ts';
import { CommandError } from '../command.ts';
import { type Row, storedNames, sumOf } from './backup-lines.ts';
import { readBackup } from './read-backup.ts';
import { type DatabaseVersion, readVersion } from './read-database.ts';

const BATCH = 50;
/** Filled by the migrations themselves, so that they say nothing about use. */
const SEEDED = new Set<TableName>(['content_version', 'secrets', 'audit_log_head']);

interface RestoreOptions {
  path: string;
  /** Whether what the database holds may be lost. */
  replace: boolean;
  onTable(table: string, count: number): void;
}

/**
 * In one transaction: makes the tables anew in the version of the backup, fills them and migrates them to ours.
 * Whatever goes wrong, even the end of this process, leaves the database as it was.
 */
export async function restoreDatabase(database: Database, options: RestoreOptions): Promise<void> {
  try {
    await database.transaction().execute((transaction) => restore(transaction, options));
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(
      `${options.path} could not be restored (${reasonOf(error)}); nothing was changed.`,
      {
        cause: error,
      },
    );
  }
}

async function restore(database: Database, { path, replace, onTable }: RestoreOptions): Promise<void> {
  const before = await readVersion(database);
  if (!replace) await refuseUsed(database, before);
  const shown = before.tables.includes('content_version') ? await readContentVersion(database) : 0;
  const head = before.tables.includes('audit_log_head') ? await readHead(database) : undefined;
  const filling = fillTables(database, onTable);
  const { head: backup, rows } = await readBackup(path, {
    async onHead({ migrations }) {
      await dropTables(database);
      await migrateTo(database, migrations.at(-1) ?? '');
      const { tables } = await readVersion(database);
      for (const table of SEEDED) if (tables.includes(table)) await database.deleteFrom(table).execute();
    },
    onRow: filling.add,
  });
  await filling.finish();
  await migrateToLatest(database);
  // Another number than before, so that a site that runs sees the change.
  await setContentVersion(database, Math.max(shown, await readContentVersion(database)) + 1);
  await recordAction(database, COMMAND_LINE, {
    action: 'database.restore',
    subject: backup.madeAt,
    before: head && { lines: head.number, hash: head.hash },
    after: { rows: sumOf(rows) },
  });
}

async function refuseUsed(database: Database, { tables }: DatabaseVersion): Promise<void> {
  for (const table of storedNames.filter((name) => tables.includes(name) && !SEEDED.has(name as TableName))) {
    const row = await database
      .selectFrom(table as TableName)
      .select(sql`1`.as('used'))
      .limit(1)
      .executeTakeFirst();
    if (row)
      throw new CommandError(
        `The database is not empty (there are rows in ${table}): add --replace to lose what it holds.`,
      );
  }
}

async function dropTables(database: Database): Promise<void> {
  for (const table of [...storedNames.toReversed(), 'kysely_migration', 'kysely_migration_lock'])
    await database.schema.dropTable(table).ifExists().execute();
}

/** Rows come table by table. */
function fillTables(database: Database, onTable: RestoreOptions['onTable']) {
  let table: string | undefined;
  let count = 0;
  let batch: Row[] = [];

  async function flush(): Promise<void> {
    if (!table || batch.length === 0) return;
    await database
      .insertInto(table as TableName)
      .values(batch as never)
      .execute();
    count += batch.length;
    batch = [];
  }

  async function finish(): Promise<void> {
    await flush();
    if (table) onTable(table, count);
  }

  return {
    async add(next: string, row: Row): Promise<void> {
      if (next !== table) {
        await finish();
        table = next;
        count = 0;
      }
      batch.push(row);
      if (batch.length >= BATCH) await flush();
    },
    finish,
  };
}
