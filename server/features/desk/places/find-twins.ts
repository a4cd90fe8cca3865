import type { PlaceEdit, PlaceTwin } from '#app/desk/places/place-service.ts';
import type { Provider } from '#content/schema/directory.ts';
import { providerIdentity } from '#domain/directory/prepare-places.ts';
import { companyWords } from '#domain/text/company-words.ts';
import { foldText } from '#domain/text/fold-text.ts';
import { editDistance, mayBeClose, spell, typingErrors } from '#domain/text/similar-words.ts';

/**
 * What one list writes in a name and another leaves out, or writes in the plural. Not all that the search leaves out:
 * "Mercy Maternity" and "Mercy Specialist Hospital" are two places, though a visitor may mix them up.
 */
const COMMON = new Set([
  ...companyWords,
  ...['the', 'and'],
  ...['hospital', 'hospitals', 'clinic', 'clinics', 'medical', 'centre', 'centres', 'center', 'centers'],
  ...['pharmacy', 'pharmacies', 'pharm', 'chemist', 'chemists', 'stores'],
]);
const COMMON_SPELLINGS = [...COMMON].filter((word) => word.length > 5).map(spell);
const LONG_FORMS: Readonly<Record<string, string>> = { st: 'saint' };
/** As they end a part of an address; "St." before a name is a saint. */
const STREETS: Readonly<Record<string, string>> = {
  ...{ rd: 'road', st: 'street', str: 'street', strt: 'street', ave: 'avenue', av: 'avenue' },
  ...{ cl: 'close', cres: 'crescent', crs: 'crescent', blvd: 'boulevard', expy: 'expressway' },
};
/** Of shorter words one letter more, less or other is forgiven where another word of the name is the same. */
const SHORTEST_SLIP = 4;

type Named = Pick<Provider, 'name' | 'address' | 'lga'>;
type Looks = { lga: string; words: string[]; address: string };
export type KnownPlace = Omit<PlaceTwin, 'isSameAddress'> & { kind: string; identity: string };

/** The places that may be the one that is added, renamed or moved; what was alike before is no news. */
export function findTwins(
  known: readonly KnownPlace[],
  { path, kind, lists }: Pick<PlaceEdit, 'path' | 'kind' | 'lists'>,
  row: Partial<Named>,
  before: Partial<Named> | undefined,
): PlaceTwin[] {
  if (lists.length === 0) return [];
  const [now, earlier] = [looksOf(row), before && looksOf(before)];
  return known
    .filter((place) => place.kind === kind && place.path !== path)
    .map((place) => ({ ...place, ...looksOfKnown(place) }))
    .filter((place) => areAlike(now, place) && !(earlier && areAlike(earlier, place)))
    .map(({ path: twin, name, lga, isClosed, address }) => {
      const isSameAddress = address === now.address;
      return { path: twin, name, lga, isClosed, isSameAddress };
    });
}

/** Within an LGA one of the two is enough: branches have one name, and a house of doctors one address. */
function areAlike(one: Looks, other: Looks): boolean {
  const isSameAddress = one.address !== '' && one.address === other.address;
  if (one.lga !== other.lga) return isSameAddress && areNear(one.words, other.words);
  return isSameAddress || areNear(one.words, other.words);
}

/** As the site's search finds names: a few slips in a word of some length, none in a short one. */
function areNear(words: readonly string[], others: readonly string[]): boolean {
  if (words.join('') === others.join('')) return true;
  if (words.length !== others.length) return false;
  const isSure = words.some((word, at) => word.length >= SHORTEST_SLIP && word === others[at]);
  return words.every((word, at) => {
    const other = others[at] ?? '';
    if (typingErrors(spell(word), spell(other)) !== undefined) return true;
    const isLong = Math.min(word.length, other.length) >= SHORTEST_SLIP;
    return isSure && isLong && editDistance(word, other, 1) !== undefined;
  });
}

/** The key of a place in which "Rd" is "Road"; the site's own keys keep what a list writes. */
export function spelledOut({ name, address, lga }: Named): string {
  const parts = address
    .split(',')
    .map((part) =>
      foldText(part).replace(/\S+$/, (last) =>
        Object.hasOwn(STREETS, last) ? (STREETS[last] ?? last) : last,
      ),
    );
  return providerIdentity({ name, address: parts.join(), lga });
}

function looksOf({ name = '', address = '', lga = '' }: Partial<Named>): Looks {
  return { lga, words: wordsOf(name), address: addressOf(spelledOut({ name, address, lga })) };
}

function looksOfKnown({ name, lga, identity }: KnownPlace): Looks {
  return { lga, words: wordsOf(name), address: addressOf(identity) };
}

/** The address in the key of a place, folded; of a closed one no more is kept. */
export function addressOf(identity: string): string {
  return identity.split('|')[1] ?? '';
}

/** What tells a name from others; all of it where nothing else is left. */
function wordsOf(name: string): string[] {
  const words = foldText(name)
    .split(' ')
    .map((word) => LONG_FORMS[word] ?? word);
  const own = words.filter((word) => !isCommon(word));
  return own.length > 0 ? own : words;
}

/** Also with a slip, as in "Hospitl"; never a word such as "Central". */
function isCommon(word: string): boolean {
  if (COMMON.has(word)) return true;
  const spelling = spell(word);
  return COMMON_SPELLINGS.some(
    (common) =>
      mayBeClose(spelling.letters, common.letters, 1) && editDistance(word, common.word, 1) !== undefined,
  );
}
