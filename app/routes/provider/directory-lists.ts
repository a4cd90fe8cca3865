import { useSyncExternalStore } from 'react';
import { listTexts } from '#content/directory/list-texts.ts';
import { providerLists } from '#content/directory.ts';
import { sameNames } from '#content/directory-names.ts';
import type { ProviderList, ProviderListId } from '#content/schema/directory.ts';
import { readProviders } from '#rules/directory-records.ts';
import { type PreparedDirectory, prepareDirectory } from '#rules/prepare-directory.ts';

/** The whole lists, as far as they have been fetched. */
export type Directories = Partial<Record<ProviderListId, PreparedDirectory>>;

const NONE: Directories = {};

let fetched = NONE;
const underWay = new Map<ProviderListId, Promise<void>>();
const listeners = new Set<() => void>();

export function fetchLists(ids: readonly ProviderListId[]): Promise<unknown> {
  return Promise.all(providerLists.filter(({ id }) => ids.includes(id)).map(fetchList));
}

/** Fetches what will soon be needed. When that fails, the server answers the next question instead. */
export function fetchListsAhead(ids: readonly ProviderListId[]): void {
  fetchLists(ids).catch(() => undefined);
}

export const fetchedLists = () => fetched;

/** The lists that this browser holds: none while React takes over the server's HTML. */
export function useFetchedLists(): Directories {
  return useSyncExternalStore(subscribe, fetchedLists, () => NONE);
}

function fetchList(list: ProviderList): Promise<void> {
  const known = underWay.get(list.id);
  if (known) return known;
  const arrival = readList(list).catch((error: unknown) => {
    underWay.delete(list.id);
    throw error;
  });
  underWay.set(list.id, arrival);
  return arrival;
}

async function readList({ id, columns }: ProviderList): Promise<void> {
  const records = readProviders(await listTexts[id]());
  const directory = prepareDirectory(
    records,
    columns.map(({ field }) => field),
    sameNames,
  );
  fetched = { ...fetched, [id]: directory };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
