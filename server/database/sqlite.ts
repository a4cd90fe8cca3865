import { closeSync, existsSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type TransactionSettings,
} from 'kysely';

const BUSY_TIMEOUT_MS = 5000;
const BUSY_PAUSE_MS = 20;
const SQLITE_BUSY = 5;
/** Others have written since this transaction first read: it can only begin anew. */
const SQLITE_BUSY_SNAPSHOT = 517;
const PRIVATE_FILE = 0o600;

/** Kysely's SQLite dialect on the SQLite that comes with Node, made safe for several processes on one file. */
export function sqliteDialect(dataDir: string): Dialect {
  const config = { database: () => openFile(sqlitePath(dataDir)) };
  return new (class extends SqliteDialect {
    override createDriver() {
      return new WritingDriver(config);
    }
    override createAdapter() {
      return new TransactionalAdapter();
    }
  })(config);
}

/**
 * Gives a check that throws once the open database's files were deleted or replaced. Linux lets a process go on
 * writing into a deleted file, and all of that is gone when the process ends.
 */
export function watchSqliteFile(dataDir: string, log: { error(text: string): void }): () => void {
  const path = sqlitePath(dataDir);
  const identify = () =>
    [path, `${path}-wal`]
      .map((name) => statSync(name, { throwIfNoEntry: false }))
      .map((found) => `${found?.dev}:${found?.ino}`)
      .join();
  const opened = identify();
  let isReported = false;
  return () => {
    if (identify() === opened) return;
    if (!isReported)
      log.error(
        `the database file ${path} was deleted or replaced: nothing more is taken until the site is restarted`,
      );
    isReported = true;
    throw new Error('the database file was deleted or replaced');
  };
}

function sqlitePath(dataDir: string): string {
  return join(dataDir, 'site.db');
}

/**
 * Takes the write lock when a transaction begins. A transaction that first reads and then writes would otherwise
 * fail at once, however long it may wait, when another process has written in between. One that only reads locks
 * nobody out and sees the database as it was at its first look.
 */
class WritingDriver extends SqliteDriver {
  #connection: DatabaseConnection | undefined;

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#connection ??= waitWhileBusy(await super.acquireConnection());
    return this.#connection;
  }

  override async beginTransaction(
    connection: DatabaseConnection,
    { accessMode }: TransactionSettings = {},
  ): Promise<void> {
    const statement = accessMode === 'read only' ? 'begin' : 'begin immediate';
    await connection.executeQuery(CompiledQuery.raw(statement));
  }
}

/** SQLite's own waiting for another process would hold up every request of this one, so statements are tried again. */
function waitWhileBusy(connection: DatabaseConnection): DatabaseConnection {
  return {
    executeQuery: (query) => retryWhileBusy(() => connection.executeQuery(query)),
    streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
  };
}

/**
 * SQLite does roll back schema changes. Saying so makes Kysely read and run the migrations inside one transaction,
 * which is the lock between processes that its SQLite adapter lacks.
 */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

async function openFile(path: string): Promise<SqliteDatabase> {
  // SQLite would let everybody read a file that it makes. Those that it puts beside one get the same rights.
  if (!existsSync(path)) closeSync(openSync(path, 'a', PRIVATE_FILE));
  const file = new DatabaseSync(path, { timeout: 0 });
  try {
    await retryWhileBusy(() => file.exec('pragma journal_mode = wal; pragma synchronous = full'));
  } catch (error) {
    file.close();
    throw error;
  }
  return { prepare: (sql) => prepare(file, sql), close: () => file.close() };
}

function prepare(file: DatabaseSync, sql: string): ReturnType<SqliteDatabase['prepare']> {
  const statement = file.prepare(sql);
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
    run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
    iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
  };
}

async function retryWhileBusy<Result>(action: () => Result | Promise<Result>): Promise<Result> {
  const deadline = performance.now() + BUSY_TIMEOUT_MS;
  while (true) {
    try {
      return await action();
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
    }
    await pause(BUSY_PAUSE_MS);
  }
}

/** The last byte tells the kind of an error, the others its reason. */
function isBusy(error: unknown): boolean {
  if (!(error instanceof Error) || !('errcode' in error)) return false;
  const code = Number(error.errcode);
  return (code & 0xff) === SQLITE_BUSY && code !== SQLITE_BUSY_SNAPSHOT;
}
