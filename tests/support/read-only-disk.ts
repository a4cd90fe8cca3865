import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { limitFileSize } from './small-disk.ts';

/** A folder whose disk refuses to be written to, as Linux makes it after an error of the hardware, until repaired. */
export interface FailingDisk {
  folder: string;
  fail(pid: number): void;
  repair(pid: number): void;
}

/** A real file system in a file; where none may be mounted, the kernel's own limit on what a process may write. */
export function failingDisk(): FailingDisk {
  const place = mkdtempSync(join(tmpdir(), 'lashma-disk-'));
  const [folder, image, repaired] = ['data', 'disk.img', 'repaired.img'].map((name) => join(place, name)) as [
    string,
    string,
    string,
  ];
  execFileSync('mkdir', [folder]);
  onTestFinished(() => rmSync(place, { recursive: true, force: true }));
  if (!makeDisk(image, folder))
    return {
      folder,
      fail: (pid) => limitFileSize(pid, '1:unlimited'),
      repair: (pid) => limitFileSize(pid, 'unlimited:unlimited'),
    };
  let mounts = 1;
  onTestFinished(() => {
    while (mounts-- > 0) execFileSync('umount', ['--lazy', folder]);
  });
  return {
    folder,
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

function makeDisk(image: string, folder: string): boolean {
  try {
    writeFileSync(image, '');
    truncateSync(image, 16 * 1024 * 1024);
    execFileSync('mkfs.ext4', ['-q', '-O', '^has_journal', image], { stdio: 'ignore' });
    execFileSync('mount', ['-o', 'loop', image, folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
