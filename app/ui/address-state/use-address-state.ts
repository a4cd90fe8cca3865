import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

const TYPING_PAUSE_MS = 250;

/** How a state is read from the address and written into it; the same object for good. */
export type AddressForm<State> = {
  read: (params: URLSearchParams) => State;
  href: (state: State) => string;
};

/** What is typed or counted step by step replaces the address; what is chosen can be undone by the back button. */
export type ChangeState<State> = (make: (state: State) => State, step?: 'push' | 'replace') => void;

/**
 * The state of an island that lives in the address, so that a reload, a shared link and the back button keep it.
 * `search` is the query for which the server has rendered it. `follow` belongs on the island's outermost element:
 * links to another state of the same page then change the state instead of loading a document.
 */
export function useAddressState<State>(form: AddressForm<State>, search: string) {
  const [state, setState] = useState(() => form.read(new URLSearchParams(search)));
  const latest = useRef(state);
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = useCallback((next: State) => {
    latest.current = next;
    setState(next);
  }, []);

  /** The address follows when somebody stops typing: Safari allows 100 changes in 30 seconds. */
  const writeTyped = useCallback(() => {
    if (typing.current === undefined) return;
    clearTimeout(typing.current);
    typing.current = undefined;
    history.replaceState(history.state, '', form.href(latest.current));
  }, [form]);

  const change = useCallback<ChangeState<State>>(
    (make, step = 'push') => {
      const next = make(latest.current);
      if (next === latest.current) return;
      if (step === 'push') {
        writeTyped();
        history.pushState(null, '', form.href(next));
      } else {
        clearTimeout(typing.current);
        typing.current = setTimeout(writeTyped, TYPING_PAUSE_MS);
      }
      show(next);
    },
    [form, show, writeTyped],
  );

  useEffect(() => {
    function goBack() {
      clearTimeout(typing.current);
      typing.current = undefined;
      show(form.read(new URLSearchParams(location.search)));
    }
    addEventListener('popstate', goBack);
    addEventListener('pagehide', writeTyped);
    return () => {
      removeEventListener('popstate', goBack);
      removeEventListener('pagehide', writeTyped);
    };
  }, [form, show, writeTyped]);

  const follow = useCallback(
    (event: MouseEvent) => {
      const url = linkedState(event);
      if (!url) return;
      event.preventDefault();
      writeTyped();
      history.pushState(null, '', url);
      flushSync(() => show(form.read(url.searchParams)));
      goToPlace(url.hash);
    },
    [form, show, writeTyped],
  );

  return { state, change, follow };
}

/** Where a plain press on a link leads, if that is another state of this very page. */
function linkedState(event: MouseEvent): URL | undefined {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
  if (event.defaultPrevented || !isPlain || !link || link.target || link.hasAttribute('download'))
    return undefined;
  const url = new URL(link.href);
  const isThisPage = url.origin === location.origin && url.pathname === location.pathname;
  // The browser itself leads to another place of the same state.
  return isThisPage && url.search !== location.search ? url : undefined;
}

/** Brings eye and focus to the place that a link names, so that keyboard and screen reader go on there. */
export function goToPlace(hash: string): void {
  const place = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!place) return;
  place.scrollIntoView();
  place.focus({ preventScroll: true });
}
