import { useCallback, useState } from 'react';
import type { Provider, ProviderListId } from '#content/schema/directory.ts';

/** The lists loaded so far, each complete. */
export type Lists = Partial<Record<ProviderListId, readonly Provider[]>>;

type ListHrefs = Readonly<Record<ProviderListId, string>>;

const underWay = new Map<string, Promise<readonly Provider[]>>();

/** Fetches a list of the open data once; after a failure the next call tries again. */
function fetchList(href: string): Promise<readonly Provider[]> {
  const known = underWay.get(href);
  if (known) return known;
  const arrival = readList(href).catch((error: unknown) => {
    underWay.delete(href);
    throw error;
  });
  underWay.set(href, arrival);
  return arrival;
}

async function readList(href: string): Promise<readonly Provider[]> {
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(`${href} is answered with ${answer.status}`);
  const { records } = await answer.json();
  return records;
}

export async function fetchLists(ids: readonly ProviderListId[], hrefs: ListHrefs): Promise<Lists> {
  const entries = ids.map(async (id) => [id, await fetchList(hrefs[id])] as const);
  return Object.fromEntries(await Promise.all(entries));
}

/** The lists that the page was rendered from, and those fetched later. */
export function useLists(loaded: Lists, hrefs: ListHrefs) {
  const [lists, setLists] = useState(loaded);

  const fetchMore = useCallback(
    (ids: readonly ProviderListId[]) => {
      for (const id of ids)
        fetchList(hrefs[id]).then(
          (records) => setLists((held) => (held[id] ? held : { ...held, [id]: records })),
          // The page shows a link to a version with this list instead.
          () => undefined,
        );
    },
    [hrefs],
  );

  return { lists, fetchMore };
}
