import type { DifferingPlace, ListRow } from '#app/desk/lists/list-service.ts';
import type { ListId, Provider, ProviderListId } from '#content/schema/directory.ts';
import { compareLists } from '#domain/directory/compare-lists.ts';
import { providerIdentity } from '#domain/directory/prepare-places.ts';
import { providerLists } from '#words/directory.ts';
import type { Database } from '../../../database/schema.ts';
import {
  type CurrentLists,
  keepPath,
  publishList,
  readPlacePaths,
} from '../../directory/directory-repository.ts';
import { kindOf, readStoredList, writeList } from '../../directory/list-kinds.ts';
import { recordAction } from '../audit-repository.ts';
import { findDifferences, type OwnRow } from '../places/compare-values.ts';

/** By these a place is known again in another list. */
const IDENTIFYING = ['name', 'address', 'lga'] as const;

const identityOf = (row: ListRow) => providerIdentity(row as Provider);

function otherLists(list: ListId): ProviderListId[] {
  const kind = providerLists.find(({ id }) => id === list)?.kind;
  return providerLists.filter((other) => other.kind === kind && other.id !== list).map(({ id }) => id);
}

/** What the other lists say of each place. */
function knownElsewhere(list: ListId, lists: CurrentLists): Map<string, OwnRow[]> {
  const rows = otherLists(list).flatMap((id) =>
    readStoredList(kindOf(id), lists[id].csv).map((row) => ({ list: id, row })),
  );
  return Map.groupBy(rows, ({ row }) => identityOf(row));
}

/** The places of which a version of a list would not say the same as another list that has them, with what differs. */
export function findDiffering(list: ListId, csv: string, lists: CurrentLists): DifferingPlace[] {
  const known = knownElsewhere(list, lists);
  if (list === 'agents' || known.size === 0) return [];
  return readStoredList(kindOf(list), csv).flatMap((row) => {
    const differences = findDifferences([{ list, row }, ...(known.get(identityOf(row)) ?? [])]);
    const fields = differences.map(({ field }) => field);
    return fields.length > 0 ? [{ name: row.name ?? '', fields }] : [];
  });
}

/**
 * The places that another list has too, of which a version would change name, address or LGA so that they are known
 * again no longer: visitors would read of two.
 */
export function findSplits(list: ListId, csv: string, lists: CurrentLists) {
  const known = knownElsewhere(list, lists);
  if (known.size === 0) return [];
  const [before, now] = [lists[list].csv, csv].map((text) => readStoredList(kindOf(list), text));
  return compareLists(before ?? [], now ?? []).changed.flatMap((pair) => {
    const fields = IDENTIFYING.filter((field) => pair.before[field] !== pair.now[field]);
    const isSplit = known.has(identityOf(pair.before)) && !known.has(identityOf(pair.now));
    return isSplit ? [{ ...pair, name: pair.now.name ?? '', fields }] : [];
  });
}

/** Makes the same change in the other lists, before the list itself is published, so that each place keeps its page. */
export async function joinSplits(
  transaction: Database,
  { list, csv, person }: Pick<Parameters<typeof publishList>[1], 'list' | 'csv' | 'person'>,
  lists: CurrentLists,
): Promise<void> {
  const splits = findSplits(list, csv, lists);
  if (splits.length === 0) return;
  const { kind } = providerLists.find(({ id }) => id === list) ?? { kind: 'hospital' };
  const register = await readPlacePaths(transaction);
  const places = splits.map(({ before, now, fields }) => {
    const identity = identityOf(before);
    const path = register.find((known) => known.kind === kind && known.identity === identity)?.path ?? '';
    const pick = (row: ListRow) => Object.fromEntries(fields.map((field) => [field, row[field] ?? '']));
    return { identity, path, now, before: pick(before), after: pick(now) };
  });
  for (const { path, now } of places) await keepPath(transaction, { path, kind }, now as Provider);
  const cause = { action: 'place.edit', what: places[0]?.now.name ?? '' } as const;
  for (const other of otherLists(list)) {
    const rows = readStoredList(kindOf(other), lists[other].csv);
    const changed = rows.map((row) => ({
      ...row,
      ...places.find(({ identity }) => identity === identityOf(row))?.after,
    }));
    const text = writeList(kindOf(other), changed);
    if (text === lists[other].csv) continue;
    await publishList(transaction, { list: other, csv: text, date: lists[other].date, person, cause });
  }
  for (const { path, before, after } of places)
    await recordAction(transaction, person, { action: 'place.edit', subject: path, before, after });
}
