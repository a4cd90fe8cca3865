import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { createGunzip } from 'node:zlib';
import { reasonOf } from '#server/database/connect.ts';
import { firstUnknown } from '#server/database/migrate.ts';
import { CommandError } from '../command.ts';
import { type End, FORMAT_VERSION, type Head, parseLine, type Row, type RowCounts } from './backup-lines.ts';

interface Reader {
  onRow?(table: string, row: Row): Promise<void>;
  onHead?(head: Head): Promise<void>;
}

export interface BackupSummary {
  head: Head;
  rows: RowCounts;
}

/** Reads a backup to its end; one that is damaged, cut short or too new is refused, at the latest there. */
export async function readBackup(path: string, { onHead, onRow }: Reader = {}): Promise<BackupSummary> {
  const hash = createHash('sha256');
  const rows: RowCounts = {};
  let head: Head | undefined;
  let end: End | undefined;
  for await (const text of linesOf(path)) {
    const line = parseLine(text);
    if (!line || end || 'head' in line !== (head === undefined)) throw damaged(path);
    if ('end' in line) {
      end = line.end;
      continue;
    }
    hash.update(`${text}\n`);
    if ('head' in line) {
      head = line.head;
      refuseNewer(path, head);
      await onHead?.(head);
    } else {
      rows[line.table] = (rows[line.table] ?? 0) + 1;
      await onRow?.(line.table, line.row);
    }
  }
  const isWhole = end && end.sha256 === hash.digest('hex') && isDeepStrictEqual(end.rows, rows);
  if (!head || !isWhole) throw damaged(path);
  return { head, rows };
}

/** Only line feeds end a line: JSON leaves other signs that Node's readline takes for ends as they are. */
async function* linesOf(path: string): AsyncGenerator<string> {
  const file = createReadStream(path);
  const text = file.pipe(createGunzip()).setEncoding('utf8');
  file.on('error', (error) => text.destroy(error));
  let rest = '';
  try {
    for await (const chunk of text) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    if (error instanceof Error && 'syscall' in error)
      throw new CommandError(`${path} cannot be read (${reasonOf(error)}).`, { cause: error });
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')) throw damaged(path);
    throw error;
  } finally {
    file.destroy();
  }
  if (rest) throw damaged(path);
}

function refuseNewer(path: string, { lashmaBackup, migrations }: Head): void {
  const unknown = firstUnknown(migrations);
  if (lashmaBackup > FORMAT_VERSION || unknown)
    throw new CommandError(
      `${path} was made by a newer version of the site${unknown ? ` (it has ${unknown})` : ''}: upgrade first.`,
    );
}

function damaged(path: string): CommandError {
  return new CommandError(`${path} is damaged, cut short or no backup of this site; nothing was changed.`);
}
