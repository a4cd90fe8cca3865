import type { z } from 'zod';
import type { ListRow } from '#app/desk/lists/list-service.ts';
import { detailLabels } from '#content/desk/places.ts';
import {
  agentSchema,
  type DetailField,
  detailFields,
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

export const listKinds = [...providerLists, agentList].map(({ id, title, file, columns }) => {
  /** In the stored order. */
  const fields = Object.keys(schemas[id].shape) as Field[];
  const isShown = (field: Field) => columns.some((column) => column.field === field);
  return {
    id,
    title,
    file,
    columns,
    fields,
    /** Without those that a list may lack. */
    required: fields.filter((field) => isShown(field) || !isDetail(field)),
    schema: schemas[id] as z.ZodType<ListRow>,
  };
});

function isDetail(field: Field): field is DetailField {
  return (detailFields as readonly Field[]).includes(field);
}

export function kindOf(id: ListId): ListKind {
  const kind = listKinds.find((known) => known.id === id);
  if (!kind) throw new Error(`There is no list "${id}".`);
  return kind;
}

/** How staff and visitors see a field named. */
export function labelOf({ columns }: ListKind, field: Field): string {
  const label = columns.find((column) => column.field === field)?.label;
  return label ?? (isDetail(field) ? detailLabels[field] : field);
}

/** The one form in which a list is stored: a detail of which nothing is known anywhere has no column. */
export function writeList({ fields, required }: ListKind, rows: readonly ListRow[]): string {
  const columns = fields.filter((field) => required.includes(field) || rows.some((row) => row[field]));
  return writeCsv([columns, ...rows.map((row) => columns.map((field) => row[field] ?? ''))]);
}

export function readStoredList({ fields }: ListKind, csv: string): ListRow[] {
  return readTable(csv).map((row) => Object.fromEntries(fields.map((field) => [field, row(field)])));
}
