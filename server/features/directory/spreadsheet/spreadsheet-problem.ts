import type { Notes, UploadReport } from '#app/desk/lists/list-service.ts';
import type { Note } from '../read-list.ts';

/** Why a file cannot be read as a list, in a sentence for whoever sent it. */
export class SpreadsheetProblem extends Error {
  override name = 'SpreadsheetProblem';
}

const MOST_NOTES = 200;

export type CheckedSpreadsheet = UploadReport & {
  /** In the form in which lists are stored; of use only without problems. */
  csv: string;
};

/** What is told of a file that cannot be read at all. */
export function unreadable(reason: string): CheckedSpreadsheet {
  const nothing = firstOf([]);
  const problems = firstOf([{ reason }]);
  return { csv: '', records: 0, problems, changes: nothing, warnings: nothing, ignored: [] };
}

export function firstOf(notes: readonly Note[]): Notes {
  return { total: notes.length, first: notes.slice(0, MOST_NOTES) };
}
