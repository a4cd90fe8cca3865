import type { Field } from '#content/schema/directory.ts';
import { foldText } from '#domain/text/fold-text.ts';
import type { CsvRow } from '#domain/text/read-csv.ts';
import { type ListKind, labelOf } from './list-kinds.ts';

/** How spreadsheets head the columns, folded. */
const HEADINGS = Object.entries({
  name: /^(name|(provider|provier|hospital|facility|pharmacy|company|agent)( name)?|marketing agent)$/,
  address: /^((full |street |hospital |pharmacy )?address|location)$/,
  lga: /^(lga( name)?|l g a|local government( area)?)$/,
  lcda: /^(lcda( name)?|l c d a|council|local council development area)$/,
  phone: /^(phone( numbers?| no)?|(telephone|mobile|contact)( number)?|tel)$/,
  hours: /^((opening|working|open|business) (hours|times?)|hours)$/,
  services: /^(services?( offered| available)?|departments?)$/,
  confirmed: /^((last )?(confirmed|verified)( on| date)?|date (confirmed|verified))$/,
  coordinates: /^((gps )?coordinates?|gps|latitude( and)? longitude|lat (lon|long|lng))$/,
} satisfies Record<Field, RegExp>) as [Field, RegExp][];
/** Running numbers, and the date that our own open data carries. */
const IGNORED = ['', 's n', 'sn', 's no', 'no', 'serial number', 'serial no', 'list date'];

/** Titles and dates may stand above the header, but not a whole page of them. */
const ROWS_LOOKED_AT = 50;
/** One heading may be a title, as in "Hospital"; two are a header. */
const FEWEST_HEADINGS = 2;

export type Header = ReturnType<typeof readHeader>;

export function findHeader(rows: readonly CsvRow[]): CsvRow | undefined {
  return rows.slice(0, ROWS_LOOKED_AT).find(({ cells }) => {
    const fields = new Set(cells.map(fieldOf));
    fields.delete(undefined);
    return fields.size >= FEWEST_HEADINGS;
  });
}

/** Which field stands in which column, why these cannot be those of the list, and which ones it has not. */
export function readHeader(cells: readonly string[], kind: ListKind) {
  const columns = cells.map(fieldOf);
  const reasons: string[] = [];
  const extra: { heading: string; reason: string }[] = [];
  columns.forEach((field, place) => {
    const shown = shorten(cells[place]?.trim() ?? '');
    if (!field && !IGNORED.includes(foldText(shown)))
      extra.push({ heading: shown, reason: `the column "${shown}" is not known` });
    else if (field && !kind.fields.includes(field))
      extra.push({ heading: shown, reason: `the column "${shown}" does not belong to this list` });
    else if (field && columns.indexOf(field) < place)
      reasons.push(`there are two columns for ${labelOf(kind, field)}`);
  });
  for (const field of kind.required)
    if (!columns.includes(field)) reasons.push(`there is no column for ${labelOf(kind, field)}`);
  return { columns, reasons, extra };
}

export function fieldOf(cell: string): Field | undefined {
  const heading = foldText(shorten(cell));
  return HEADINGS.find(([, pattern]) => pattern.test(heading))?.[0];
}

const MOST_SHOWN = 80;

/** What a stranger's cell says, in a length that fits into a sentence. */
export function shorten(text: string): string {
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
}
