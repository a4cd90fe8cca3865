import type { Provider } from '#content/schema/directory.ts';
import { indexPlaces, type PlaceIndex } from '#domain/directory/index-places.ts';
import { preparePlaces } from '#domain/directory/prepare-places.ts';
import type { DirectoryWords } from './directory-content.ts';
import type { Lists } from './directory-lists.ts';

const indexes = new WeakMap<readonly Provider[], PlaceIndex>();

/** All places, ready for `answerPlaceQuery`; lists never change while a page or server runs, so it is made once. */
export function placeIndexOf(
  {
    providerLists,
    placeWords,
    sameNames,
  }: Pick<DirectoryWords, 'providerLists' | 'placeWords' | 'sameNames'>,
  lists: Required<Lists>,
): PlaceIndex {
  const first = lists[providerLists[0].id];
  const known = indexes.get(first);
  if (known) return known;
  const listed = providerLists.map(({ id, kind }) => ({ id, kind, records: lists[id] }));
  const index = indexPlaces(preparePlaces(listed, sameNames), placeWords, sameNames);
  indexes.set(first, index);
  return index;
}
