import { providerLists } from '#content/directory.ts';
import { placeWords, sameNames } from '#content/directory-names.ts';
import type { PlaceIndex } from '#domain/directory/index-places.ts';
import type { Directory } from '../../site.ts';
import { placeIndexOf } from './place-index.ts';

/** All places on the server, ready for `answerPlaceQuery`. */
export function indexDirectory({ records }: Directory): PlaceIndex {
  return placeIndexOf({ providerLists, placeWords, sameNames }, records);
}
