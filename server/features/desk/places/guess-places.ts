import type { Directory } from '#app/site.ts';
import type { Provider } from '#content/schema/directory.ts';
import { answerPlaceQuery } from '#domain/directory/answer-place-query.ts';
import { indexPlaces } from '#domain/directory/index-places.ts';
import type { PlacePath } from '#domain/directory/place-paths.ts';
import { preparePlaces } from '#domain/directory/prepare-places.ts';
import { providerLists } from '#words/directory.ts';
import { placeWords, sameNames } from '#words/directory-names.ts';
import { addressOf } from './find-twins.ts';

/**
 * Finds the paths of places that somebody may have meant, best first, as visitors find them: by a name with typing
 * errors, by another spelling, by an area. Closed places are found by each name that they had.
 */
export function createGuesser({ records }: Pick<Directory, 'records'>, closed: readonly PlacePath[]) {
  const index = indexPlaces(
    preparePlaces(
      providerLists.map(({ id, kind }, at) => {
        // Once, in the first list of their kind.
        const isFirst = providerLists.findIndex((list) => list.kind === kind) === at;
        const gone = isFirst ? closed.filter((place) => place.kind === kind).map(recordOf) : [];
        return { id, kind, records: [...records[id], ...gone] };
      }),
      sameNames,
    ),
    placeWords,
    sameNames,
  );
  return (text: string) => new Set(answerPlaceQuery(index, text).found.map(({ place }) => place.path));
}

/** As much as is kept of a closed place; its address, without spaces, tells it from others of its name. */
function recordOf({ path, name, lga, identity }: PlacePath): Provider {
  return { name, lga, address: addressOf(identity), slug: path.slice(path.lastIndexOf('/') + 1) };
}
