import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { runBackupCommand } from '#cli/backup/backup-command.ts';
import { runRestoreCommand } from '#cli/backup/restore-command.ts';
import { connectDatabase } from '#server/database/connect.ts';
import { dialects, freshDatabases } from '../support/databases.ts';

const PROJECT = join(import.meta.dirname, '../..');
/** Written in several parts. */
const VIEWS = 4000;
const viewsFrom = (first: number) =>
  Array.from({ length: 1000 }, (_, at) => ({ day: '2025-07-11', path: `/${first + at}`, views: 1 }));

describe.each(dialects)('on %s', (dialect) => {
  const freshDatabase = freshDatabases(dialect);

  test('a restore that is killed leaves the database as it was, and can be tried again', async () => {
    const [source, target] = [await freshDatabase(), await freshDatabase()];
    const path = join(source.dataDir, 'backup.gz');
    const database = await connectDatabase(source);
    for (let at = 0; at < VIEWS; at += 1000)
      await database.insertInto('page_views').values(viewsFrom(at)).execute();
    await database.destroy();
    expect(await runBackupCommand([path], source.environment, () => {})).toBe(0);

    const held = await connectDatabase(target);
    onTestFinished(() => held.destroy());
    const before = { day: '2025-07-11', path: '/before', views: 7 };
    await held.insertInto('page_views').values(before).execute();
    // It tells of each table that it has filled: this one stands just before the large one.
    const program = ['--import', dieAfter('secrets: 1'), 'cli/index.ts', 'restore', path, '--replace'];
    const restoring = spawn(process.execPath, program, {
      cwd: PROJECT,
      env: { PATH: process.env.PATH, ...target.environment },
      stdio: 'ignore',
    });
    await once(restoring, 'exit');
    expect(restoring.signalCode).toBe('SIGKILL');
    expect(await held.selectFrom('page_views').selectAll().execute()).toEqual([before]);

    expect(await runRestoreCommand([path, '--replace'], target.environment, () => {})).toBe(0);
    expect(await held.selectFrom('page_views').select('path').execute()).toHaveLength(VIEWS);
  });
});

/** Kills the process when it goes on after these words: whoever waits for them outside may come too late. */
function dieAfter(words: string): string {
  const code = `const { log } = console;
    console.log = (text) => {
      log(text);
      if (text.includes('${words}')) setImmediate(() => process.kill(process.pid, 'SIGKILL'));
    };`;
  return `data:text/javascript,${encodeURIComponent(code)}`;
}
