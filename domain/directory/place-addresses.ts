import type { Provider, ProviderListId } from '#content/schema/directory.ts';
import { foldText } from '../text/fold-text.ts';
import { readTable } from '../text/read-csv.ts';
import { areaPath, placePath, providerIdentity, toSlug } from './place-path.ts';
import { type ListedPlace, type ListedRecords, preparePlaces } from './prepare-places.ts';

/** The columns of the register. */
const ADDRESS_FIELDS = ['path', 'kind', 'identity', 'name', 'lga'] as const;

/** A place as it was once listed, and the path of its page, which it keeps for ever. */
export type PlaceAddress = Record<(typeof ADDRESS_FIELDS)[number], string> & { kind: ListedPlace['kind'] };

export function readPlaceAddresses(csv: string): PlaceAddress[] {
  return readTable(csv).map((row) => ({
    path: row('path'),
    kind: row('kind') === 'pharmacy' ? 'pharmacy' : 'hospital',
    identity: row('identity'),
    name: row('name'),
    lga: row('lga'),
  }));
}

/** Gives each record the slug of its page where that is another than its name makes. */
export function addSlugs<Records extends Record<ProviderListId, readonly Provider[]>>(
  lists: Records,
  register: readonly PlaceAddress[],
): Record<ProviderListId, Provider[]> {
  const paths = new Map(register.map(({ kind, identity, path }) => [`${kind} ${identity}`, path]));
  const add = (kind: ListedPlace['kind'], records: readonly Provider[]) =>
    records.map((record) => {
      const path = paths.get(`${kind} ${providerIdentity(record)}`);
      return !path || path === placePath(record) ? record : { ...record, slug: slugOf(path) };
    });
  return {
    'standard-jaara': add('hospital', lists['standard-jaara']),
    'standard-jaara-plus': add('hospital', lists['standard-jaara-plus']),
    pharmacies: add('pharmacy', lists.pharmacies),
  };
}

/** The rows that the register lacks: new places, and known ones whose name or address has been corrected. */
export function newAddresses(
  lists: readonly ListedRecords[],
  register: readonly PlaceAddress[],
): PlaceAddress[] {
  const rowsOf = Map.groupBy(register, ({ kind, identity }) => `${kind} ${identity}`);
  const listed = preparePlaces(lists).places.map(({ kind, record }) => {
    const identity = providerIdentity(record);
    return { kind, record, identity, known: rowsOf.get(`${kind} ${identity}`) ?? [] };
  });
  const claimed = new Set(listed.flatMap(({ known }) => known[0]?.path ?? []));
  const taken = new Set(register.map(({ path }) => path));
  const rows: PlaceAddress[] = [];
  for (const { kind, record, identity, known } of listed) {
    if (known.some(({ name }) => name === record.name)) continue;
    const path =
      known[0]?.path ?? movedFrom(kind, record, register, claimed) ?? freePath(kind, record, taken);
    claimed.add(path);
    taken.add(path);
    rows.push({ path, kind, identity, name: record.name, lga: record.lga });
  }
  return rows;
}

/** The path of the only place of this name in the LGA, if the lists no longer have it at its old address. */
function movedFrom(
  kind: ListedPlace['kind'],
  { name, lga }: Provider,
  register: readonly PlaceAddress[],
  claimed: ReadonlySet<string>,
): string | undefined {
  const isNamesake = (row: PlaceAddress) =>
    row.kind === kind && row.lga === lga && foldText(row.name) === foldText(name) && !claimed.has(row.path);
  const [path, ...more] = new Set(register.filter(isNamesake).map((row) => row.path));
  return more.length === 0 ? path : undefined;
}

/** By the name; if that is taken, with the town or the street; at last with a number. */
function freePath(kind: string, { name, address, lga }: Provider, taken: ReadonlySet<string>): string {
  const base = toSlug(name) || kind;
  const implied = new Set(['lagos', 'nigeria', toSlug(lga), `${toSlug(lga)}-lga`]);
  const parts = address.split(',').map(toSlug).reverse();
  const hints = parts.filter((part) => /[a-z]/.test(part) && !implied.has(part) && !base.endsWith(part));
  const path = (slug: string) => `${areaPath(lga)}/${slug}`;
  const readable = [base, ...hints.map((hint) => `${base}-${hint}`)].map(path);
  const free = readable.find((candidate) => !taken.has(candidate));
  if (free) return free;
  let number = 2;
  while (taken.has(path(`${base}-${number}`))) number += 1;
  return path(`${base}-${number}`);
}

function slugOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** What stands at the path of a place: the place, or what is known of one that has left the lists. */
type FoundPath = { place: ListedPlace } | { gone: PlaceAddress };

export type PlaceFinder = {
  /** The path of the place that an area and a slug name, perhaps in another area; undefined for nothing known. */
  locate(area: string, slug: string): string | undefined;
  find(path: string): FoundPath | undefined;
};

export function createPlaceFinder(
  places: readonly ListedPlace[],
  register: readonly PlaceAddress[],
): PlaceFinder {
  const listed = new Map(places.map((place) => [place.path, place]));
  // Of several rows with one path the last is the newest.
  const known = new Map(register.map((row) => [row.path, row]));
  const bySlug = Map.groupBy(listed.keys(), slugOf);

  function find(path: string): FoundPath | undefined {
    const place = listed.get(path);
    if (place) return { place };
    const gone = known.get(path);
    return gone && { gone };
  }

  /** Where a place has gone whose LGA was corrected. */
  function inOtherArea(path: string): string | undefined {
    const here = new Set(register.filter((row) => row.path === path).map(withoutArea));
    return register.find((row) => listed.has(row.path) && here.has(withoutArea(row)))?.path;
  }

  function locate(area: string, slug: string): string | undefined {
    const path = `${areaPath(area)}/${slug.toLowerCase()}`;
    if (listed.has(path)) return path;
    if (known.has(path)) return inOtherArea(path) ?? path;
    const [only, ...more] = bySlug.get(slug.toLowerCase()) ?? [];
    return more.length === 0 ? only : undefined;
  }

  return { find, locate };
}

/** Kind, address and first word of the name: see providerIdentity. */
function withoutArea({ kind, identity }: PlaceAddress): string {
  return kind + identity.slice(identity.indexOf('|'));
}
