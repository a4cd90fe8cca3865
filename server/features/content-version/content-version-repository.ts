import type { Database } from '../../database/schema.ts';

const SITE = 'site';

/** Grows with every change of what visitors can read, in whichever process it was made. */
export async function readContentVersion(database: Database): Promise<number> {
  const row = await database
    .selectFrom('content_version')
    .select('version')
    .where('id', '=', SITE)
    .executeTakeFirstOrThrow();
  return row.version;
}

/** When it was changed last. */
export async function readChangeTime(database: Database): Promise<string> {
  const row = await database
    .selectFrom('content_version')
    .select('changed_at')
    .where('id', '=', SITE)
    .executeTakeFirstOrThrow();
  return row.changed_at;
}

/** Lets whoever else means to change the content wait until this transaction ends; the version stays. */
export async function lockContentVersion(transaction: Database): Promise<void> {
  await transaction
    .updateTable('content_version')
    .set((row) => ({ version: row.ref('version') }))
    .where('id', '=', SITE)
    .execute();
}

/** To be called in the transaction that changes the content. */
export async function bumpContentVersion(database: Database): Promise<void> {
  await database
    .updateTable('content_version')
    .set((row) => ({ version: row('version', '+', 1), changed_at: new Date().toISOString() }))
    .where('id', '=', SITE)
    .execute();
}

/** For a restored database, whose number may be one that a running site has already seen. */
export async function setContentVersion(database: Database, version: number): Promise<void> {
  await database.updateTable('content_version').set({ version }).where('id', '=', SITE).execute();
}
