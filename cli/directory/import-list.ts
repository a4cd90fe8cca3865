import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readProviders } from '#domain/directory/directory-records.ts';
import { foldText } from '#domain/text/fold-text.ts';
import { type ListKind, type ListRow, writeList } from '#server/features/directory/list-kinds.ts';
import { type ReadList, readList } from '#server/features/directory/read-list.ts';
import { readPlaceNames } from '#server/features/directory/read-place-names.ts';
import { ADDRESS_FILE, addedToRegister, missingAddresses } from './address-register.ts';
import { contentPath, readContentFile } from './content-files.ts';
import type { Problem } from './problem.ts';
import { readSpreadsheet } from './read-spreadsheet.ts';

const DATES_FILE = 'list-dates.json';

export type Examined = Omit<ReadList, 'problems' | 'changes' | 'warnings'> &
  Record<'problems' | 'changes' | 'warnings', Problem[]>;

/** Reads a spreadsheet's CSV as a list of this kind. Nothing is written. */
export function examineFile(path: string, kind: ListKind, root: string): Examined {
  const source = readSpreadsheet(path);
  if ('reason' in source) {
    return { rows: [], problems: [{ file: path, row: 1, ...source }], changes: [], warnings: [] };
  }
  const { rows, ...notes } = readList(source.text, kind, readPlaceNames(root));
  const inFile = (list: Omit<Problem, 'file'>[]) => list.map((note) => ({ file: path, ...note }));
  return {
    rows,
    problems: inFile(notes.problems),
    changes: inFile(notes.changes),
    warnings: inFile(notes.warnings),
  };
}

export type Replaced = { before: number; now: number; added: number; removed: number };

/** Puts checked rows in the place of the old list and gives it its date. */
export function replaceList(kind: ListKind, rows: readonly ListRow[], date: string, root: string): Replaced {
  const old = readList(readContentFile(kind.file, root), kind, readPlaceNames(root)).rows;
  const dates = JSON.parse(readContentFile(DATES_FILE, root));
  const text = writeList(kind, rows);
  const addresses =
    kind.id === 'agents' ? [] : missingAddresses(root, { id: kind.id, records: readProviders(text) });
  replaceFiles([
    [join(root, contentPath(kind.file)), text],
    [join(root, contentPath(ADDRESS_FILE)), addedToRegister(root, addresses)],
    [join(root, contentPath(DATES_FILE)), `${JSON.stringify({ ...dates, [kind.id]: date }, null, 2)}\n`],
  ]);
  const known = new Set(old.map(identity));
  const kept = rows.filter((row) => known.has(identity(row))).length;
  return { before: old.length, now: rows.length, added: rows.length - kept, removed: old.length - kept };
}

/** Every file is whole and on the disk before the first takes its place: a full disk leaves the old lists as they were. */
function replaceFiles(files: readonly (readonly [path: string, text: string])[]): void {
  const draftOf = (path: string) => `${path}.${process.pid}.draft`;
  try {
    for (const [path, text] of files) writeFileSync(draftOf(path), text, { flush: true });
    for (const [path] of files) renameSync(draftOf(path), path);
  } finally {
    for (const [path] of files) rmSync(draftOf(path), { force: true });
  }
}

function identity({ name = '', address = '' }: ListRow): string {
  return `${foldText(name)}\n${foldText(address)}`;
}
