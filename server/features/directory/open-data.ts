import { createHash } from 'node:crypto';
import type { AgentList, Dated, Field, Provider, ProviderList } from '#content/schema/directory.ts';
import { writeCsv } from '#domain/text/read-csv.ts';
import { openDataHref } from '#words/resources.ts';
import { brand } from '#words/site.ts';

type AnyList = Dated<ProviderList> | Dated<AgentList>;
type Row = Partial<Record<Field, string>> & Pick<Provider, 'slug'>;

/** Every row of the CSV carries the date of its list, since the file has no other place for it. */
const DATE_COLUMN = 'list_date';

/** Long enough that two versions of a list never collide. */
const HASH_CHARACTERS = 10;

/** The list as CSV, with the columns in the page's order. */
export function toOpenCsv({ columns, date }: AnyList, rows: readonly Row[]): string {
  const fields = columns.map(({ field }) => field);
  return writeCsv([
    [...fields, DATE_COLUMN],
    ...rows.map((row) => [...fields.map((field) => row[field] ?? ''), date]),
  ]);
}

export function toOpenJson({ title, columns, date }: AnyList, rows: readonly Row[]): string {
  const fields = [...columns.map(({ field }) => field), 'slug'] as const;
  const records = rows.map((row) => Object.fromEntries(fields.map((field) => [field, row[field]])));
  return JSON.stringify({ title, publisher: brand.fullName, date, count: records.length, records });
}

/** Changes with the file, so that browsers may keep it for ever; by the version's number the server finds it again. */
export function versionedHref(list: Dated<ProviderList>, rows: readonly Row[], number: number): string {
  const hash = createHash('sha256').update(toOpenJson(list, rows)).digest('hex').slice(0, HASH_CHARACTERS);
  return `${openDataHref(list.file, 'json')}?v=${number}-${hash}`;
}
