import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readProviders } from '#domain/directory/directory-records.ts';
import { newAddresses, type PlaceAddress, readPlaceAddresses } from '#domain/directory/place-addresses.ts';
import { kindOf, type ListKind, listKinds, writeList } from '#server/features/directory/list-kinds.ts';
import { type PlaceNames, readPlaceNames } from '#server/features/directory/place-names.ts';
import { readList } from '#server/features/directory/read-list.ts';
import { providerLists } from '#words/directory.ts';
import { describeProblem, type Problem } from './print-notes.ts';

export type CheckedContent = { problems: Problem[]; warnings: Problem[]; records: number };

/** Its message says all that there is to correct. */
export class InvalidDirectoryError extends Error {}

const ROOT = join(import.meta.dirname, '../..');
/** The paths of all places that were ever listed; rows are added and never taken away. */
const REGISTER = 'place-addresses.csv';

/** Checks the lists of content/directory. Here a spelling that an import would correct is a problem too. */
export function checkContent(root = ROOT): CheckedContent {
  const names = readPlaceNames(root);
  const checked = listKinds.map((kind) => checkFile(kind, names, root));
  return {
    problems: [...checked.flatMap(({ problems }) => problems), ...checkAddresses(root)],
    warnings: checked.flatMap(({ warnings }) => warnings),
    records: checked.reduce((sum, { records }) => sum + records, 0),
  };
}

function checkAddresses(root: string): Problem[] {
  return missingAddresses(root).map(({ name, lga }) => ({
    file: contentPath(REGISTER),
    row: 1,
    reason: `has no path for "${name}" in ${lga}`,
  }));
}

/** A step of the build: it ends there when a list has a problem. */
export function validateDirectory(root = ROOT): void {
  const { problems } = checkContent(root);
  if (problems.length > 0)
    throw new InvalidDirectoryError(['', ...problems.map(describeProblem)].join('\n  '));
}

function checkFile(kind: ListKind, names: PlaceNames, root: string): CheckedContent {
  const file = contentPath(kind.file);
  const text = readContentFile(kind.file, root);
  const { rows, problems, changes, warnings, ignored } = readList(text, kind, names);
  const extra = ignored.map((heading) => ({
    row: 1,
    reason: `the column "${heading}" does not belong to this list`,
  }));
  const notes = [...problems, ...extra, ...changes];
  if (notes.length === 0 && text !== writeList(kind, rows))
    notes.push({ row: 1, reason: 'has a byte order mark, other line ends or quotation marks' });
  return {
    problems: notes.map((note) => ({ file, ...note })).sort((a, b) => (a.row ?? 0) - (b.row ?? 0)),
    warnings: warnings.map((note) => ({ file, ...note })),
    records: rows.length,
  };
}

export function readRegister(root = ROOT): PlaceAddress[] {
  return readPlaceAddresses(readContentFile(REGISTER, root));
}

/** The rows that the register lacks for the lists. */
function missingAddresses(root: string): PlaceAddress[] {
  const lists = providerLists.map(({ id, kind }) => {
    const records = readProviders(readContentFile(kindOf(id).file, root));
    return { id, kind, records };
  });
  return newAddresses(lists, readRegister(root));
}

function readContentFile(file: string, root: string): string {
  return readFileSync(join(root, contentPath(file)), 'utf8');
}

/** Relative to the repository. */
function contentPath(file: string): string {
  return `content/directory/${file}`;
}
