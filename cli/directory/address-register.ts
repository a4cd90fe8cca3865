import { providerLists } from '#content/directory.ts';
import type { ListId, Provider } from '#content/schema/directory.ts';
import {
  ADDRESS_FIELDS,
  newAddresses,
  type PlaceAddress,
  readPlaceAddresses,
} from '#domain/directory/place-addresses.ts';
import { writeCsv } from '#domain/text/read-csv.ts';
import { readContentFile, readDirectory } from './content-files.ts';

/** The paths of all places that were ever listed; rows are added and never taken away. */
export const ADDRESS_FILE = 'place-addresses.csv';

type NewList = { id: ListId; records: readonly Provider[] };

export function readRegister(root?: string): PlaceAddress[] {
  return readPlaceAddresses(readContentFile(ADDRESS_FILE, root));
}

/** The rows that the register lacks for the stored lists, one of them replaced by `instead`. */
export function missingAddresses(root: string, instead?: NewList): PlaceAddress[] {
  const stored = readDirectory(root);
  const lists = providerLists.map(({ id, kind }) => ({
    id,
    kind,
    records: instead?.id === id ? instead.records : stored[id],
  }));
  return newAddresses(lists, readRegister(root));
}

/** The text of the register with more rows at its end. */
export function addedToRegister(root: string, rows: readonly PlaceAddress[]): string {
  const added = writeCsv(rows.map((row) => ADDRESS_FIELDS.map((field) => row[field])));
  return readContentFile(ADDRESS_FILE, root) + added;
}
