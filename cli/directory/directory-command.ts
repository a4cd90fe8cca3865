import { parseArgs } from 'node:util';
import { foldText } from '#domain/text/fold-text.ts';
import { readCsv } from '#domain/text/read-csv.ts';
import { kindOf, type ListKind, listKinds } from '#server/features/directory/list-kinds.ts';
import { fieldOf } from '#server/features/directory/read-header.ts';
import { checkContent } from './check-content.ts';
import { type Examined, examineFile, replaceList } from './import-list.ts';
import { describeProblem, type Problem } from './problem.ts';
import { readSpreadsheet } from './read-spreadsheet.ts';

const KINDS = listKinds.map(({ id }) => id).join(' | ');
const USAGE = `Check or replace a list of the provider directory.

  npm run directory -- check               checks the lists of the site
  npm run directory -- check FILE          checks a spreadsheet's CSV and says what an import would change
  npm run directory -- import KIND FILE    replaces a list; nothing is written when anything is wrong
      KIND: ${KINDS}
      --date YYYY-MM-DD                    the day for which the list was published; today when not given`;

/** Long lists of small changes are cut: the count says enough. */
const MOST_SHOWN = 30;

export type Surroundings = { root: string; today: string; print(line: string): void };

/** Returns the exit code. */
export function runDirectoryCommand(args: string[], surroundings: Surroundings): number {
  const { print } = surroundings;
  const work = readCommand(args, surroundings);
  if (typeof work === 'string') {
    print(`${work}\n${USAGE}`.trim());
    return 2;
  }
  try {
    return work();
  } catch (error) {
    print(`Nothing was changed: ${error instanceof Error ? error.message : error}`);
    return 1;
  }
}

/** The work that the arguments ask for, or what is wrong with them. */
function readCommand(args: string[], surroundings: Surroundings): (() => number) | string {
  const options = { date: { type: 'string', default: surroundings.today } } as const;
  try {
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options });
    const [command, first, second, ...more] = positionals;
    if (command === 'check' && !second)
      return () => (first ? checkFile(first, surroundings) : checkOwn(surroundings));
    if (command !== 'import' || !first || !second || more.length > 0) return '';
    const kind = listKinds.find(({ id }) => id === first);
    if (!kind) return `"${first}" is not a kind of list: ${KINDS}\n`;
    if (!isDay(values.date) || values.date > surroundings.today)
      return `--date ${values.date}: give a day that has been, as 2025-09-30\n`;
    return () => importFile(kind, second, values.date, surroundings);
  } catch (error) {
    return `${error instanceof Error ? error.message : error}\n`;
  }
}

function checkOwn({ root, print }: Surroundings): number {
  const { problems, warnings, records } = checkContent(root);
  printNotes('To look at', warnings, print);
  printNotes('Wrong', problems, print);
  print(`${records} records in ${listKinds.length} lists checked: ${countOf(problems, 'problem')}.`);
  return problems.length > 0 ? 1 : 0;
}

function checkFile(path: string, { root, print }: Surroundings): number {
  const kind = guessKind(path);
  const examined = examineFile(path, kind, root);
  printExamined(examined, print);
  if (examined.problems.length > 0) return 1;
  print(
    `${examined.rows.length} records for "${kind.title}" are in order. To use them: npm run directory -- import`,
  );
  return 0;
}

function importFile(kind: ListKind, path: string, date: string, { root, print }: Surroundings): number {
  const examined = examineFile(path, kind, root);
  printExamined(examined, print);
  if (examined.problems.length > 0) {
    print(`Nothing was changed: "${kind.title}" is as it was.`);
    return 1;
  }
  const { before, now, added, removed } = replaceList(kind, examined.rows, date, root);
  print(`"${kind.title}", ${date}: ${before} records before, ${now} now; ${added} new, ${removed} gone.`);
  return 0;
}

/** By its columns: only agents have no address, only pharmacies an LCDA. */
function guessKind(path: string): ListKind {
  const source = readSpreadsheet(path);
  const table = 'text' in source ? readCsv(source.text) : undefined;
  const head = table && 'rows' in table ? (table.rows[0]?.cells ?? []) : [];
  const fields = head.map((cell) => fieldOf(foldText(cell)));
  if (fields.includes('lcda')) return kindOf('pharmacies');
  return kindOf(fields.includes('address') ? 'standard-jaara' : 'agents');
}

function printExamined({ problems, changes, warnings }: Examined, print: (line: string) => void): void {
  printNotes('Put right', changes.slice(0, MOST_SHOWN), print);
  if (changes.length > MOST_SHOWN) print(`  … and ${changes.length - MOST_SHOWN} more`);
  printNotes('To look at', warnings, print);
  printNotes('Wrong', problems, print);
  if (problems.length > 0) print(`${countOf(problems, 'problem')}.`);
}

function printNotes(title: string, notes: readonly Problem[], print: (line: string) => void): void {
  if (notes.length > 0) print([`${title}:`, ...notes.map((note) => `  ${describeProblem(note)}`)].join('\n'));
}

function countOf(notes: readonly unknown[], what: string): string {
  return `${notes.length === 0 ? 'no' : notes.length} ${what}${notes.length === 1 ? '' : 's'}`;
}

function isDay(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true
  );
}
