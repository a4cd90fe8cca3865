import type {
  DatedProviderLists,
  Field,
  Provider,
  ProviderList,
  ProviderListId,
} from '#content/schema/directory.ts';
import type { LgaCouncils } from '#domain/directory/directory-records.ts';
import {
  type DirectoryState,
  directoryEntries,
  directoryHref,
  everywhereParam,
  parseDirectoryState,
} from '#domain/directory/directory-state.ts';
import type { PlaceHints, PlaceWords } from '#domain/directory/index-places.ts';
import type { Lga } from '#domain/directory/lgas.ts';
import { sortByName } from '#domain/text/compare-text.ts';
import type * as words from '#words/islands/directory.ts';
import { createWords } from '../../islands/define-island.ts';
import type { ChangeState, UrlFormat } from '../../ui/url-state/use-url-state.ts';

export type DirectoryWords = typeof words;

/** The lists loaded so far, each complete. */
export type Lists = Partial<Record<ProviderListId, readonly Provider[]>>;

/** Serialised into the page. */
export type DirectoryData = {
  search: string;
  needed: ProviderListId[];
  listHrefs: Record<ProviderListId, string>;
  totals: Record<ProviderListId, number>;
  dates: Record<ProviderListId, string>;
  lgas: Lga[];
  publicUrl: string;
  placeHints: PlaceHints;
  pageWords: Omit<PlaceWords, keyof DirectoryWords['nameWords']>;
  /** Whether services or hours of any place are confirmed, so that there is something to find by them. */
  hasCare: boolean;
  /** By each search of the page's address that was cut: says so. */
  cutNotes?: Readonly<Record<string, string>>;
};

type Facts = Omit<DirectoryData, 'search' | 'needed'>;

/** What does not change while the page is open. */
export type DirectoryContent = Omit<DirectoryWords, 'providerLists' | 'nameWords'> &
  Facts & {
    providerLists: DatedProviderLists;
    councils: LgaCouncils;
    placeWords: PlaceWords;
    urlFormat: UrlFormat<DirectoryState>;
  };

export type DirectoryStateProps = { state: DirectoryState; change: ChangeState<DirectoryState> };

export const [ContentProvider, useContent] = createWords<DirectoryContent>();

export function createContent(words: DirectoryWords, facts: Facts): DirectoryContent {
  const providerLists = words.providerLists.map((list) => ({
    ...list,
    date: facts.dates[list.id],
  })) as DatedProviderLists;
  const lgaTiles = sortByName(words.lgaTiles, ({ lga }) => words.areaName(lga));
  const councils = new Map(facts.lgas.map(({ lga, lcdas }) => [lga, lcdas]));
  return {
    ...words,
    ...facts,
    placeWords: { ...words.nameWords, ...facts.pageWords },
    lgaTiles,
    providerLists,
    councils,
    urlFormat: {
      read: (params) => parseDirectoryState(params, providerLists, councils),
      href: (state) => directoryHref(state, providerLists),
    },
  };
}

/** What a list shows of a record; areas by what they are called in the language of the page. */
export function cellText(
  record: Provider,
  field: Field,
  { areaName }: Pick<DirectoryContent, 'areaName'>,
): string {
  const text = record[field] ?? '';
  return field === 'lga' || field === 'lcda' ? areaName(text) : text;
}

/** A link to a state of the page, scrolled to the top of a list. */
export function listHref(
  { providerLists, providerPage }: Pick<DirectoryContent, 'providerLists' | 'providerPage'>,
  state: DirectoryState,
  { param }: ProviderList,
): string {
  return directoryHref(state, providerLists, `#${providerPage.listId(param)}`);
}

/** All places that a search over all lists finds on one page, to be printed. */
export function foundPrintHref({ everywhere }: DirectoryState): string {
  return `/provider/list?${new URLSearchParams({ [everywhereParam]: everywhere.trim() })}`;
}

/** All rows of a section's search and filter on one page, to be printed. */
export function printHref(
  { providerLists }: Pick<DirectoryContent, 'providerLists'>,
  state: DirectoryState,
  { id, param }: ProviderList,
): string {
  const section = { ...state.sections[id], page: 1 };
  const alone = { ...state, open: id, sections: { ...state.sections, [id]: section } };
  const own = directoryEntries(alone, providerLists).filter(
    ([name]) => name === 'open' || name.startsWith(`${param}-`),
  );
  return `/provider/list${own.length > 0 ? `?${new URLSearchParams(own)}` : ''}`;
}
