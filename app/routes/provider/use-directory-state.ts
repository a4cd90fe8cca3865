import { startTransition, useCallback, useMemo, useOptimistic, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { providerLists } from '#content/directory.ts';
import { directoryHref, parseDirectoryState } from '#rules/directory-query-string.ts';
import type { DirectoryState } from '#rules/directory-state.ts';
import { fetchListsAhead } from './directory-lists.ts';
import { places } from './directory-places.ts';
import { listsNeeded } from './directory-view.ts';

const TYPING_PAUSE_MS = 250;

type MakeState = (state: DirectoryState) => DirectoryState;
/** What is typed letter by letter replaces the address; what is chosen can be undone by the back button. */
type HistoryStep = 'push' | 'replace';

type ChangeDirectory = (make: MakeState, step?: HistoryStep) => void;

export type DirectoryStateProps = { state: DirectoryState; change: ChangeDirectory };

/** The state of the page, which lives in the address. `change` stays the same function for good. */
export function useDirectoryState(): DirectoryStateProps {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const given = useMemo(() => readState(search), [search]);
  // The router shows a new address in a transition; until then the page already shows what it will be.
  const [state, showAhead] = useOptimistic(given);
  // While the router waits for a list, the next change must build on the one before.
  const ahead = useRef<DirectoryState>(undefined);

  const change = useCallback(
    (make: MakeState, step: HistoryStep = 'push') => {
      const current = ahead.current ?? readState(new URLSearchParams(window.location.search));
      const next = keepIdentity(make(current));
      if (next === current) return;
      ahead.current = next;
      fetchListsAhead(listsNeeded(next));
      startTransition(async () => {
        showAhead(next);
        if (step === 'push' || (await isPause(() => ahead.current === next)))
          await navigate(directoryHref(next, providerLists), {
            replace: step === 'replace',
            preventScrollReset: true,
          });
        if (ahead.current === next) ahead.current = undefined;
      });
    },
    [navigate, showAhead],
  );

  return { state, change };
}

function readState(params: URLSearchParams): DirectoryState {
  return keepIdentity(parseDirectoryState(params, providerLists, places));
}

/**
 * The address follows when somebody stops typing: moving on with every letter would render every link of the page
 * each time, and Safari allows 100 such moves in 30 seconds. A link pressed meanwhile goes first.
 */
async function isPause(isLatest: () => boolean): Promise<boolean> {
  const { href } = window.location;
  await new Promise((resolve) => setTimeout(resolve, TYPING_PAUSE_MS));
  return isLatest() && window.location.href === href;
}

let last: { href: string; state: DirectoryState } | undefined;

/** The state that is shown ahead and the one that the address then gives are one object: nothing renders twice. */
function keepIdentity(state: DirectoryState): DirectoryState {
  const href = directoryHref(state, providerLists);
  if (last?.href !== href) last = { href, state };
  return last.state;
}
