import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder whose disk can be filled up while a process writes there. */
export interface SmallDisk {
  folder: string;
  fill(pid: number): void;
  free(pid: number): void;
}

/** A small disk in memory; where none may be mounted, the kernel's own limit on what a process may write. */
export function smallDisk(): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'lashma-disk-'));
  const filler = join(folder, 'filler');
  if (!mount(folder)) {
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    return {
      folder,
      fill: (pid) => limitFileSize(pid, '1:unlimited'),
      free: (pid) => limitFileSize(pid, 'unlimited:unlimited'),
    };
  }
  onTestFinished(() => {
    execFileSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    folder,
    fill() {
      for (const size of [64 * 1024, 4096]) fillBy(filler + size, size);
    },
    free() {
      for (const size of [64 * 1024, 4096]) rmSync(filler + size);
    },
  };
}

function mount(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function fillBy(path: string, size: number): void {
  try {
    while (true) writeFileSync(path, Buffer.alloc(size), { flag: 'a' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  }
}

/** What a process may write into any one file, as prlimit reads it. */
export function limitFileSize(pid: number, limits: string): void {
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${limits}`]);
}
