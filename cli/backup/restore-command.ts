import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { readConfig } from '#server/config.ts';
import { openUnmigrated, reasonOf } from '#server/database/connect.ts';
import { migrateTo, migrateToLatest } from '#server/database/migrate.ts';
import type { Database } from '#server/database/schema.ts';
import type { TableName } from '#server/database/table-keys.ts';
import {
  readContentVersion,
  setContentVersion,
} from '#server/features/content-version/content-version-repository.ts';
import {
  COMMAND_LINE,
  describeHead,
  readHead,
  recordAction,
} from '#server/features/desk/audit-repository.ts';
import { type CommandContext, CommandError, command, type DatabaseTask, onDatabase } from '../command.ts';
import { readVersion } from './backup-command.ts';
import { type Row, readBackup, storedNames } from './backup-file.ts';

const USAGE = `Fills the database from a file that npm run backup has written, on SQLite or PostgreSQL.

  npm run restore -- FILE             into a database that no site has used yet
  npm run restore -- FILE --replace   into any; what it held is lost
  npm run restore -- FILE --check     only reads the file and says whether it is whole

With BACKUP_KEY a file that is not encrypted is refused unless --unencrypted is added.`;

const BATCH = 50;
/** Filled by the migrations themselves, so that they say nothing about use. */
const SEEDED = new Set<string>(['content_version', 'secrets', 'audit_log_head'] satisfies TableName[]);

type Print = CommandContext['print'];
type Key = CommandContext['backupKey'];

export const runRestoreCommand = command(USAGE, (args) => {
  const flag = { type: 'boolean' } as const;
  const options = { replace: flag, check: flag, unencrypted: flag };
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options });
  const { replace = false, check = false, unencrypted = false } = values;
  const [path, ...more] = positionals;
  if (!path || more.length > 0 || (replace && check)) return undefined;
  return check
    ? (environment, print) =>
        checkFile(path, unencrypted ? undefined : readConfig(environment).backupKey, print)
    : onDatabase(restoreFrom(path, replace, unencrypted), openUnmigrated);
});

/** Needs no database, so that a backup can be looked at on any machine. */
async function checkFile(path: string, key: Key, print: Print): Promise<void> {
  const { madeAt, rows } = await readBackup(path, { key });
  print(`${path}: ${rows} rows, made at ${madeAt}, whole.`);
}

/**
 * In one transaction: makes the tables anew in the version of the backup, fills them and migrates them to ours.
 * Whatever goes wrong, even the end of this process, leaves the database as it was.
 */
function restoreFrom(path: string, replace: boolean, unencrypted: boolean): DatabaseTask {
  return async ({ database, backupKey, print }) => {
    const key = unencrypted ? undefined : backupKey;
    // Read once in advance, so that a bad file is refused before anyone has to wait for a lock.
    await checkFile(path, key, print);
    try {
      await database.transaction().execute((transaction) => restore(transaction, path, key, replace, print));
    } catch (cause) {
      if (cause instanceof CommandError) throw cause;
      const sentence = `${path} could not be restored (${reasonOf(cause)}); nothing was changed.`;
      throw new CommandError(sentence, { cause });
    }
    const head = await readHead(database);
    print(`Restored.${head ? ` Audit log: ${describeHead(head)}.` : ''}`);
  };
}

async function restore(
  database: Database,
  path: string,
  key: Key,
  replace: boolean,
  print: Print,
): Promise<void> {
  const before = await readVersion(database);
  if (!replace) await refuseUsed(database, before.tables);
  const shown = before.tables.includes('content_version') ? await readContentVersion(database) : 0;
  const head = before.tables.includes('audit_log_head') ? await readHead(database) : undefined;
  const filling = fillTables(database, print);
  const { madeAt, rows } = await readBackup(path, {
    key,
    async onHead({ migrations }) {
      await dropTables(database);
      await migrateTo(database, migrations.at(-1) ?? '');
      const { tables } = await readVersion(database);
      for (const table of tables.filter((name) => SEEDED.has(name)))
        await database.deleteFrom(table as TableName).execute();
    },
    onRow: filling.add,
  });
  await filling.finish();
  await migrateToLatest(database);
  // Another number than before, so that a site that runs sees the change.
  await setContentVersion(database, Math.max(shown, await readContentVersion(database)) + 1);
  await recordAction(database, COMMAND_LINE, {
    action: 'database.restore',
    subject: madeAt,
    before: head && { lines: head.number, hash: head.hash },
    after: { rows },
  });
}

async function refuseUsed(database: Database, tables: string[]): Promise<void> {
  for (const table of storedNames.filter((name) => tables.includes(name) && !SEEDED.has(name))) {
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
function fillTables(database: Database, print: Print) {
  let table = '';
  let count = 0;
  let batch: Row[] = [];

  async function flush(): Promise<void> {
    const values = batch as never[];
    if (values.length > 0)
      await database
        .insertInto(table as TableName)
        .values(values)
        .execute();
    batch = [];
  }

  async function finish(): Promise<void> {
    await flush();
    if (table) print(`  ${table}: ${count}`);
  }

  return {
    async add(next: string, row: Row): Promise<void> {
      if (next !== table) {
        await finish();
        table = next;
        count = 0;
      }
      count++;
      batch.push(row);
      if (batch.length >= BATCH) await flush();
    },
    finish,
  };
}
