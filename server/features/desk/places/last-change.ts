import type { PlaceKind } from '#app/desk/places/place-service.ts';
import type { Provider, ProviderListId } from '#content/schema/directory.ts';
import { providerIdentity } from '#domain/directory/prepare-places.ts';
import { providerLists } from '#words/directory.ts';
import type { Database } from '../../../database/schema.ts';
import { findVersion, listVersions } from '../../directory/directory-repository.ts';
import { kindOf, readStoredList } from '../../directory/list-kinds.ts';

/** A change of the last minutes is among these. */
const MOST_VERSIONS = 20;

export type LastChange = { by: string; at: string };

/** Who published the last version of a list that says something else of a place than the one before. */
export async function findLastChange(
  database: Database,
  kind: PlaceKind,
  identities: ReadonlySet<string>,
): Promise<LastChange | undefined> {
  const lists = providerLists.filter((list) => list.kind === kind);
  const found = await Promise.all(lists.map(({ id }) => findInList(database, id, identities)));
  return found.filter((change) => change !== undefined).sort((one, other) => (one.at < other.at ? 1 : -1))[0];
}

async function findInList(database: Database, list: ProviderListId, identities: ReadonlySet<string>) {
  const read = async (number: number) => {
    const rows = readStoredList(kindOf(list), (await findVersion(database, list, number))?.csv ?? '');
    return JSON.stringify(rows.filter((row) => identities.has(providerIdentity(row as Provider))));
  };
  const [first, ...earlier] = (await listVersions(database, list)).slice(0, MOST_VERSIONS);
  if (!first) return undefined;
  const now = await read(first.number);
  let newer = first;
  for (const version of earlier) {
    if ((await read(version.number)) !== now) return { by: newer.publishedBy, at: newer.publishedAt };
    newer = version;
  }
  return undefined;
}
