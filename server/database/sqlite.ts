import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';

const BUSY_TIMEOUT_MS = 5000;
const BUSY_PAUSE_MS = 20;
const SQLITE_BUSY = 5;

/** Kysely's SQLite dialect on the SQLite that comes with Node, made safe for several processes on one file. */
export function sqliteDialect(dataDir: string): Dialect {
  const config = { database: () => openFile(join(dataDir, 'site.db')) };
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
 * Takes the write lock when a transaction begins. A transaction that first reads and then writes would otherwise
 * fail at once, whatever the busy timeout, when another process has written in between. It waits for the lock by
 * trying again, since SQLite's own waiting would hold up every request of this process.
 */
class WritingDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const run = (statement: string) => connection.executeQuery(CompiledQuery.raw(statement));
    await run('pragma busy_timeout = 0');
    try {
      await retryWhileBusy(() => run('begin immediate'));
    } finally {
      await run(`pragma busy_timeout = ${BUSY_TIMEOUT_MS}`);
    }
  }
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
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
  try {
    // SQLite does not wait its own busy timeout when several processes turn on write-ahead logging at once.
    await retryWhileBusy(() => database.exec('pragma journal_mode = wal; pragma synchronous = full'));
  } catch (error) {
    database.close();
    throw error;
  }
  return {
    close: () => database.close(),
    prepare: (sql) => toKyselyStatement(database.prepare(sql)),
  };
}

async function retryWhileBusy(action: () => unknown): Promise<void> {
  const deadline = Date.now() + BUSY_TIMEOUT_MS;
  while (true) {
    try {
      await action();
      return;
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error;
    }
    await pause(BUSY_PAUSE_MS);
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}

function toKyselyStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
    run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
    iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
  };
}
