import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { openUnmigrated, reasonOf } from '#server/database/connect.ts';
import { isUpToDate } from '#server/database/migrate.ts';
import type { Database } from '#server/database/schema.ts';
import {
  COMMAND_LINE,
  describeHead,
  readHead,
  recordAction,
} from '#server/features/desk/audit-repository.ts';
import { type CommandContext, CommandError, command, type DatabaseTask, onDatabase } from '../command.ts';
import { type RowCounts, sumOf } from './backup-lines.ts';
import { readDatabase, readVersion } from './read-database.ts';
import { writeBackup } from './write-backup.ts';

const USAGE = `Writes all that the database holds into one file, while the site runs.

  npm run backup -- FILE     into this file, which must not be there yet
  npm run backup -- FOLDER   into a new file in this folder, named by the time`;

/** The database is left in the version that it has. */
export const runBackupCommand = command(USAGE, ([target, ...more]) =>
  !target || target.startsWith('-') || more.length > 0
    ? undefined
    : onDatabase(backUpTo(target), openUnmigrated),
);

function backUpTo(target: string): DatabaseTask {
  return async ({ database, print }) => {
    if ((await readVersion(database)).migrations.length === 0)
      throw new CommandError('No site has used this database yet: there is nothing to back up.');
    const path = choosePath(target);
    let rows: RowCounts = {};
    await readDatabase(database, async (lines) => {
      rows = await writeBackup(path, lines);
    });
    print(`${sumOf(rows)} rows written to ${path}.`);
    if (await isUpToDate(database)) await tellLog(database, sumOf(rows), print);
  };
}

/** A backup by somebody who may only read, or from a standby, is a good one too. */
async function tellLog(database: Database, rows: number, print: CommandContext['print']): Promise<void> {
  const head = await readHead(database);
  if (head) print(`Audit log: ${describeHead(head)}.`);
  await recordAction(database, COMMAND_LINE, {
    action: 'database.backup',
    subject: 'database',
    after: { rows },
  }).catch((error: unknown) => print(`The audit log has no line about it (${reasonOf(error)}).`));
}

function choosePath(target: string): string {
  const isFolder = statSync(target, { throwIfNoEntry: false })?.isDirectory();
  const path = isFolder ? join(target, `lashma-${stamp(new Date())}.jsonl.gz`) : target;
  if (existsSync(path)) throw new CommandError(`${path} is there already; no backup is ever overwritten.`);
  return path;
}

/** As 20250711T083000Z: a name that sorts by time and that every file system takes. */
function stamp(now: Date): string {
  return now.toISOString().replace(/[-:]|\.\d+/g, '');
}
