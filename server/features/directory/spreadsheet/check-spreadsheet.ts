import type { ListId } from '#content/schema/directory.ts';
import { kindOf, writeList } from '../list-kinds.ts';
import { readPlaceNames } from '../place-names.ts';
import { checkRows } from '../read-list.ts';
import { readSpreadsheet } from './read-spreadsheet.ts';
import { type CheckedSpreadsheet, firstOf, SpreadsheetProblem, unreadable } from './spreadsheet-problem.ts';

/** Reads and checks a file as a list of this kind. Never throws on what is in the file: everything wrong is a problem. */
export async function checkSpreadsheet(bytes: Buffer, list: ListId): Promise<CheckedSpreadsheet> {
  try {
    const kind = kindOf(list);
    const spreadsheet = await readSpreadsheet(bytes);
    const { rows, problems, changes, warnings, ignored } = checkRows(
      spreadsheet.rows,
      kind,
      readPlaceNames(),
    );
    return {
      csv: writeList(kind, rows),
      records: rows.length,
      problems: firstOf(problems),
      changes: firstOf(changes),
      ignored,
      warnings: firstOf([...spreadsheet.warnings.map((reason) => ({ reason })), ...warnings]),
    };
  } catch (error) {
    if (error instanceof SpreadsheetProblem) return unreadable(error.message);
    throw error;
  }
}
