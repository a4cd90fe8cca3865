import type { z } from 'zod';
import {
  agentSchema,
  type Field,
  hospitalSchema,
  type ListId,
  pharmacySchema,
} from '#content/schema/directory.ts';
import { readTable, writeCsv } from '#domain/text/read-csv.ts';
import { agentList, providerLists } from '#words/directory.ts';

/** A record of any list, by its fields. */
export type ListRow = Partial<Record<Field, string>>;

export type ListKind = {
  id: ListId;
  title: string;
  file: string;
  /** In the stored order. */
  fields: Field[];
  /** How staff and visitors see the fields named. */
  labels: Partial<Record<Field, string>>;
  schema: z.ZodType<ListRow>;
};

const schemas = {
  'standard-jaara': hospitalSchema,
  'standard-jaara-plus': hospitalSchema,
  pharmacies: pharmacySchema,
  agents: agentSchema,
};

export const listKinds: ListKind[] = [...providerLists, agentList].map(({ id, title, file, columns }) => ({
  id,
  title,
  file,
  fields: Object.keys(schemas[id].shape) as Field[],
  labels: Object.fromEntries(columns.map(({ field, label }) => [field, label])),
  schema: schemas[id],
}));

export function kindOf(id: ListId): ListKind {
  const kind = listKinds.find((known) => known.id === id);
  if (!kind) throw new Error(`There is no list "${id}".`);
  return kind;
}

export function labelOf({ labels }: ListKind, field: Field): string {
  return labels[field] ?? field;
}

/** The one form in which a list is stored. */
export function writeList({ fields }: ListKind, rows: readonly ListRow[]): string {
  return writeCsv([fields, ...rows.map((row) => fields.map((field) => row[field] ?? ''))]);
}

export function readStoredList({ fields }: ListKind, csv: string): ListRow[] {
  return readTable(csv).map((row) => Object.fromEntries(fields.map((field) => [field, row(field)])));
}
