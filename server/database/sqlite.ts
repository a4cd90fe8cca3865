import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type TransactionSettings,
} from 'kysely';
import { BUSY_TIMEOUT_MS, SqliteFile } from './sqlite-file.ts';

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
 * trying again, since SQLite's own waiting would hold up every request of this process. One that only reads locks
 * nobody out and sees the database as it was at its first look.
 */
class WritingDriver extends SqliteDriver {
  override async beginTransaction(
    connection: DatabaseConnection,
    { accessMode }: TransactionSettings = {},
  ): Promise<void> {
    const run = (statement: string) => connection.executeQuery(CompiledQuery.raw(statement));
    if (accessMode === 'read only') {
      await run('begin');
      return;
    }
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

async function openFile(path: string): Promise<SqliteFile> {
  const file = new SqliteFile(path);
  try {
    // SQLite does not wait its own busy timeout when several processes turn on write-ahead logging at once.
    await retryWhileBusy(() => file.setUp());
  } catch (error) {
    file.close();
    throw error;
  }
  return file;
}

async function retryWhileBusy(action: () => unknown): Promise<void> {
  const deadline = performance.now() + BUSY_TIMEOUT_MS;
  while (true) {
    try {
      await action();
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
    }
    await pause(BUSY_PAUSE_MS);
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}
