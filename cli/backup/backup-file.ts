import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { reasonOf } from '#server/database/connect.ts';
import { firstUnknown } from '#server/database/migrate.ts';
import { formerNames, tableNames } from '#server/database/table-keys.ts';
import { CommandError } from '../command.ts';
import { encrypt, openBackup } from './encryption.ts';

/*
 * A backup is a gzip file, perhaps encrypted, of JSON lines: a head, one line for each row, and an end that counts the rows and holds
 * the SHA-256 of all lines before it. Text and whole numbers are all that our tables hold, so it fits either database.
 */

const FORMAT_VERSION = 1;
const PIECE_LENGTH = 64 * 1024;

/** Every table, by its name of today or by an earlier one. */
export const storedNames: readonly string[] = [...tableNames, ...Object.keys(formerNames)];

const tableSchema = z.enum(storedNames);
const rowSchema = z.record(z.string(), z.union([z.string(), z.int(), z.null()]));
const tableRowSchema = z.tuple([tableSchema, rowSchema]);
const headSchema = z.object({
  lashmaBackup: z.number(),
  madeAt: z.string(),
  /** The migrations that the database had seen: its version. */
  migrations: z.array(z.string()),
});
const endSchema = z.object({ rows: z.partialRecord(tableSchema, z.int()), sha256: z.string() });
const lineSchema = z.union([tableRowSchema, headSchema, endSchema]);

export type Row = z.output<typeof rowSchema>;
export type TableRow = z.output<typeof tableRowSchema>;
type Head = z.output<typeof headSchema>;
type RowCounts = Partial<Record<string, number>>;

const toText = (line: z.output<typeof lineSchema>) => `${JSON.stringify(line)}\n`;

/** Writes a file that only its owner may read, and that has its name only once it is whole and on the disk. */
export async function writeBackup(
  path: string,
  migrations: string[],
  rows: AsyncIterable<TableRow>,
  key?: Buffer,
): Promise<number> {
  const counts: RowCounts = {};
  const part = `${path}.${process.pid}.part`;
  const file = createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true });
  try {
    const lines = Readable.from(writeLines(migrations, rows, counts));
    await (key
      ? pipeline(lines, createGzip(), (packed) => encrypt(key, packed), file)
      : pipeline(lines, createGzip(), file));
    await rename(part, path);
    // So that the name, too, outlives a power cut.
    const folder = await open(dirname(path));
    await folder.sync().finally(() => folder.close());
  } catch (error) {
    await rm(part, { force: true });
    if (error === file.errored || isAboutFiles(error))
      throw new CommandError(`${path} cannot be written (${reasonOf(error)}).`, { cause: error });
    throw error;
  }
  return sumOf(counts);
}

/** In pieces: to compress and hash millions of lines one by one takes several times as long. */
async function* writeLines(migrations: string[], rows: AsyncIterable<TableRow>, counts: RowCounts) {
  const hash = createHash('sha256');
  let piece = toText({ lashmaBackup: FORMAT_VERSION, madeAt: new Date().toISOString(), migrations });
  for await (const line of rows) {
    counts[line[0]] = (counts[line[0]] ?? 0) + 1;
    piece += toText(line);
    if (piece.length < PIECE_LENGTH) continue;
    hash.update(piece);
    yield piece;
    piece = '';
  }
  hash.update(piece);
  yield piece + toText({ rows: counts, sha256: hash.digest('hex') });
}

interface Reader {
  /** Of an encrypted backup. */
  key?: Buffer | undefined;
  onRow?(table: string, row: Row): Promise<void>;
  onHead?(head: Head): Promise<void>;
}

/** Reads a backup to its end; one that is damaged, cut short or too new is refused, at the latest there. */
export async function readBackup(path: string, { key, onHead, onRow }: Reader) {
  const hash = createHash('sha256');
  const counts: RowCounts = {};
  let head: Head | undefined;
  let end: z.output<typeof endSchema> | undefined;
  for await (const text of linesOf(path, key)) {
    const line = parseLine(text);
    if (!line || end || 'madeAt' in line !== (head === undefined)) throw damaged(path);
    if ('sha256' in line) {
      end = line;
      continue;
    }
    hash.update(`${text}\n`);
    if ('madeAt' in line) {
      head = line;
      refuseNewer(path, head);
      await onHead?.(head);
    } else {
      counts[line[0]] = (counts[line[0]] ?? 0) + 1;
      await onRow?.(...line);
    }
  }
  const isWhole = end && end.sha256 === hash.digest('hex') && isDeepStrictEqual(end.rows, counts);
  if (!head || !isWhole) throw damaged(path);
  return { madeAt: head.madeAt, rows: sumOf(counts) };
}

/** Undefined when it is none. */
function parseLine(text: string): z.output<typeof lineSchema> | undefined {
  try {
    return lineSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Only line feeds end a line: JSON leaves other signs that Node's readline takes for ends as they are. */
async function* linesOf(path: string, key: Buffer | undefined): AsyncGenerator<string> {
  let file: Readable | undefined;
  let rest = '';
  try {
    file = await openBackup(path, key);
    const text = file.pipe(createGunzip()).setEncoding('utf8');
    file.on('error', (error) => text.destroy(error));
    for await (const chunk of text) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    if (isAboutFiles(error))
      throw new CommandError(`${path} cannot be read (${reasonOf(error)}).`, { cause: error });
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')) throw damaged(path);
    throw error;
  } finally {
    file?.destroy();
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

function isAboutFiles(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}

function sumOf(counts: RowCounts): number {
  return Object.values(counts).reduce<number>((sum, count = 0) => sum + count, 0);
}
