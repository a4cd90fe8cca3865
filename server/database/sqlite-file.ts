import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

export const BUSY_TIMEOUT_MS = 5000;
/** Visitors' names and addresses are nobody's business but the site's. */
export const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;
/** A copy that has lain there so long was left by a process that died over it. */
const RESCUE_LIMIT_MS = 30_000;
const SET_UP = 'pragma journal_mode = wal; pragma synchronous = full';

/**
 * The database file, in its place. Someone may delete it, or put another one there, while we run. SQLite would go on
 * with a file that nobody can find any more, and all that it takes in would be gone with the process. So it is looked
 * for before each statement: one that is gone is written anew from what we still hold, and another one is opened.
 */
export class SqliteFile implements SqliteDatabase {
  readonly #path: string;
  #database: DatabaseSync;
  #identity: string | undefined;

  /** The caller sets it up, since that may have to be tried more than once. */
  constructor(path: string) {
    this.#path = path;
    this.#database = connect(path);
    this.#identity = identityOf(path);
  }

  setUp(): void {
    this.#database.exec(SET_UP);
  }

  prepare(sql: string): SqliteStatement {
    if (
      !this.#database.isOpen ||
      (!this.#database.isTransaction && identityOf(this.#path) !== this.#identity)
    )
      this.#openAnew();
    return toKyselyStatement(this.#database.prepare(sql));
  }

  close(): void {
    if (this.#database.isOpen) this.#database.close();
  }

  #openAnew(): void {
    if (identityOf(this.#path) === undefined) this.#putBack();
    // SQLite leaves the files beside it alone when the one that it closes is no longer in its place.
    this.close();
    this.#database = connect(this.#path);
    this.#identity = identityOf(this.#path);
    this.setUp();
  }

  /** Of several processes only one can make the copy; the others fail this once and find the file the next time. */
  #putBack(): void {
    const copy = `${this.#path}.rescue`;
    const made = statSync(copy, { throwIfNoEntry: false });
    if (made && Date.now() - made.mtimeMs > RESCUE_LIMIT_MS) rmSync(copy);
    mkdirSync(dirname(this.#path), { recursive: true, mode: PRIVATE_FOLDER });
    closeSync(openSync(copy, 'wx', PRIVATE_FILE));
    this.#database.exec(`vacuum into '${copy.replaceAll("'", "''")}'`);
    syncFile(copy);
    // Left over from the file that is gone, they would be taken for this one's.
    for (const suffix of ['-wal', '-shm']) rmSync(this.#path + suffix, { force: true });
    renameSync(copy, this.#path);
  }
}

/** SQLite would let everybody read a file that it makes. Those that it puts beside one get the same rights. */
function connect(path: string): DatabaseSync {
  if (!existsSync(path)) closeSync(openSync(path, 'a', PRIVATE_FILE));
  return new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
}

function identityOf(path: string): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
}

function syncFile(path: string): void {
  const file = openSync(path, 'r');
  fsyncSync(file);
  closeSync(file);
}

function toKyselyStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
    run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
    iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
  };
}
