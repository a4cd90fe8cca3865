import { parseArgs } from 'node:util';
import { openUnmigrated } from '#server/database/connect.ts';
import { describeHead, readHead } from '#server/features/desk/audit-repository.ts';
import { type CommandContext, command, type DatabaseTask, onDatabase } from '../command.ts';
import { sumOf } from './backup-lines.ts';
import { readBackup } from './read-backup.ts';
import { restoreDatabase } from './restore-database.ts';

const USAGE = `Fills the database from a file that npm run backup has written, on SQLite or PostgreSQL.

  npm run restore -- FILE             into a database that no site has used yet
  npm run restore -- FILE --replace   into any; what it held is lost
  npm run restore -- FILE --check     only reads the file and says whether it is whole`;

export const runRestoreCommand = command(USAGE, (args) => {
  const options = { replace: { type: 'boolean' }, check: { type: 'boolean' } } as const;
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options });
  const { replace = false, check = false } = values;
  const [path, ...more] = positionals;
  if (!path || more.length > 0 || (replace && check)) return undefined;
  return check
    ? (_environment, print) => checkFile(path, print)
    : onDatabase(restore(path, replace), openUnmigrated);
});

/** Needs no database, so that a backup can be looked at on any machine. */
async function checkFile(path: string, print: CommandContext['print']): Promise<void> {
  const { head, rows } = await readBackup(path);
  print(`${path}: ${sumOf(rows)} rows, made at ${head.madeAt}, whole.`);
}

function restore(path: string, replace: boolean): DatabaseTask {
  return async ({ database, print }) => {
    // Read once in advance, so that a bad file is refused before anyone has to wait for a lock.
    await checkFile(path, print);
    await restoreDatabase(database, {
      path,
      replace,
      onTable: (table, count) => print(`  ${table}: ${count}`),
    });
    const head = await readHead(database);
    print(`Restored.${head ? ` Audit log: ${describeHead(head)}.` : ''}`);
  };
}
