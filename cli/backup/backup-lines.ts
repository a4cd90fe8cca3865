import { z } from 'zod';
import { formerNames, tableNames } from '#server/database/table-keys.ts';

/*
 * A backup is a gzip file of JSON lines: a head, one line for each row, and an end that counts the rows and holds
 * the SHA-256 of all lines before it. Text and whole numbers are all that our tables hold, so it fits either database.
 */

export const FORMAT_VERSION = 1;

/** Every table, by its name of today or by an earlier one. */
export const storedNames: readonly string[] = [...tableNames, ...Object.keys(formerNames)];

const tableSchema = z.enum(storedNames);
const rowSchema = z.record(z.string(), z.union([z.string(), z.int(), z.null()]));
const headSchema = z.object({
  lashmaBackup: z.number(),
  madeAt: z.string(),
  /** The migrations that the database had seen: its version. */
  migrations: z.array(z.string()),
});
const endSchema = z.object({ rows: z.partialRecord(tableSchema, z.int()), sha256: z.string() });
const lineSchema = z.union([
  z.tuple([tableSchema, rowSchema]).transform(([table, row]) => ({ table, row })),
  headSchema.transform((head) => ({ head })),
  endSchema.transform((end) => ({ end })),
]);

export type Row = z.output<typeof rowSchema>;
export type Head = z.output<typeof headSchema>;
export type End = z.output<typeof endSchema>;
export type RowCounts = Partial<Record<string, number>>;
export type BackupLine = z.output<typeof lineSchema>;

export function formatLine(line: BackupLine): string {
  const value = 'head' in line ? line.head : 'end' in line ? line.end : [line.table, line.row];
  return `${JSON.stringify(value)}\n`;
}

/** Undefined when it is none. */
export function parseLine(text: string): BackupLine | undefined {
  try {
    return lineSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

export function sumOf(rows: RowCounts): number {
  return Object.values(rows).reduce<number>((sum, count = 0) => sum + count, 0);
}
