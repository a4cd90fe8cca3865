import type { Provider, ProviderListId } from '#content/schema/directory.ts';
import { foldText } from '../text/fold-text.ts';
import { readTable } from '../text/read-csv.ts';
import {
  areaPath,
  type ListedPlace,
  type ListedRecords,
  placePath,
  preparePlaces,
  providerIdentity,
  toSlug,
} from './prepare-places.ts';

/** A place as it was once listed, and the path of its page, which it keeps for ever. */
export type PlacePath = Record<'path' | 'identity' | 'name' | 'lga', string> & Pick<ListedPlace, 'kind'>;

export function parsePlacePaths(csv: string): PlacePath[] {
  return readTable(csv).map((row) => ({
    path: row('path'),
    kind: row('kind') === 'pharmacy' ? 'pharmacy' : 'hospital',
    identity: row('identity'),
    name: row('name'),
    lga: row('lga'),
  }));
}

/** Gives each record the slug of its page where that is another than its name makes. */
export function addSlugs(
  lists: Record<ProviderListId, readonly Provider[]>,
  register: readonly PlacePath[],
): Record<ProviderListId, Provider[]> {
  // Of several rows of one place the first has its path; the others lead there.
  const paths = new Map(
    [...register].reverse().map(({ kind, identity, path }) => [`${kind} ${identity}`, path]),
  );
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
export function newPlacePaths(lists: readonly ListedRecords[], register: readonly PlacePath[]): PlacePath[] {
  const rowsOf = Map.groupBy(register, ({ kind, identity }) => `${kind} ${identity}`);
  const listed = preparePlaces(lists).places.map(({ kind, record }) => {
    const identity = providerIdentity(record);
    return { kind, record, identity, known: rowsOf.get(`${kind} ${identity}`) ?? [] };
  });
  const namesakes = Map.groupBy(register, nameKey);
  const claimed = new Set(listed.flatMap(({ known }) => known[0]?.path ?? []));
  const taken = new Set(register.map(({ path }) => path));
  const rows: PlacePath[] = [];
  for (const { kind, record, identity, known } of listed) {
    if (known.some(({ name }) => name === record.name)) continue;
    const path =
      known[0]?.path ??
      movedFrom(namesakes.get(nameKey({ kind, ...record })) ?? [], claimed) ??
      freePath(kind, record, taken);
    claimed.add(path);
    taken.add(path);
    rows.push({ path, kind, identity, name: record.name, lga: record.lga });
  }
  return rows;
}

/**
 * The rows by which the page of a place leads to the one that it has now: after a correction was taken back, what had
 * meanwhile a page of its own is no other place.
 */
export function leadingPaths(
  kind: ListedPlace['kind'],
  corrected: readonly Record<'before' | 'now', Provider>[],
  listed: ReadonlySet<string>,
  register: readonly PlacePath[],
): PlacePath[] {
  const pathOf = (identity: string) =>
    register.find((row) => row.kind === kind && row.identity === identity)?.path;
  return corrected.flatMap(({ before, now }) => {
    const [earlier, identity] = [providerIdentity(before), providerIdentity(now)];
    const path = pathOf(earlier);
    const isLed = register.some((row) => row.path === path && row.identity === identity);
    const { name, lga } = now;
    if (!path || isLed || listed.has(earlier) || path === pathOf(identity)) return [];
    const isSamePlace = nameKey({ kind, ...before }) === nameKey({ kind, name, lga });
    return isSamePlace ? [{ path, kind, identity, name, lga }] : [];
  });
}

const nameKey = ({ kind, lga, name }: Pick<PlacePath, 'kind' | 'lga' | 'name'>) =>
  `${kind} ${lga} ${foldText(name)}`;

/** The path of the only place of this name in the LGA, if the lists no longer have it at its old address. */
function movedFrom(namesakes: readonly PlacePath[], claimed: ReadonlySet<string>): string | undefined {
  const [path, ...more] = new Set(namesakes.map((row) => row.path).filter((each) => !claimed.has(each)));
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

export type PlaceFinder = ReturnType<typeof createPlaceFinder>;

export function createPlaceFinder(places: readonly ListedPlace[], register: readonly PlacePath[]) {
  const listed = new Map(places.map((place) => [place.path, place]));
  // Of several rows with one path the last is the newest.
  const known = new Map(register.map((row) => [row.path, row]));
  const bySlug = Map.groupBy(listed.keys(), slugOf);
  const rowsAt = Map.groupBy(register, ({ path }) => path);
  const stillListed = Map.groupBy(
    register.filter(({ path }) => listed.has(path)),
    withoutArea,
  );

  /** What stands at the path of a place: the place, or what is known of one that has left the lists. */
  function find(path: string): { place: ListedPlace } | { gone: PlacePath } | undefined {
    const place = listed.get(path);
    if (place) return { place };
    const gone = known.get(path);
    return gone && { gone };
  }

  /** Where a place has gone whose LGA was corrected. */
  function inOtherArea(path: string): string | undefined {
    const found = rowsAt.get(path)?.flatMap((row) => stillListed.get(withoutArea(row)) ?? []);
    return found?.[0]?.path;
  }

  /** The path of the place that an area and a slug name, perhaps in another area; undefined for nothing known. */
  function locate(area: string, slug: string): string | undefined {
    const path = `${areaPath(area)}/${slug.toLowerCase()}`;
    if (listed.has(path)) return path;
    if (known.has(path)) return inOtherArea(path) ?? path;
    const [only, ...more] = bySlug.get(slug.toLowerCase()) ?? [];
    return more.length === 0 ? only : undefined;
  }

  /** What was once listed and is no longer. */
  const gone: readonly PlacePath[] = [...known.values()].filter(({ path }) => !listed.has(path));

  return { find, locate, gone };
}

/** Kind, address and first word of the name: see providerIdentity. */
function withoutArea({ kind, identity }: PlacePath): string {
  return kind + identity.slice(identity.indexOf('|'));
}
