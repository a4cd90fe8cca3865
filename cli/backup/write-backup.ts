import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { reasonOf } from '#server/database/connect.ts';
import { CommandError } from '../command.ts';
import { type BackupLine, formatLine, type RowCounts } from './backup-lines.ts';

/** Writes a file that only its owner may read, and that has its name only once it is whole and on the disk. */
export async function writeBackup(path: string, lines: AsyncGenerator<BackupLine>): Promise<RowCounts> {
  const rows: RowCounts = {};
  const part = `${path}.${process.pid}.part`;
  const file = createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true });
  try {
    await pipeline(Readable.from(toText(lines, rows)), createGzip(), file);
    await rename(part, path);
    await settleFolder(dirname(path));
  } catch (error) {
    await rm(part, { force: true });
    if (error === file.errored || isAboutFiles(error))
      throw new CommandError(`${path} cannot be written (${reasonOf(error)}).`, { cause: error });
    throw error;
  }
  return rows;
}

async function* toText(lines: AsyncGenerator<BackupLine>, rows: RowCounts): AsyncGenerator<string> {
  const hash = createHash('sha256');
  for await (const line of lines) {
    if ('table' in line) rows[line.table] = (rows[line.table] ?? 0) + 1;
    const text = formatLine(line);
    hash.update(text);
    yield text;
  }
  yield formatLine({ end: { rows, sha256: hash.digest('hex') } });
}

/** So that the name, too, outlives a power cut. */
async function settleFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

function isAboutFiles(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}
