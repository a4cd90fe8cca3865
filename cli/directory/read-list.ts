import type { Field } from '#content/schema/directory.ts';
import { foldText } from '#domain/text/fold-text.ts';
import { type CsvRow, readCsv } from '#domain/text/read-csv.ts';
import type { ListKind, ListRow } from './list-kinds.ts';
import type { PlaceNames } from './place-names.ts';
import { FIELD_NAMES, type Header, readHeader } from './read-header.ts';
import { isRounded, tidyPhone } from './tidy-phone.ts';

type Note = { line: number; reason: string };

export type ReadList = {
  rows: ListRow[];
  /** What stops the list from being used. */
  problems: Note[];
  /** What was written otherwise than the lists write it, and has been put right in `rows`. */
  changes: Note[];
  /** What is odd but may be true. */
  warnings: Note[];
};

/** Reads a list as a spreadsheet gives it and puts right what can only mean one thing. */
export function readList(text: string, kind: ListKind, names: PlaceNames): ReadList {
  const list: ReadList = { rows: [], problems: [], changes: [], warnings: [] };
  const table = readCsv(text);
  if ('problem' in table) return { ...list, problems: [table.problem] };
  const [head, ...lines] = table.rows;
  if (!head) return { ...list, problems: [{ line: 1, reason: 'the file is empty' }] };

  const header = readHeader(head.cells, kind.fields);
  const headProblems = header.reasons.map((reason) => ({ line: head.line, reason }));
  if (headProblems.length > 0) return { ...list, problems: headProblems };
  if (head.cells.join() !== kind.fields.join())
    list.changes.push({ line: head.line, reason: `the columns become ${kind.fields.join(', ')}` });
  if (lines.length === 0)
    list.problems.push({ line: head.line, reason: 'there is no record below the header' });

  const seen = new Map<string, number>();
  for (const line of lines) readLine(line, header, kind, names, list, seen);
  return list;
}

function readLine(
  { line, cells }: CsvRow,
  header: Header,
  kind: ListKind,
  names: PlaceNames,
  list: ReadList,
  seen: Map<string, number>,
): void {
  const say = (notes: Note[], reason: string) => notes.push({ line, reason });
  const spare = cells.slice(header.columns.length);
  if (cells.length < header.columns.length || spare.some((cell) => cell.trim() !== ''))
    return void say(
      list.problems,
      `has ${cells.length} fields and the header ${header.columns.length}: a field with a comma must stand in quotation marks`,
    );

  const row: ListRow = {};
  const refused = new Set<Field>();
  for (const field of kind.fields) {
    const given = cells[header.columns.indexOf(field)] ?? '';
    const { value, reason } = tidy(field, given, names);
    row[field] = value;
    if (reason) {
      refused.add(field);
      say(list.problems, reason);
    } else if (value !== given) say(list.changes, `${FIELD_NAMES[field]} "${given}" becomes "${value}"`);
  }
  for (const reason of schemaReasons(kind, row, refused)) say(list.problems, reason);

  const identity = [row.name, row.address].map((text) => foldText(text ?? '')).join('\n');
  const earlier = seen.get(identity);
  if (earlier !== undefined) say(list.problems, `"${row.name}" is already on line ${earlier}`);
  else seen.set(identity, line);

  const { lga, lcda } = row;
  if (lga && lcda && names.lgaOf(lcda) && !names.belongs(lcda, lga))
    say(list.warnings, `"${row.name}": the LCDA ${lcda} belongs to ${names.lgaOf(lcda)}, not to ${lga}`);
  list.rows.push(row);
}

function tidy(field: Field, given: string, names: PlaceNames): { value: string; reason?: string } {
  const visible = given.normalize('NFC').replace(/\p{Cf}+/gu, '');
  const value = visible.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  if (field !== 'phone' && /^[=@+-]/.test(value))
    return { value, reason: `${FIELD_NAMES[field]} "${value}" looks like a formula` };
  if (value === '') return { value };
  if (field === 'phone') {
    return isRounded(value)
      ? { value, reason: `phone "${value}" was rounded by the spreadsheet: format the column as text` }
      : { value: tidyPhone(visible) };
  }
  if (field !== 'lga' && field !== 'lcda') return { value };
  const found = names.find(field, value);
  return 'name' in found ? { value: found.name } : { value, reason: found.reason };
}

/** What the schema says of the fields that were not refused before. */
function schemaReasons({ schema }: ListKind, row: ListRow, refused: Set<Field>): string[] {
  const issues = schema.safeParse(row).error?.issues ?? [];
  return issues.flatMap(({ path, message }) => {
    const field = path[0] as Field;
    if (refused.has(field)) return [];
    const shown = row[field] ? ` "${row[field]}"` : '';
    return `${FIELD_NAMES[field]}${shown} ${message}`;
  });
}
