import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readProviders } from '#domain/directory/directory-records.ts';
import { newPlacePaths, parsePlacePaths } from '#domain/directory/place-paths.ts';
import { type ListKind, listKinds, writeList } from '#server/features/directory/list-kinds.ts';
import { type PlaceNames, readPlaceNames } from '#server/features/directory/place-names.ts';
import { readList } from '#server/features/directory/read-list.ts';
import { providerLists } from '#words/directory.ts';

/** Something to tell an editor about a file or a row of it. */
type Problem = { file: string; row?: number; reason: string };

/** Its message says all that there is to correct. */
export class InvalidDirectoryError extends Error {}

const ROOT = join(import.meta.dirname, '..');
const FOLDER = 'content/directory';
/** The paths of all places that were ever listed; rows are added and never taken away. */
const REGISTER = 'place-paths.csv';

/** Checks the lists of content/directory. Here a spelling that an import would correct is a problem too. */
export function checkContent(root = ROOT) {
  const read = (file: string) => readFileSync(join(root, FOLDER, file), 'utf8');
  const names = readPlaceNames(root);
  const checked = listKinds.map((kind) => checkList(kind, read(kind.file), names));
  const lists = providerLists.map(({ id, kind, file }) => ({ id, kind, records: readProviders(read(file)) }));
  const missing = newPlacePaths(lists, parsePlacePaths(read(REGISTER))).map(({ name, lga }) => ({
    file: `${FOLDER}/${REGISTER}`,
    row: 1,
    reason: `has no path for "${name}" in ${lga}`,
  }));
  return {
    problems: [...checked.flatMap(({ problems }) => problems), ...missing] as Problem[],
    warnings: checked.flatMap(({ warnings }) => warnings),
    records: checked.reduce((sum, { records }) => sum + records, 0),
  };
}

/** A step of the build: it ends there when a list has a problem. */
export function validateDirectory(root = ROOT): void {
  const { problems } = checkContent(root);
  if (problems.length > 0)
    throw new InvalidDirectoryError(['', ...problems.map(describeProblem)].join('\n  '));
}

function checkList(kind: ListKind, text: string, names: PlaceNames) {
  const file = `${FOLDER}/${kind.file}`;
  const { rows, problems, changes, warnings, ignored } = readList(text, kind, names);
  const extra = ignored.map((heading) => `the column "${heading}" does not belong to this list`);
  const notes = [...problems, ...extra.map((reason) => ({ row: 1, reason })), ...changes];
  if (notes.length === 0 && text !== writeList(kind, rows))
    notes.push({ row: 1, reason: 'has a byte order mark, other line ends or quotation marks' });
  return {
    problems: notes.map((note) => ({ file, ...note })).sort((a, b) => (a.row ?? 0) - (b.row ?? 0)),
    warnings: warnings.map((note) => ({ file, ...note })),
    records: rows.length,
  };
}

function describeProblem({ file, row, reason }: Problem): string {
  return `${file}${row === undefined ? '' : `:${row}`} ${reason}`;
}
