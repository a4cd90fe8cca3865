import { useCallback } from 'react';
import { providerLists } from '#content/directory.ts';
import { directoryHref, parseDirectoryState } from '#rules/directory-query-string.ts';
import type { DirectoryState } from '#rules/directory-state.ts';
import { type ChangeState, useAddressState } from '../../ui/address-state/use-address-state.ts';
import { fetchListsAhead } from './directory-lists.ts';
import { places } from './directory-places.ts';
import { listsNeeded } from './directory-view.ts';

type ChangeDirectory = ChangeState<DirectoryState>;

export type DirectoryStateProps = { state: DirectoryState; change: ChangeDirectory };

const directoryAddress = {
  read: (params: URLSearchParams) => keepIdentity(parseDirectoryState(params, providerLists, places)),
  href: (state: DirectoryState) => directoryHref(state, providerLists),
};

/** The state of the page, which lives in the address. `change` stays the same function for good. */
export function useDirectoryState(): DirectoryStateProps {
  const { state, change: changeAddress } = useAddressState(directoryAddress);

  const change = useCallback<ChangeDirectory>(
    (make, step) =>
      changeAddress((current) => {
        const next = keepIdentity(make(current));
        fetchListsAhead(listsNeeded(next));
        return next;
      }, step),
    [changeAddress],
  );

  return { state, change };
}

let last: { href: string; state: DirectoryState } | undefined;

/** The state that is shown ahead and the one that the address then gives are one object: nothing renders twice. */
function keepIdentity(state: DirectoryState): DirectoryState {
  const href = directoryHref(state, providerLists);
  if (last?.href !== href) last = { href, state };
  return last.state;
}
