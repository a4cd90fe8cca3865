import type { ListRow } from '#app/desk/lists/list-service.ts';
import type { Field } from '#content/schema/directory.ts';
import { foldText } from '#domain/text/fold-text.ts';
import { type CsvRow, readCsv } from '#domain/text/read-csv.ts';
import { type ListKind, labelOf, listKinds } from './list-kinds.ts';
import type { PlaceNames } from './place-names.ts';
import { findHeader, type Header, readHeader, shorten } from './read-header.ts';
import { tidyDetail } from './tidy-detail.ts';

/** About the whole file, or a row of it and, where it is one cell, its column. */
export type Note = { row?: number; column?: string; reason: string };

export type ReadList = {
  rows: ListRow[];
  /** What stops the list from being used; what has been corrected in `rows`; what is odd but may be true. */
  problems: Note[];
  changes: Note[];
  warnings: Note[];
  /** The headings of columns that the list has not, and which were left out. */
  ignored: string[];
};

const MOST_CHARACTERS = 300;
/** The apostrophe by which our own exports keep +234 from being taken for a formula. */
const SAFE_FORMULA = /^\s*'(?=[=+\-@|%])/;

/** Reads a list in CSV, as we store it ourselves. */
export function readList(text: string, kind: ListKind, names: PlaceNames): ReadList {
  const table = readCsv(text);
  if ('rows' in table) return checkRows(table.rows, kind, names);
  const { line, reason } = table.problem;
  return listWith({ row: line, reason });
}

function listWith(...problems: Note[]): ReadList {
  return { rows: [], problems, changes: [], warnings: [], ignored: [] };
}

/** Checks a list as a spreadsheet gives it and corrects what can only mean one thing. */
export function checkRows(table: readonly CsvRow[], kind: ListKind, names: PlaceNames): ReadList {
  const named = (fields: readonly Field[]) => fields.map((field) => labelOf(kind, field)).join(', ');
  const wanted = named(kind.required);
  if (table.length === 0) return listWith({ reason: 'the file is empty' });
  const head = findHeader(table);
  if (!head) return listWith({ reason: `no row names the columns; this list has ${wanted}` });

  const { row } = head;
  const { columns, extra, reasons } = readHeader(head.cells, kind);
  const others = listsThatFitBetter(head.cells, kind, reasons);
  if (others) return listWith({ reason: `this looks like the list ${others}, not “${kind.title}”` });
  // One of the columns that are not known may be the one that is missed.
  if (reasons.length > 0)
    return listWith(
      ...extra.map(({ reason }) => ({ row, reason })),
      ...reasons.map((reason) => ({ row, reason })),
    );
  const list = { ...listWith(), ignored: extra.map(({ heading }) => heading) };
  const present = kind.fields.filter((field) => columns.includes(field));
  const labels = present.map((field) => labelOf(kind, field));
  // As we store it, or as the desk gives it to be downloaded.
  if (![present, labels].some((own) => own.join() === head.cells.join()))
    list.changes.push({ row, reason: `the columns are read as ${named(present)}` });
  const records = table.slice(table.indexOf(head) + 1);
  if (records.length === 0) list.problems.push({ row, reason: 'there is no record below the header' });

  const seen = new Map<string, number>();
  for (const record of records) readRecord(record, { columns, head, kind, names, list, seen });
  return list;
}

type Reading = {
  columns: Header['columns'];
  head: CsvRow;
  kind: ListKind;
  names: PlaceNames;
  list: ReadList;
  /** The rows of the records so far, by name and address. */
  seen: Map<string, number>;
};

function readRecord({ row, cells }: CsvRow, { columns, head, kind, names, list, seen }: Reading): void {
  const say = (notes: Note[], reason: string, field?: Field) => {
    const heading = field && head.cells[columns.indexOf(field)]?.trim();
    notes.push({ row, ...(heading && { column: heading }), reason });
  };
  const spare = cells.slice(columns.length);
  if (cells.length < columns.length || spare.some((cell) => cell.trim() !== ''))
    return void say(
      list.problems,
      `has ${cells.length} fields and the header ${columns.length}: a field with a comma must stand in quotation marks`,
    );

  const record: ListRow = {};
  const refused = new Set<Field>();
  for (const field of kind.fields) {
    const given = cells[columns.indexOf(field)] ?? '';
    const { value, reason } = tidy(field, given, { names, kind });
    if (value || kind.required.includes(field)) record[field] = value;
    if (reason) {
      refused.add(field);
      say(list.problems, reason, field);
    } else if (value !== given)
      say(list.changes, `${labelOf(kind, field)} "${shorten(given)}" becomes "${shorten(value)}"`, field);
  }
  for (const { field, reason } of schemaReasons(kind, record, refused)) say(list.problems, reason, field);

  const identity = [record.name, record.address].map((text) => foldText(text ?? '')).join('\n');
  const earlier = seen.get(identity);
  if (earlier !== undefined)
    say(list.problems, `"${shorten(record.name ?? '')}" is already in row ${earlier}`, 'name');
  else seen.set(identity, row);

  const { lga, lcda } = record;
  const areKnown = lga && lcda && !refused.has('lga') && !refused.has('lcda');
  if (areKnown && !names.belongs(lcda, lga))
    say(
      list.warnings,
      `"${shorten(record.name ?? '')}": the LCDA ${lcda} belongs to ${names.lgaOf(lcda)}, not to ${lga}`,
      'lcda',
    );
  list.rows.push(record);
}

/** The titles of the lists that use most of these columns, if they use more than the list that is meant. */
function listsThatFitBetter(cells: readonly string[], kind: ListKind, reasons: string[]): string | undefined {
  const own = reasons.length > 0 ? 0 : kind.required.length;
  const fitting = listKinds.filter((other) => readHeader(cells, other).reasons.length === 0);
  const most = Math.max(own + 1, ...fitting.map(({ required }) => required.length));
  const best = fitting.filter(({ required }) => required.length === most);
  return best.map(({ title }) => `“${title}”`).join(' or ') || undefined;
}

function tidy(
  field: Field,
  given: string,
  { names, kind }: Pick<Reading, 'names' | 'kind'>,
): { value: string; reason?: string } {
  const visible = given
    .normalize('NFC')
    .replace(/\p{Cf}+/gu, '')
    .replace(SAFE_FORMULA, '');
  const value = visible.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  const say = (reason: string) => ({
    value,
    reason: `${labelOf(kind, field)} "${shorten(value)}" ${reason}`,
  });
  if (visible.trim().length > MOST_CHARACTERS) return say(`is longer than ${MOST_CHARACTERS} characters`);
  if (field !== 'phone' && /^[=@+-]/.test(value)) return say('looks like a formula');
  if (value === '') return { value };
  if (field === 'phone') {
    return ROUNDED.test(value)
      ? say('was rounded by the spreadsheet: format the column as text')
      : { value: tidyPhone(visible) };
  }
  if (field === 'hours' || field === 'services' || field === 'confirmed' || field === 'coordinates') {
    const tidied = tidyDetail(field, visible.trim());
    return 'value' in tidied ? tidied : say(tidied.reason);
  }
  if (field !== 'lga' && field !== 'lcda') return { value };
  const found = names.find(field, value);
  return 'name' in found ? { value: found.name } : { value, reason: found.reason };
}

/** The first thing that the schema says of each field that was not refused before. */
function schemaReasons(kind: ListKind, record: ListRow, refused: Set<Field>) {
  const issues = kind.schema.safeParse(record).error?.issues ?? [];
  return issues.flatMap(({ path, message }) => {
    const field = path[0] as Field;
    if (refused.has(field)) return [];
    refused.add(field);
    const shown = record[field] ? ` "${shorten(record[field])}"` : '';
    return [{ field, reason: `${labelOf(kind, field)}${shown} ${message}` }];
  });
}

/** A number that a spreadsheet has rounded, such as 8.03123E+09: its digits are gone for good. */
const ROUNDED = /\d(\.\d+)?E\+?\d+/i;
const BETWEEN = /\s*(?:[,;/|&\n]|\bor\b|\band\b)\s*/i;
/** Ten digits that begin as Nigerian mobile numbers do: a spreadsheet took the first zero for nothing. */
const LOST_ZERO = /^[789][01]\d{8}$/;

/** One or two numbers in the form in which the lists have them: `0700-000-0001, 0700-000-0002`. */
export function tidyPhone(text: string): string {
  return text
    .split(BETWEEN)
    .map((number) =>
      number
        .replace(/[().]/g, ' ')
        .replace(/[‐‑–—]/g, '-')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .map((number) => (LOST_ZERO.test(number) ? `0${number}` : number))
    .filter(Boolean)
    .join(', ');
}
