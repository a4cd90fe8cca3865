import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { onTestFinished } from 'vitest';

/** A folder on a small disk that can be filled up, or break, while a process writes there. */
export interface FailingDisk {
  folder: string;
  /** Whether it is a disk of its own, for whoever writes there; else only the process that is named is hindered. */
  isReal: boolean;
  fill(pid: number): unknown;
  free(pid: number): void;
  /** From now on it refuses to be written to, as Linux makes it after an error of the hardware. */
  fail(pid: number): unknown;
  repair(pid: number): void;
}

/** A real file system in a file; where none may be mounted, the kernel's own limit on what a process may write. */
export function failingDisk(size = '8M'): FailingDisk {
  const place = mkdtempSync(join(tmpdir(), 'lashma-disk-'));
  const folder = join(place, 'data');
  const image = join(place, 'disk.img');
  const repaired = join(place, 'repaired.img');
  mkdirSync(folder);
  // Also for PostgreSQL, which has a user of its own.
  chmodSync(place, 0o755);
  onTestFinished(() => rmSync(place, { recursive: true, force: true }));
  if (!makeDisk(image, folder, size)) {
    const refuse = (pid: number) => limitFileSize(pid, '1:unlimited');
    const allow = (pid: number) => limitFileSize(pid, 'unlimited:unlimited');
    return { folder, isReal: false, fill: refuse, free: allow, fail: refuse, repair: allow };
  }
  let mounts = 1;
  onTestFinished(() => {
    while (mounts-- > 0) execFileSync('umount', ['--lazy', folder]);
  });
  const filler = join(folder, 'filler');
  return {
    folder,
    isReal: true,
    fill: () => spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=1k']),
    free: () => rmSync(filler),
    fail: () => execFileSync('mount', ['-i', '-o', 'remount,abort', folder], { stdio: 'ignore' }),
    // Over the broken one, so that there is never a moment without the folder.
    repair() {
      cpSync(image, repaired);
      // As an operator does; what was not yet written when it failed would make new files impossible.
      spawnSync('e2fsck', ['-f', '-y', repaired]);
      execFileSync('mount', ['-o', 'loop', repaired, folder]);
      mounts++;
    },
  };
}

function makeDisk(image: string, folder: string, size: string): boolean {
  try {
    execFileSync('mkfs.ext4', ['-q', '-O', '^has_journal', image, size], { stdio: 'ignore' });
    execFileSync('mount', ['-o', 'loop', image, folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** What a process may write into any one file, as prlimit reads it. */
function limitFileSize(pid: number, limits: string): void {
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${limits}`]);
}

/** What lies in the SQLite file itself, whatever a running site says. */
export function storedMessages(dataDir: string): { messages: string[]; mails: number } {
  const messages = ask(dataDir, 'select message from messages order by rowid');
  const [mails] = ask(dataDir, 'select count(*) as count from outbox');
  return { messages: messages.map(({ message }) => String(message)), mails: Number(mails?.count) };
}

export function integrityOf(dataDir: string): unknown {
  return ask(dataDir, 'pragma integrity_check')[0]?.integrity_check;
}

function ask(dataDir: string, sql: string) {
  const database = new DatabaseSync(join(dataDir, 'site.db'), { readOnly: true });
  const rows = database.prepare(sql).all();
  database.close();
  return rows;
}
