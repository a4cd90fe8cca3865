import type { ListRow } from '#app/desk/lists/list-service.ts';
import type { Directory } from '#app/site.ts';
import type { Provider, ProviderListId } from '#content/schema/directory.ts';
import type { PlacePath } from '#domain/directory/place-paths.ts';
import { providerIdentity } from '#domain/directory/prepare-places.ts';
import { providerLists } from '#words/directory.ts';
import type { Database } from '../../../database/schema.ts';
import { findVersion, listVersions } from '../../directory/directory-repository.ts';
import { kindOf, readStoredList } from '../../directory/list-kinds.ts';

/** What the form of a closed place was made from, in the place of the text of a listed one. */
export const CLOSED = 'closed';
/** Whoever closed a place longer ago types it again. */
const MOST_VERSIONS = 300;
/** Closing a place publishes its lists one after the other. */
const AT_ONCE_MS = 60_000;

/** Those that have left the lists, without those that have only moved to another LGA. */
export function closedPlaces({ finder }: Directory): PlacePath[] {
  return finder.gone.filter(({ path }) => {
    const [area = '', slug = ''] = path.split('/').slice(2);
    return finder.locate(area, slug) === path;
  });
}

/** What was known of a place when it was listed last, and the lists that it left then. */
export async function readClosed(
  database: Database,
  { path, kind, name, lga }: PlacePath,
  register: readonly PlacePath[],
): Promise<{ row: ListRow; lists: ProviderListId[] }> {
  const identities = new Set(register.filter((known) => known.path === path).map(({ identity }) => identity));
  const ofKind = providerLists.filter((list) => list.kind === kind);
  const found = await Promise.all(ofKind.map(({ id }) => findLast(database, id, identities)));
  const last = found.filter((left) => left !== undefined);
  const latest = Math.max(...last.map(({ leftAt }) => leftAt));
  const together = last.filter(({ leftAt }) => latest - leftAt < AT_ONCE_MS);
  return { row: together[0]?.row ?? { name, lga }, lists: together.map(({ list }) => list) };
}

async function findLast(database: Database, list: ProviderListId, identities: ReadonlySet<string>) {
  const versions = (await listVersions(database, list)).slice(0, MOST_VERSIONS);
  for (const [index, { number }] of versions.entries()) {
    const version = await findVersion(database, list, number);
    const row = readStoredList(kindOf(list), version?.csv ?? '').find((each) =>
      identities.has(providerIdentity(each as Provider)),
    );
    if (row) return { list, row, leftAt: Date.parse(versions[index - 1]?.publishedAt ?? '') || 0 };
  }
  return undefined;
}
