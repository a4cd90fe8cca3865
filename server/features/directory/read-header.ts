import type { Field } from '#content/schema/directory.ts';
import { foldText } from '#domain/text/fold-text.ts';
import type { CsvRow } from '#domain/text/read-csv.ts';
import { type ListKind, labelOf } from './list-kinds.ts';

/** How spreadsheets head the columns, folded. */
const HEADINGS: Record<Field, string[]> = {
  name: [
    'name',
    'provider name',
    'provier name',
    'provider',
    'hospital name',
    'hospital',
    'facility name',
    'facility',
    'pharmacy name',
    'pharmacy',
    'company name',
    'company',
    'agent name',
    'agent',
    'marketing agent',
  ],
  address: ['address', 'full address', 'street address', 'hospital address', 'pharmacy address', 'location'],
  lga: ['lga', 'l g a', 'local government', 'local government area', 'lga name'],
  lcda: ['lcda', 'l c d a', 'local council development area', 'council', 'lcda name'],
  phone: [
    'phone',
    'phone number',
    'phone numbers',
    'phone no',
    'telephone',
    'telephone number',
    'tel',
    'mobile',
    'mobile number',
    'contact',
    'contact number',
  ],
};
/** Running numbers, and the date that our own open data carries. */
const IGNORED = ['', 's n', 'sn', 's no', 'no', 'serial number', 'serial no', 'list date'];

/** Titles and dates may stand above the header, but not a whole page of them. */
const ROWS_LOOKED_AT = 50;
/** One heading may be a title, as in "Hospital"; two are a header. */
const FEWEST_HEADINGS = 2;

export type Header = {
  /** Which field stands in which column; nothing for a column that is passed over. */
  columns: (Field | undefined)[];
  /** Why the columns cannot be those of the list. */
  reasons: string[];
  /** Columns that the list has not. */
  extra: { heading: string; reason: string }[];
};

/** The row that names the columns. */
export function findHeader(rows: readonly CsvRow[]): CsvRow | undefined {
  return rows.slice(0, ROWS_LOOKED_AT).find(({ cells }) => {
    const fields = new Set(cells.map((cell) => fieldOf(foldText(shorten(cell)))));
    fields.delete(undefined);
    return fields.size >= FEWEST_HEADINGS;
  });
}

export function readHeader(cells: readonly string[], kind: ListKind): Header {
  const headings = cells.map((cell) => foldText(shorten(cell)));
  const columns = headings.map((heading) => fieldOf(heading));
  const reasons: string[] = [];
  const extra: Header['extra'] = [];
  columns.forEach((field, place) => {
    const shown = shorten(cells[place]?.trim() ?? '');
    if (!field && !IGNORED.includes(headings[place] ?? ''))
      extra.push({ heading: shown, reason: `the column "${shown}" is not known` });
    else if (field && !kind.fields.includes(field))
      extra.push({ heading: shown, reason: `the column "${shown}" does not belong to this list` });
    else if (field && columns.indexOf(field) < place)
      reasons.push(`there are two columns for ${labelOf(kind, field)}`);
  });
  for (const field of kind.fields)
    if (!columns.includes(field)) reasons.push(`there is no column for ${labelOf(kind, field)}`);
  return { columns, reasons, extra };
}

export function fieldOf(heading: string): Field | undefined {
  const fields = Object.keys(HEADINGS) as Field[];
  return fields.find((field) => HEADINGS[field].includes(heading));
}

const MOST_SHOWN = 80;

/** What a stranger's cell says, in a length that fits into a sentence. */
export function shorten(text: string): string {
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
}
