import { answerPlaceQuery } from '#domain/directory/answer-place-query.ts';
import { everywhereParam, sectionParam } from '#domain/directory/directory-state.ts';
import type { PlaceIndex } from '#domain/directory/index-places.ts';
import type { ListedPlace } from '#domain/directory/prepare-places.ts';
import { truncateSearch } from '#domain/text/truncate-search.ts';
import { placeHints } from '#facts/place-hints.ts';
import { providerLists } from '#words/directory.ts';
import { pageWords, placeWords, sameNames } from '#words/directory-names.ts';
import * as words from '#words/islands/directory.ts';
import type { Directory } from '../../site.ts';
import { cutNote } from '../search/cut-note.ts';
import { createContent, type DirectoryData, type Lists } from './directory-content.ts';
import { listsNeeded, placeIndexOf, viewRows, viewSection } from './directory-view.ts';

export function loadRows(query: URLSearchParams, directory: Directory) {
  const content = createContent(words, factsOf(directory, ''));
  const { open, sections } = content.urlFormat.read(query);
  const [first] = content.providerLists;
  const list = content.providerLists.find(({ id }) => id === open) ?? first;
  const section = sections[list.id];
  const note = cutNote(query.get(everywhereParam) || query.get(sectionParam(list, 'search')));
  return { list, query: section, rows: viewRows(content, directory.records, list.id, section), note };
}

/** All places that a search over all lists finds; undefined without such a search. */
export function loadFound(query: URLSearchParams, directory: Directory): ListedPlace[] | undefined {
  const text = truncateSearch(query.get(everywhereParam) ?? '').trim();
  return text === ''
    ? undefined
    : answerPlaceQuery(indexDirectory(directory), text).found.map(({ place }) => place);
}

type PublicDirectory = { directory: Directory; publicUrl: string };

/** The data serialised into the page, and the lists needed to render it, which the browser will fetch. */
export function loadDirectory(query: URLSearchParams, { directory, publicUrl }: PublicDirectory) {
  const { records } = directory;
  const facts = factsOf(directory, publicUrl);
  const content = createContent(words, facts);
  const state = content.urlFormat.read(query);
  const { open, sections } = state;
  const section = open ? viewSection(content, records, open, sections[open]) : undefined;
  const needed = listsNeeded(content, state, section);
  const cutNotes = Object.fromEntries(
    [...query.values()].flatMap((value) => {
      const note = cutNote(value);
      return note ? [[truncateSearch(value), note]] : [];
    }),
  );
  const data: DirectoryData = { search: query.toString(), needed, ...facts, cutNotes };
  const lists: Lists = Object.fromEntries(needed.map((id) => [id, records[id]]));
  return { data, lists };
}

function factsOf(directory: Directory, publicUrl: string) {
  const { records, providerLists, areas, listHrefs } = directory;
  const [jaara, plus, pharmacies] = providerLists;
  return {
    totals: {
      'standard-jaara': records['standard-jaara'].length,
      'standard-jaara-plus': records['standard-jaara-plus'].length,
      pharmacies: records.pharmacies.length,
    },
    dates: { 'standard-jaara': jaara.date, 'standard-jaara-plus': plus.date, pharmacies: pharmacies.date },
    lgas: [...areas],
    listHrefs,
    publicUrl,
    placeHints,
    pageWords,
    hasCare: hasCare(directory),
  };
}

/** Whether services or opening hours of any place are known. */
export function hasCare({ places }: Pick<Directory, 'places'>): boolean {
  return places.some(({ record }) => record.services || record.hours);
}

export function indexDirectory({ records }: Directory): PlaceIndex {
  return placeIndexOf({ providerLists, placeWords, sameNames, placeHints }, records);
}
