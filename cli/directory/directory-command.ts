import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { ListId } from '#content/schema/directory.ts';
import { readListDate } from '#domain/directory/directory-records.ts';
import { formatDate, formatMoment, lagosDay } from '#domain/text/format-date.ts';
import { reasonOf } from '#server/database/connect.ts';
import { COMMAND_LINE, recordAction } from '#server/features/desk/audit-repository.ts';
import {
  findVersion,
  listVersions,
  publishList,
  readCurrentLists,
  seedDirectory,
} from '#server/features/directory/directory-repository.ts';
import { keepDetails } from '#server/features/directory/keep-details.ts';
import { kindOf, listKinds } from '#server/features/directory/list-kinds.ts';
import { fieldOf, findHeader } from '#server/features/directory/read-header.ts';
import {
  checkSpreadsheet,
  readSpreadsheet,
} from '#server/features/directory/spreadsheet/read-spreadsheet.ts';
import { CommandError, command, type DatabaseTask, onDatabase, printable } from '../command.ts';
import { checkContent, describeProblem, type Problem } from './check-content.ts';

type Print = (line: string) => void;

/** Long lists are cut: the count says enough. */
const MOST_SHOWN = 50;
const KINDS = listKinds.map(({ id }) => id).join(', ');
const USAGE = `Check, publish and restore lists of the provider directory.

  npm run directory -- check                 checks the lists that a new database gets
  npm run directory -- check FILE            checks a spreadsheet, .xlsx or CSV, and says what an import would correct
  npm run directory -- import KIND FILE      publishes it, unless anything is wrong
      --date YYYY-MM-DD                      the day for which the list was made; always needed
      --older                                the list may be older than the one on the site
  npm run directory -- list                  the lists on the site
  npm run directory -- list KIND             all versions of one
  npm run directory -- restore KIND NUMBER   publishes an earlier version again

KIND is one of ${KINDS}.`;

export const runDirectoryCommand = command(USAGE, (args) => {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { date: { type: 'string' }, older: { type: 'boolean' } },
  });
  const [name, first, second, ...more] = positionals;
  const { date, older = false } = values;
  if (more.length > 0 || ((date !== undefined || older) && name !== 'import')) return undefined;
  if (name === 'check' && !second)
    return async (_environment, print) => (first ? await checkOne(first, print) : checkOwn(print));
  if (name === 'list' && !second) return onLists(showVersions(first && readKind(first)));
  if (!first || !second) return undefined;
  if (name === 'import') return onLists(importFile(readKind(first), second, readDate(date), older));
  if (name === 'restore') return onLists(restore(readKind(first), readNumber(second)));
  return undefined;
});

/** On a database that has lists, even if the site has never been started with it. */
function onLists(task: DatabaseTask) {
  return onDatabase(async (context) => {
    await seedDirectory(context.database);
    await task(context);
  });
}

function checkOwn(print: Print): void {
  const { problems, warnings, records } = checkContent();
  printNotes('To look at', warnings, print);
  printNotes('Wrong', problems, print);
  const found = problems.length === 0 ? 'no problems' : countOf(problems.length, 'problem');
  print(`${records} records in ${listKinds.length} lists checked: ${found}.`);
  if (problems.length > 0) throw new CommandError('The lists are not in order.');
}

async function checkOne(path: string, print: Print): Promise<void> {
  const { kind, records } = await checkFile(path, undefined, print);
  const next = `npm run directory -- import ${kind.id}`;
  print(`${records} records for "${kind.title}" are in order. To use them: ${next}`);
}

/** `older`: whether it may be older than the list on the site. */
function importFile(list: ListId, path: string, date: string, older: boolean): DatabaseTask {
  return async ({ database, print }) => {
    const { kind, csv } = await checkFile(path, list, print);
    const { date: dateNow, csv: csvNow } = (await readCurrentLists(database))[list];
    if (date < dateNow && !older)
      throw new CommandError(
        `The list on the site is of ${formatDate(dateNow)}, which is later; if that is right, add --older.`,
      );
    const kept = keepDetails(list, csvNow, csv);
    const outcome = await publishList(database, { list, csv: kept.csv, date, person: COMMAND_LINE });
    const { before, now, added, removed, changed } = outcome;
    const changes = `${added} new, ${removed} gone, ${changed} changed`;
    print(`"${kind.title}", ${date}: ${before} records before, ${now} now; ${changes}.`);
  };
}

function showVersions(one?: ListId | ''): DatabaseTask {
  return async ({ database, print }) => {
    const versions = one
      ? await listVersions(database, one)
      : Object.values(await readCurrentLists(database));
    for (const { list, number, date, rows, publishedAt, publishedBy } of versions) {
      const by = publishedBy ? `by ${printable(publishedBy)}` : 'which came with the site';
      const published = `published on ${formatMoment(publishedAt)} ${by}`;
      print(`${list}  version ${number}  ${date}  ${countOf(rows, 'record')}, ${published}`);
    }
  };
}

function restore(list: ListId, number: number): DatabaseTask {
  return async ({ database, print }) => {
    const version = await findVersion(database, list, number);
    if (!version)
      throw new CommandError(
        `There is no version ${number}; "npm run directory -- list ${list}" shows those there are.`,
      );
    const { csv, date } = version;
    const { now } = await database.transaction().execute(async (transaction) => {
      const published = await publishList(transaction, { list, csv, date, person: COMMAND_LINE });
      const restored = { action: 'list.restore', subject: list, after: { number } } as const;
      await recordAction(transaction, COMMAND_LINE, restored);
      return published;
    });
    const what = `version ${number} is on the site again, with ${countOf(now, 'record')}`;
    print(`"${kindOf(list).title}", ${date}: ${what}.`);
  };
}

function readKind(text: string): ListId {
  const kind = listKinds.find(({ id }) => id === text);
  if (!kind) throw new CommandError(`"${printable(text)}" is not a kind of list; there are ${KINDS}.`);
  return kind.id;
}

function readDate(text: string | undefined): string {
  const day = readListDate(text ?? '', lagosDay(new Date()));
  if (!day) throw new CommandError('--date: give a day between 2020-01-01 and today, such as 2025-09-30.');
  return day;
}

function readNumber(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new CommandError('The number of a version is a whole number.');
  return Number(text);
}

/** Checks a file as a list of the kind, or of the one that its columns tell. What is wrong with it ends the command. */
async function checkFile(path: string, list: ListId | undefined, print: Print) {
  const bytes = await readFile(path).catch((error) => {
    throw new CommandError(`${path} cannot be read (${reasonOf(error)}).`, { cause: error });
  });
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

/** By its columns: only agents have no address, only pharmacies an LCDA. */
async function guessList(bytes: Buffer): Promise<ListId> {
  const { rows } = await readSpreadsheet(bytes).catch(() => ({ rows: [] }));
  const fields = findHeader(rows)?.cells.map(fieldOf) ?? [];
  if (fields.includes('lcda')) return 'pharmacies';
  return fields.includes('address') ? 'standard-jaara' : 'agents';
}

function printNotes(title: string, notes: readonly Problem[], print: Print, total = notes.length): void {
  if (total === 0) return;
  const shown = notes.slice(0, MOST_SHOWN);
  const left = total - shown.length;
  const lines = shown.map((note) => `  ${printable(describeProblem(note))}`);
  print([`${title}:`, ...lines, ...(left > 0 ? [`  … and ${left} more`] : [])].join('\n'));
}

function countOf(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
