import type { Notes, UploadReport } from '#app/desk/lists/list-service.ts';
import type { ListId } from '#content/schema/directory.ts';
import { kindOf, writeList } from '../list-kinds.ts';
import { checkRows, type Note } from '../read-list.ts';
import { readPlaceNames } from '../read-place-names.ts';
import { readSpreadsheet } from './read-spreadsheet.ts';
import { SpreadsheetProblem } from './spreadsheet-problem.ts';

const MOST_NOTES = 200;

export type CheckedSpreadsheet = UploadReport & {
  /** In the form in which lists are stored; of use only without problems. */
  csv: string;
};

/** Reads and checks a file as a list of this kind. Never throws on what is in the file: everything wrong is a problem. */
export async function checkSpreadsheet(bytes: Buffer, list: ListId): Promise<CheckedSpreadsheet> {
  try {
    const kind = kindOf(list);
    const spreadsheet = await readSpreadsheet(bytes);
    const { rows, problems, changes, warnings } = checkRows(spreadsheet.rows, kind, readPlaceNames());
    return {
      csv: writeList(kind, rows),
      records: rows.length,
      problems: firstOf(problems),
      changes: firstOf(changes),
      warnings: firstOf([...spreadsheet.warnings.map((reason) => ({ reason })), ...warnings]),
    };
  } catch (error) {
    if (error instanceof SpreadsheetProblem) return unreadable(error.message);
    throw error;
  }
}

/** What is told of a file that cannot be read at all. */
export function unreadable(reason: string): CheckedSpreadsheet {
  const nothing = firstOf([]);
  const problems = firstOf([{ reason }]);
  return { csv: '', records: 0, problems, changes: nothing, warnings: nothing };
}

function firstOf(notes: readonly Note[]): Notes {
  return { total: notes.length, first: notes.slice(0, MOST_NOTES) };
}
