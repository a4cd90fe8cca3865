import { type TableName, tableKeys } from '#server/database/table-keys.ts';

/*
 * A backup is a gzip file of JSON lines: a head, one line for each row, and an end that counts the rows and holds
 * the SHA-256 of all lines before it. Text and whole numbers are all that our tables hold, so it fits either database.
 */

export const FORMAT_VERSION = 1;

export type Row = Record<string, string | number | null>;
export type RowCounts = Partial<Record<TableName, number>>;

export interface Head {
  lashmaBackup: number;
  madeAt: string;
  /** The migrations that the database had seen: its version. */
  migrations: string[];
}

export interface End {
  rows: RowCounts;
  sha256: string;
}

export type BackupLine = { head: Head } | { table: TableName; row: Row } | { end: End };

export function formatLine(line: BackupLine): string {
  const value = 'head' in line ? line.head : 'end' in line ? line.end : [line.table, line.row];
  return `${JSON.stringify(value)}\n`;
}

/** Undefined when it is none. */
export function parseLine(text: string): BackupLine | undefined {
  const value = parseJson(text);
  if (Array.isArray(value)) {
    const [table, row] = value;
    return isTable(table) && isRow(row) ? { table, row } : undefined;
  }
  if (isHead(value)) return { head: value };
  return isEnd(value) ? { end: value } : undefined;
}

export function sumOf(rows: RowCounts): number {
  return Object.values(rows).reduce((sum, count) => sum + count, 0);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isTable(value: unknown): value is TableName {
  return typeof value === 'string' && Object.hasOwn(tableKeys, value);
}

function isRow(value: unknown): value is Row {
  return isObject(value) && Object.values(value).every(isCell);
}

function isCell(value: unknown): boolean {
  return value === null || typeof value === 'string' || Number.isSafeInteger(value);
}

function isHead(value: unknown): value is Head {
  return isObject(value) && typeof value.lashmaBackup === 'number' && Array.isArray(value.migrations);
}

function isEnd(value: unknown): value is End {
  return isObject(value) && typeof value.sha256 === 'string' && isObject(value.rows);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
