import type { z } from 'zod';
import type { ListRow } from '#app/desk/lists/list-service.ts';
import {
  agentSchema,
  type Field,
  hospitalSchema,
  type ListId,
  pharmacySchema,
} from '#content/schema/directory.ts';
import { readTable, writeCsv } from '#domain/text/read-csv.ts';
import { agentList, providerLists } from '#words/directory.ts';

export type ListKind = (typeof listKinds)[number];

const schemas = {
  'standard-jaara': hospitalSchema,
  'standard-jaara-plus': hospitalSchema,
  pharmacies: pharmacySchema,
  agents: agentSchema,
};

export const listKinds = [...providerLists, agentList].map(({ id, title, file, columns }) => ({
  id,
  title,
  file,
  columns,
  /** In the stored order. */
  fields: Object.keys(schemas[id].shape) as Field[],
  schema: schemas[id] as z.ZodType<ListRow>,
}));

export function kindOf(id: ListId): ListKind {
  const kind = listKinds.find((known) => known.id === id);
  if (!kind) throw new Error(`There is no list "${id}".`);
  return kind;
}

/** How staff and visitors see a field named. */
export function labelOf({ columns }: ListKind, field: Field): string {
  return columns.find((column) => column.field === field)?.label ?? field;
}

/** The one form in which a list is stored. */
export function writeList({ fields }: ListKind, rows: readonly ListRow[]): string {
  return writeCsv([fields, ...rows.map((row) => fields.map((field) => row[field] ?? ''))]);
}

export function readStoredList({ fields }: ListKind, csv: string): ListRow[] {
  return readTable(csv).map((row) => Object.fromEntries(fields.map((field) => [field, row(field)])));
}
