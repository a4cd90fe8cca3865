import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Replaces files by new texts. All of them are written in full beside the old ones before the first is renamed,
 * so that a full disk or a stopped program leaves the old lists as they were.
 */
export function replaceFiles(files: readonly { path: string; text: string }[]): void {
  const written: { path: string; draft: string }[] = [];
  try {
    for (const { path, text } of files) {
      const draft = join(dirname(path), `.${basename(path)}.${process.pid}.draft`);
      written.push({ path, draft });
      writeDurably(draft, text);
    }
    for (const { path, draft } of written) renameSync(draft, path);
  } finally {
    for (const { draft } of written) rmSync(draft, { force: true });
  }
}

function writeDurably(path: string, text: string): void {
  const file = openSync(path, 'w');
  try {
    writeSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
