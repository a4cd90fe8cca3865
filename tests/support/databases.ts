import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client, escapeLiteral } from 'pg';
import { afterAll, inject, onTestFinished, TestRunner } from 'vitest';
import { connectDatabase } from '#server/database/connect.ts';
import { seedDirectory } from '#server/features/directory/directory-repository.ts';
import { isQuick } from './machine.ts';
import { createDatabase, dropDatabase } from './postgres.ts';

export type DialectName = 'SQLite' | 'PostgreSQL';

export const dialects: readonly DialectName[] = isQuick ? ['SQLite'] : ['SQLite', 'PostgreSQL'];

/** Nothing at all; our tables, as after the first migration; those with the lists that the site comes with. */
type Holds = 'nothing' | 'tables' | 'lists';

const SQLITE_FILE = 'site.db';
const sqliteTemplates = new Map<Holds, Promise<Buffer>>();

/**
 * For use inside `describe.each(dialects)`: each call of the answer gives the place of a fresh database, for the test
 * that runs or else for all of the `describe`. All but the empty ones are copies, and have one secret: that takes less.
 */
export function freshDatabases(dialect: DialectName, holds: Holds = 'tables') {
  const finish: (() => unknown)[] = [];
  afterAll(async () => {
    for (const step of finish) await step();
  });
  const whenOver = (step: () => unknown) => {
    if (TestRunner.getCurrentTest()) onTestFinished(async () => void (await step()));
    else finish.push(step);
  };

  return async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'lashma-data-'));
    finish.push(() => rmSync(dataDir, { recursive: true, force: true }));
    if (dialect === 'SQLite') {
      if (holds !== 'nothing') await copySqlite(dataDir, holds);
      return { dataDir, databaseUrl: undefined };
    }
    const postgres = inject('postgres');
    if ('missing' in postgres) throw new Error(postgres.missing);
    if (holds === 'nothing') {
      const databaseUrl = await createDatabase(postgres.url);
      finish.push(() => dropDatabase(databaseUrl));
      return { dataDir, databaseUrl };
    }
    const database = await takeDatabase(postgres.url, postgres.templates[holds]);
    whenOver(database.giveBack);
    return { dataDir, databaseUrl: database.url };
  };
}

async function copySqlite(dataDir: string, holds: Holds): Promise<void> {
  const template = sqliteTemplates.get(holds) ?? makeSqliteTemplate(holds);
  sqliteTemplates.set(holds, template);
  writeFileSync(join(dataDir, SQLITE_FILE), await template, { mode: 0o600 });
}

async function makeSqliteTemplate(holds: Holds): Promise<Buffer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lashma-template-'));
  const database = await connectDatabase({ dataDir, databaseUrl: undefined });
  if (holds === 'lists') await seedDirectory(database);
  await database.destroy();
  const file = readFileSync(join(dataDir, SQLITE_FILE));
  rmSync(dataDir, { recursive: true });
  return file;
}

/** A database that goes from test to test: putting back what one has changed takes less than making another. */
export interface ReusedDatabase {
  url: string;
  /** To be called when all connections to it are closed. */
  giveBack(): Promise<void>;
}

/** What a table is known by: another after every change of its rows. */
interface Mark {
  name: string;
  rows: number;
  newest: string;
}

/** Where PostgreSQL keeps what it knows of our tables; what has a lower id came with it. */
const SYSTEM = {
  pg_class: 'oid >= 16384',
  pg_attribute: 'attrelid >= 16384',
  pg_constraint: 'oid >= 16384',
  pg_trigger: 'oid >= 16384',
};
const OTHERS = `select count(*)::int as others from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;
/** Far more than the end of a connection takes: only what was never closed is given up. */
const MOST_LOOKS = 2000;
const LOOK_PAUSE_MS = 5;

const free = new Map<string, ReusedDatabase[]>();

/** Gives one that is as its template is. */
async function takeDatabase(serverUrl: string, template: string): Promise<ReusedDatabase> {
  return free.get(template)?.pop() ?? makeDatabase(serverUrl, template);
}

async function makeDatabase(serverUrl: string, template: string): Promise<ReusedDatabase> {
  const url = await createDatabase(serverUrl, template);
  const client = new Client({ connectionString: url, lock_timeout: 2000 });
  // The server ends before those who use it.
  client.on('error', () => {});
  await client.connect();
  const tables = await readTables(client);
  const text = markStatement([...tables.keys()]);
  const readMarks = async () => (await client.query<Mark>({ name: 'marks', text })).rows;
  let marks = await readMarks();

  async function untilAlone(): Promise<void> {
    for (let look = 0; look < MOST_LOOKS; look += 1) {
      const { rows } = await client.query<{ others: number }>(OTHERS);
      if (rows[0]?.others === 0) return;
      await pause(LOOK_PAUSE_MS);
    }
    throw new Error('somebody is still connected');
  }

  async function putBack(): Promise<void> {
    await untilAlone();
    const found = await readMarks();
    const changed = found.filter(({ rows, newest }, at) => {
      const before = marks[at];
      return rows !== before?.rows || newest !== before.newest;
    });
    if (changed.length === 0) return;
    const steps = changed.map(({ name }) => {
      const rows = tables.get(name);
      if (rows === undefined) throw new Error('the tables themselves were changed');
      const values = `json_populate_recordset(null::${name}, ${escapeLiteral(rows)})`;
      return `delete from ${name}${rows === '[]' ? '' : `; insert into ${name} select * from ${values}`}`;
    });
    // As a replica, so that no trigger keeps rows from being deleted.
    await client.query(`begin; set local session_replication_role = replica; ${steps.join(';')}; commit`);
    marks = await readMarks();
  }

  async function giveBack(): Promise<void> {
    try {
      await putBack();
      free.set(template, [...(free.get(template) ?? []), database]);
    } catch {
      await client.end().catch(() => {});
      await dropDatabase(url);
    }
  }

  const database = { url, giveBack };
  return database;
}

/** Every table with its rows in JSON. */
async function readTables(client: Client): Promise<Map<string, string>> {
  const { rows: found } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const tables = new Map<string, string>();
  for (const { name } of found) {
    const { rows } = await client.query<{ all: string }>(
      `select coalesce(json_agg(t), '[]')::text as all from ${name} t`,
    );
    tables.set(name, rows[0]?.all ?? '[]');
  }
  return tables;
}

function markStatement(tables: string[]): string {
  const mark = (name: string, condition = 'true') =>
    `select '${name}' as name, count(*)::int as rows, max(xmin::text::bigint)::text as newest
      from ${name} where ${condition}`;
  const system = Object.entries(SYSTEM).map(([name, condition]) => mark(name, condition));
  return [...tables.map((name) => mark(name)), ...system].join(' union all ');
}
