import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readRegister } from '#cli/directory/address-register.ts';
import { readDirectory } from '#cli/directory/content-files.ts';
import { agentList, providerLists } from '#content/directory.ts';
import { openDataHref } from '#content/resources.ts';
import type { AgentList, ListId, Provider, ProviderList } from '#content/schema/directory.ts';
import { brand } from '#content/site.ts';
import { addSlugs } from '#domain/directory/place-addresses.ts';
import { writeCsv } from '#domain/text/read-csv.ts';
import type { ListRow } from '#server/features/directory/list-kinds.ts';

/** Every row of the CSV carries the date of its list, since the file has no other place for it. */
const DATE_COLUMN = 'list_date';

/** Long enough that two versions of a list never collide. */
const VERSION_CHARACTERS = 10;

/**
 * Writes each list as CSV and as JSON, with the columns in the page's order, and for the server the URLs at which
 * browsers fetch the lists of /provider.
 */
export async function writeOpenData(clientDir: string): Promise<void> {
  const stored = readDirectory();
  const records = { ...stored, ...addSlugs(stored, readRegister()) };
  const files = [...providerLists, agentList].map((list) => ({
    id: list.id,
    csv: { href: openDataHref(list.file, 'csv'), text: toCsv(list, records[list.id]) },
    json: { href: openDataHref(list.file, 'json'), text: toJson(list, records[list.id]) },
  }));
  const isForBrowsers = ({ id }: { id: ListId }) => providerLists.some((list) => list.id === id);
  const hrefs = files.filter(isForBrowsers).map(({ id, json }) => [id, withVersion(json)]);
  const folders = ['data', '.vite'].map((folder) => mkdir(join(clientDir, folder), { recursive: true }));
  await Promise.all(folders);
  await Promise.all([
    ...files
      .flatMap(({ csv, json }) => [csv, json])
      .map(({ href, text }) => writeFile(join(clientDir, href), text)),
    writeFile(join(clientDir, '.vite/lists.json'), JSON.stringify(Object.fromEntries(hrefs))),
  ]);
}

/** A URL that changes with the file, so that browsers may cache it for ever. */
function withVersion({ href, text }: { href: string; text: string }): string {
  return `${href}?v=${createHash('sha256').update(text).digest('hex').slice(0, VERSION_CHARACTERS)}`;
}

function toCsv({ columns, date }: ProviderList | AgentList, rows: readonly ListRow[]): string {
  const fields = columns.map(({ field }) => field);
  return writeCsv([
    [...fields, DATE_COLUMN],
    ...rows.map((row) => [...fields.map((field) => row[field] ?? ''), date]),
  ]);
}

function toJson(
  { title, columns, date }: ProviderList | AgentList,
  rows: readonly (ListRow & Pick<Provider, 'slug'>)[],
): string {
  const fields = [...columns.map(({ field }) => field), 'slug'] as const;
  const records = rows.map((row) => Object.fromEntries(fields.map((field) => [field, row[field]])));
  return JSON.stringify({ title, publisher: brand.fullName, date, count: records.length, records });
}
