import type { PlaceEdit, PlaceTwin } from '#app/desk/places/place-service.ts';
import type { Provider } from '#content/schema/directory.ts';
import { providerIdentity } from '#domain/directory/prepare-places.ts';
import { companyWords } from '#domain/text/company-words.ts';
import { foldText } from '#domain/text/fold-text.ts';
import { spell, typingErrors } from '#domain/text/similar-words.ts';

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
const LONG_FORMS: Readonly<Record<string, string>> = { st: 'saint' };

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
  return words.every((word, at) => typingErrors(spell(word), spell(others[at] ?? '')) !== undefined);
}

function looksOf({ name = '', address = '', lga = '' }: Partial<Named>): Looks {
  return { lga, words: wordsOf(name), address: addressOf(providerIdentity({ name, address, lga })) };
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
  const own = words.filter((word) => !COMMON.has(word));
  return own.length > 0 ? own : words;
}
