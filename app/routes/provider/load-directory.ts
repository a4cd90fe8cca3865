import * as words from '#content/en/directory.ts';
import { answerPlaceQuery } from '#domain/directory/answer-place-query.ts';
import { everywhereParam } from '#domain/directory/directory-query-string.ts';
import type { ListedPlace } from '#domain/directory/prepare-places.ts';
import { truncateSearch } from '#domain/text/truncate-search.ts';
import type { Site } from '../../site.ts';
import { allAreas, everyList, placeIndex } from './all-places.ts';
import { createContent, type DirectoryData } from './directory-content.ts';
import type { Lists } from './directory-lists.ts';
import { listsNeeded, viewRows, viewSection } from './directory-view.ts';

export type LoadedDirectory = { data: DirectoryData; lists: Lists };

const NO_TOTALS = { 'standard-jaara': 0, 'standard-jaara-plus': 0, pharmacies: 0 };

/** All rows of the open list's search and filter. */
export async function loadRows(query: URLSearchParams) {
  const content = createContent(words, { lgas: [...(await allAreas())], totals: NO_TOTALS, publicUrl: '' });
  const { open, sections } = content.address.read(query);
  const id = open ?? words.providerLists[0].id;
  const list = words.providerLists.find((known) => known.id === id) ?? words.providerLists[0];
  return { list, query: sections[id], rows: viewRows(content, await everyList(), id, sections[id]) };
}

/** All places that a search over all lists finds; undefined without such a search. */
export async function loadFound(query: URLSearchParams): Promise<ListedPlace[] | undefined> {
  const text = truncateSearch(query.get(everywhereParam) ?? '').trim();
  return text === '' ? undefined : answerPlaceQuery(await placeIndex(), text).found.map(({ place }) => place);
}

/** The data serialised into the page, and the lists needed to render it, which the browser will fetch. */
export async function loadDirectory(
  query: URLSearchParams,
  { listHrefs, publicUrl }: Pick<Site, 'listHrefs' | 'publicUrl'>,
): Promise<LoadedDirectory> {
  const [every, lgas] = [await everyList(), [...(await allAreas())]];
  const totals = {
    'standard-jaara': every['standard-jaara'].length,
    'standard-jaara-plus': every['standard-jaara-plus'].length,
    pharmacies: every.pharmacies.length,
  };
  const content = createContent(words, { lgas, totals, publicUrl });
  const state = content.address.read(query);
  const { open, sections } = state;
  const section = open ? viewSection(content, every, open, sections[open]) : undefined;
  const needed = listsNeeded(content, state, section);
  return {
    data: { search: query.toString(), needed, listHrefs, totals, lgas, publicUrl },
    lists: Object.fromEntries(needed.map((id) => [id, every[id]])),
  };
}
