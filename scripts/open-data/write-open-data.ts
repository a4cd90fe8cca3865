import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { agentList, providerLists } from '../../content/directory.ts';
import { openDataHref } from '../../content/resources.ts';
import type { AgentList, ProviderList } from '../../content/schema/directory.ts';
import { brand } from '../../content/site.ts';
import { writeCsv } from '../../rules/read-csv.ts';
import { readDirectory } from '../directory/content-files.ts';
import type { ListRow } from '../directory/list-kinds.ts';

/** The column in which every row of the CSV carries the date of its list: a file has no other place for it. */
const DATE_COLUMN = 'list_date';

/** Writes each list as CSV and as JSON into the folder, in the order of its columns on the page. */
export async function writeOpenData(outDir: string): Promise<string[]> {
  await mkdir(outDir, { recursive: true });
  const records = readDirectory();
  const written = [...providerLists, agentList].map(async (list) => {
    const rows: ListRow[] = records[list.id];
    const files = { csv: toCsv(list, rows), json: toJson(list, rows) };
    return Promise.all(
      (['csv', 'json'] as const).map(async (format) => {
        const path = join(outDir, basename(openDataHref(list.file, format)));
        await writeFile(path, files[format]);
        return path;
      }),
    );
  });
  return (await Promise.all(written)).flat();
}

function toCsv({ columns, date }: ProviderList | AgentList, rows: readonly ListRow[]): string {
  const fields = columns.map(({ field }) => field);
  return writeCsv([
    [...fields, DATE_COLUMN],
    ...rows.map((row) => [...fields.map((field) => row[field] ?? ''), date]),
  ]);
}

function toJson({ title, columns, date }: ProviderList | AgentList, rows: readonly ListRow[]): string {
  const fields = columns.map(({ field }) => field);
  const records = rows.map((row) => Object.fromEntries(fields.map((field) => [field, row[field]])));
  return `${JSON.stringify({ title, publisher: brand.fullName, date, count: records.length, records }, null, 1)}\n`;
}
