import type { PlaceIndex } from '#domain/directory/index-places.ts';
import { providerLists } from '#words/directory.ts';
import { placeWords, sameNames } from '#words/directory-names.ts';
import type { Directory } from '../../site.ts';
import { placeIndexOf } from './place-index.ts';

/** All places on the server, ready for `answerPlaceQuery`. */
export function indexDirectory({ records }: Directory): PlaceIndex {
  return placeIndexOf({ providerLists, placeWords, sameNames }, records);
}
