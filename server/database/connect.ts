import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, type LogEvent, sql } from 'kysely';
import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';
import { isUsable, migrateToLatest } from './migrate.ts';
import { postgresDialect, type Waits } from './postgres.ts';
import type { Database, Tables } from './schema.ts';
import { sqliteDialect, watchSqliteFile } from './sqlite.ts';

const SERVING: Waits = { query: 10_000 };
/** A statement may take long. */
const UNLIMITED: Waits = { query: 0 };
/**
 * Visitors whose messages are being stored wait behind a migration that waits for them. It gives up sooner than
 * PostgreSQL would end one of the two as a deadlock, which takes a second, and begins anew.
 */
const MIGRATING = { query: 0, lock: 500 } satisfies Waits;
const MOST_MIGRATIONS = 50;
/** The codes of a lock that did not come in time, and of a deadlock. */
const LOCKED = ['55P03', '40P01'];
/** Visitors' names and addresses are nobody's business but the site's. */
const PRIVATE_FOLDER = 0o700;

type Place = Pick<Config, 'databaseUrl' | 'dataDir'>;

/** Brings the database up to date and opens it. Whatever prevents that becomes one sentence. */
export async function connectDatabase(place: Place, watch?: StatementWatch): Promise<Database> {
  await migrateDatabase(place);
  return openDatabase(place, SERVING, watch);
}

/** Told of each statement when it has ended. */
export type StatementWatch = (event: LogEvent) => void;

/** Opens the database as it is, of whatever version, with time for long statements: for backups. */
export function openUnmigrated(place: Place): Promise<Database> {
  return openDatabase(place, UNLIMITED);
}

/** On a connection of its own. Where another process is migrating, it waits for that. */
export async function migrateDatabase(place: Place): Promise<void> {
  const database = await openDatabase(place, MIGRATING);
  try {
    if (!(await isUsable(database))) await migratePatiently(database);
  } catch (error) {
    throw new StartError(toSentence(place, error), { cause: error });
  } finally {
    await database.destroy();
  }
}

async function migratePatiently(database: Database): Promise<void> {
  for (let tries = 1; ; tries++)
    try {
      return await migrateToLatest(database);
    } catch (error) {
      if (tries === MOST_MIGRATIONS || !LOCKED.includes(Object(error).code)) throw error;
      await pause(Math.random() * MIGRATING.lock);
    }
}

/** Gives a check that throws when the open database can no longer keep anything; PostgreSQL says so itself. */
export function watchDatabaseFile({ databaseUrl, dataDir }: Place, log: { error(text: string): void }) {
  return databaseUrl ? () => {} : watchSqliteFile(dataDir, log);
}

/** Opens the database as it is, for those who know that it is up to date. */
export async function openDatabase(place: Place, waits = SERVING, watch?: StatementWatch): Promise<Database> {
  const { databaseUrl, dataDir } = place;
  if (!databaseUrl) prepareDataDir(dataDir);
  const dialect = databaseUrl ? postgresDialect(databaseUrl, waits) : sqliteDialect(dataDir);
  const database = new Kysely<Tables>({ dialect, ...(watch && { log: watch }) });
  try {
    await sql`select 1`.execute(database);
    return database;
  } catch (error) {
    await database.destroy();
    throw new StartError(toSentence(place, error), { cause: error });
  }
}

function prepareDataDir(dataDir: string): void {
  try {
    makeFolder(dataDir);
  } catch (error) {
    throw new StartError(`DATA_DIR ${dataDir} cannot be created (${reasonOf(error)}).`, { cause: error });
  }
}

/** Step by step: Node's own recursive way never ends where a folder cannot be made, as below /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path, PRIVATE_FOLDER);
  } catch (error) {
    // Another process that starts at the same instant may have made it.
    if (!existsSync(path)) throw error;
  }
}

function toSentence({ databaseUrl, dataDir }: Place, error: unknown): string {
  return databaseUrl
    ? `The PostgreSQL database of DATABASE_URL cannot be used (${reasonOf(error)}).`
    : `The database file in DATA_DIR ${dataDir} cannot be used (${reasonOf(error)}).`;
}

/** A refused connection to a name with several addresses has an empty message, but always a code. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  const message = error.message.split('\n', 1)[0] ?? '';
  return message || code || error.name;
}
