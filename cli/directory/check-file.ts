import { readFileSync } from 'node:fs';
import type { ListId } from '#content/schema/directory.ts';
import { foldText } from '#domain/text/fold-text.ts';
import { reasonOf } from '#server/database/connect.ts';
import { kindOf } from '#server/features/directory/list-kinds.ts';
import { fieldOf, findHeader } from '#server/features/directory/read-header.ts';
import { checkSpreadsheet } from '#server/features/directory/spreadsheet/check-spreadsheet.ts';
import { readSpreadsheet } from '#server/features/directory/spreadsheet/read-spreadsheet.ts';
import { CommandError } from '../command.ts';
import { countOf, printNotes } from './print-notes.ts';

/** Checks a file as a list of the kind, or of the one that its columns tell. What is wrong with it ends the command. */
export async function checkFile(path: string, list: ListId | undefined, print: (line: string) => void) {
  const bytes = readFile(path);
  const kind = kindOf(list ?? (await guessList(bytes)));
  const { csv, records, problems, changes, warnings, ignored = [] } = await checkSpreadsheet(bytes, kind.id);
  const inFile = ({ first }: typeof problems) => first.map((note) => ({ file: path, ...note }));
  const leftOut = ignored.map((heading) => ({ file: path, reason: `the column "${heading}"` }));
  printNotes('Left out, because this list has no such column', leftOut, print);
  printNotes('Corrected', inFile(changes), print, changes.total);
  printNotes('To look at', inFile(warnings), print, warnings.total);
  printNotes('Wrong', inFile(problems), print, problems.total);
  if (problems.total > 0)
    throw new CommandError(`${countOf(problems.total, 'problem')}: "${kind.title}" stays as it is.`);
  return { kind, csv, records };
}

function readFile(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new CommandError(`${path} cannot be read (${reasonOf(error)}).`, { cause: error });
  }
}

/** By its columns: only agents have no address, only pharmacies an LCDA. */
async function guessList(bytes: Buffer): Promise<ListId> {
  const { rows } = await readSpreadsheet(bytes).catch(() => ({ rows: [] }));
  const fields = findHeader(rows)?.cells.map((cell) => fieldOf(foldText(cell))) ?? [];
  if (fields.includes('lcda')) return 'pharmacies';
  return fields.includes('address') ? 'standard-jaara' : 'agents';
}
