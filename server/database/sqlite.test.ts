import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { freshDatabases, openForTest } from '#tests/support/databases.ts';
import {
  bumpContentVersion,
  readContentVersion,
} from '../features/content-version/content-version-repository.ts';
import type { Database } from './schema.ts';

const HELD_MS = 2000;
const TICK_MS = 10;

/** Another process with the write lock; it prints a line once it has it, and lets go after a while. */
async function lockElsewhere(path: string): Promise<void> {
  const program = `
    const file = new (require('node:sqlite').DatabaseSync)(process.argv[1]);
    file.exec('begin immediate');
    console.log('locked');
    setTimeout(() => file.exec('commit'), ${HELD_MS});`;
  const other = spawn(process.execPath, ['-e', program, path], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void other.kill());
  await once(other.stdout, 'data');
}

describe('while another process holds the write lock', () => {
  const freshDatabase = freshDatabases('SQLite');

  test.each([
    ['a write outside of a transaction', bumpContentVersion],
    [
      'a transaction',
      (database: Database) =>
        database.transaction().execute((transaction) => bumpContentVersion(transaction)),
    ],
  ])('%s waits for it, and timers and requests go on', async (_name, write) => {
    const place = await freshDatabase();
    const database = await openForTest(place);
    await lockElsewhere(join(place.dataDir, 'site.db'));
    let ticks = 0;
    const timer = setInterval(() => ticks++, TICK_MS);
    await write(database);
    clearInterval(timer);
    // A tenth of what an idle machine gives; a process that is blocked gets one.
    expect(ticks).toBeGreaterThan(HELD_MS / TICK_MS / 10);
    expect(await readContentVersion(database)).toBe(2);
  });
});
