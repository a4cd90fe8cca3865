import { providerLists } from '#content/directory.ts';
import type { ProviderListId } from '#content/schema/directory.ts';
import { countByLga, type LgaCounts } from '#rules/count-by-lga.ts';
import { parseDirectoryState } from '#rules/directory-query-string.ts';
import { fetchedLists, fetchLists } from './directory-lists.ts';
import { places } from './directory-places.ts';
import { type DirectoryView, viewFound, viewSection, whenComplete } from './directory-view.ts';

export type DirectoryData = {
  totals: Record<ProviderListId, number>;
  lgas: LgaCounts[];
  view: DirectoryView;
};

/** What the first HTML needs of the lists, and no more. */
export async function loadDirectory(params: URLSearchParams): Promise<DirectoryData> {
  await fetchLists(providerLists.map(({ id }) => id));
  const lists = whenComplete(fetchedLists());
  if (!lists) throw new Error('A provider list is missing');
  const { open, everywhere, sections } = parseDirectoryState(params, providerLists, places);
  const records = {
    'standard-jaara': lists['standard-jaara'].records,
    'standard-jaara-plus': lists['standard-jaara-plus'].records,
    pharmacies: lists.pharmacies.records,
  };
  return {
    totals: {
      'standard-jaara': records['standard-jaara'].length,
      'standard-jaara-plus': records['standard-jaara-plus'].length,
      pharmacies: records.pharmacies.length,
    },
    lgas: countByLga([...places.keys()], records),
    view: {
      section: open ? viewSection(lists, open, sections[open]) : undefined,
      found: viewFound(lists, everywhere),
    },
  };
}
