import { providerLists } from '#content/directory.ts';
import { providerPage } from '#content/provider-page.ts';
import type { ProviderList } from '#content/schema/directory.ts';
import { directoryHref } from '#rules/directory-query-string.ts';
import { type DirectoryState, showLga } from '#rules/directory-state.ts';

/** The list that a chosen place is shown in: the open one, or else the first. */
export function listForPlaces({ open }: DirectoryState): ProviderList {
  return providerLists.find(({ id }) => id === open) ?? providerLists[0];
}

export function lgaHref(state: DirectoryState, { id, param }: ProviderList, lga: string): string {
  return directoryHref(showLga(state, id, lga), providerLists, `#${providerPage.listId(param)}`);
}
