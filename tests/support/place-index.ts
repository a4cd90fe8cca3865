import { readFileSync } from 'node:fs';
import { readProviders } from '#domain/directory/directory-records.ts';
import { indexPlaces } from '#domain/directory/index-places.ts';
import { preparePlaces } from '#domain/directory/prepare-places.ts';
import { providerLists } from '#words/directory.ts';
import { placeWords, sameNames } from '#words/directory-names.ts';

const lists = providerLists.map(({ id, kind, file }) => ({
  id,
  kind,
  records: readProviders(readFileSync(`content/directory/${file}`, 'utf8')),
}));

/** Every place of the lists that we have. */
export const prepared = preparePlaces(lists, sameNames);
export const placeIndex = indexPlaces(prepared, placeWords, sameNames);
