import type { Provider } from '#content/schema/directory.ts';
import { indexPlaces, type PlaceIndex } from '#domain/directory/index-places.ts';
import { preparePlaces } from '#domain/directory/prepare-places.ts';
import type { DirectoryWords } from './directory-content.ts';
import type { Lists } from './directory-lists.ts';

type Words = Pick<DirectoryWords, 'providerLists' | 'placeWords' | 'sameNames'>;

const indexes = new WeakMap<readonly Provider[], { lists: Required<Lists>; index: PlaceIndex }>();

/** All places, ready for `answerPlaceQuery`; made once for the same lists. */
export function placeIndexOf(
  { providerLists, placeWords, sameNames }: Words,
  lists: Required<Lists>,
): PlaceIndex {
  const first = lists[providerLists[0].id];
  const known = indexes.get(first);
  if (known && providerLists.every(({ id }) => known.lists[id] === lists[id])) return known.index;
  const listed = providerLists.map(({ id, kind }) => ({ id, kind, records: lists[id] }));
  const index = indexPlaces(preparePlaces(listed, sameNames), placeWords, sameNames);
  indexes.set(first, { lists, index });
  return index;
}
