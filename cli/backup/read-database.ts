import type { SelectQueryBuilder } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { formerNames, passingTables, type TableName, tableKeys } from '#server/database/table-keys.ts';
import { type BackupLine, FORMAT_VERSION, type Row, storedNames } from './backup-lines.ts';
import { readVersion } from './database-version.ts';

/** Few enough that a batch of pictures fits into the memory of a small machine. */
const BATCH = 50;

// biome-ignore lint/suspicious/noExplicitAny: the tables differ, and every one is read alike
type AnyQuery = SelectQueryBuilder<any, any, any>;

/** Hands over the whole database, as it was at one instant, without holding up whoever writes to it meanwhile. */
export function readDatabase(
  database: Database,
  take: (lines: AsyncGenerator<BackupLine>) => Promise<void>,
): Promise<void> {
  return database
    .transaction()
    .setAccessMode('read only')
    .setIsolationLevel('repeatable read')
    .execute((snapshot) => take(linesOf(snapshot)));
}

async function* linesOf(database: Database): AsyncGenerator<BackupLine> {
  const { migrations, tables } = await readVersion(database);
  yield { head: { lashmaBackup: FORMAT_VERSION, madeAt: new Date().toISOString(), migrations } };
  const passing: readonly string[] = passingTables;
  const isKept = (name: string) => tables.includes(name) && !passing.includes(formerNames[name] ?? name);
  for (const table of storedNames.filter(isKept))
    for await (const row of rowsOf(database, table)) yield { table, row };
}

/** Batch by batch, each from behind the last key of the one before. */
async function* rowsOf(database: Database, table: string): AsyncGenerator<Row> {
  const keys: readonly string[] = tableKeys[formerNames[table] ?? (table as TableName)];
  const inOrder = keys.reduce(
    (query, key) => query.orderBy(key),
    database
      .selectFrom(table as TableName)
      .selectAll()
      .limit(BATCH) as AnyQuery,
  );
  let batch: Row[] = await inOrder.execute();
  while (batch.length > 0) {
    yield* batch;
    const last = batch.at(-1);
    const lastKey = keys.map((key) => last?.[key]);
    batch = await inOrder
      .where(({ eb, refTuple, tuple }) =>
        keys.length === 1
          ? eb(keys[0] ?? '', '>', lastKey[0])
          : eb(refTuple(keys[0] ?? '', keys[1] ?? ''), '>', tuple(lastKey[0], lastKey[1])),
      )
      .execute();
  }
}
