import { newAddresses, type PlaceAddress, readPlaceAddresses } from '#domain/directory/place-addresses.ts';
import { providerLists } from '#words/directory.ts';
import { readContentFile, readDirectory } from './content-files.ts';

/** The paths of all places that were ever listed; rows are added and never taken away. */
export const ADDRESS_FILE = 'place-addresses.csv';

export function readRegister(root?: string): PlaceAddress[] {
  return readPlaceAddresses(readContentFile(ADDRESS_FILE, root));
}

/** The rows that the register lacks for the lists. */
export function missingAddresses(root: string): PlaceAddress[] {
  const stored = readDirectory(root);
  const lists = providerLists.map(({ id, kind }) => ({ id, kind, records: stored[id] }));
  return newAddresses(lists, readRegister(root));
}
