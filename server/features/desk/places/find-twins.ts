import type { PlaceEdit, PlaceTwin } from '#app/desk/places/place-service.ts';
import type { Provider } from '#content/schema/directory.ts';
import { providerIdentity } from '#domain/directory/prepare-places.ts';
import { createNameMatcher } from '#domain/search/match-names.ts';
import { companyWords } from '#domain/text/company-words.ts';
import { foldText } from '#domain/text/fold-text.ts';

/**
 * What one list writes in a name and another leaves out, or writes in the plural. Not all that the search leaves out:
 * "Mercy Maternity" and "Mercy Specialist Hospital" are two places, though a visitor may mix them up.
 */
const COMMON = [
  ...companyWords,
  ...['the', 'and', 'hospital', 'clinic', 'medical', 'centre', 'center'],
  ...['pharmacy', 'pharmacies', 'pharm', 'chemist', 'stores'],
];
const isCommon = createNameMatcher(COMMON.map((word) => [word, word] as const));
/** As they end a part of an address; "St." before a name is a saint. */
const STREETS = new Map(
  Object.entries({
    ...{ rd: 'road', st: 'street', str: 'street', strt: 'street', ave: 'avenue', av: 'avenue' },
    ...{ cl: 'close', cres: 'crescent', crs: 'crescent', blvd: 'boulevard', expy: 'expressway' },
  }),
);

type Named = Pick<Provider, 'name' | 'address' | 'lga'>;
export type KnownPlace = Omit<PlaceTwin, 'isSameAddress'> & { kind: string; identity: string };

/** The places that may be the one that is added, renamed or moved; what was alike before is no news. */
export function findTwins(
  known: readonly KnownPlace[],
  { path, kind, lists }: Pick<PlaceEdit, 'path' | 'kind' | 'lists'>,
  row: Partial<Named>,
  before: Partial<Named> | undefined,
): PlaceTwin[] {
  if (lists.length === 0) return [];
  const others = known.filter((place) => place.kind === kind && place.path !== path);
  const matchNames = createNameMatcher(
    others.map((place) => [ownWords(place.name).join(' '), place] as const),
  );
  const alikeTo = ({ name = '', address = '', lga = '' }: Partial<Named>) => {
    const words = ownWords(name);
    const named = new Set(
      matchNames(words).flatMap(({ at, value }) => (at.length === words.length ? value : [])),
    );
    const there = addressOf(spelledOut({ name, address, lga }));
    return others.flatMap((place) => {
      const isSameAddress = there !== '' && addressOf(place.identity) === there;
      // Within an LGA one of the two is enough: branches have one name, and a house of doctors one address.
      const isAlike =
        place.lga === lga ? isSameAddress || named.has(place) : isSameAddress && named.has(place);
      return isAlike ? [{ place, isSameAddress }] : [];
    });
  };
  const earlier = new Set(before && alikeTo(before).map(({ place }) => place));
  return alikeTo(row)
    .filter(({ place }) => !earlier.has(place))
    .map(({ place: { path: twin, name, lga, isClosed }, isSameAddress }) => {
      return { path: twin, name, lga, isClosed, isSameAddress };
    });
}

/** The key of a place in which "Rd" is "Road"; the site's own keys keep what a list writes. */
export function spelledOut({ name, address, lga }: Named): string {
  const parts = address
    .split(',')
    .map((part) => foldText(part).replace(/\S+$/, (last) => STREETS.get(last) ?? last));
  return providerIdentity({ name, address: parts.join(), lga });
}

/** The address in the key of a place, folded; of a closed one no more is kept. */
export function addressOf(identity: string): string {
  return identity.split('|')[1] ?? '';
}

/** What tells a name from others, also with a slip in the rest; all of it where nothing else is left. */
function ownWords(name: string): string[] {
  const words = foldText(name)
    .replace(/\bst\b/g, 'saint')
    .split(' ');
  const own = words.filter((word) => isCommon([word]).length === 0);
  return own.length > 0 ? own : words;
}
