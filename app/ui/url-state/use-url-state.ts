import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { localPath } from '#domain/language/local-path.ts';
import { useReader } from '../link/reader.ts';

const TYPING_PAUSE_MS = 250;

/** Parses a state from the URL and writes it; must be a stable reference. */
export type UrlFormat<State> = {
  read: (params: URLSearchParams) => State;
  /** In English; what is written has the reader's language. */
  href: (state: State) => string;
};

/** Typing and stepping replace the history entry; a choice adds one, so that the back button undoes it. */
export type ChangeState<State> = (make: (state: State) => State, step?: 'push' | 'replace') => void;

/**
 * Keeps an island's state in the URL, so that it survives a reload, a shared link and the back button. `search` is the
 * query that the server has rendered. `follow` goes on the island's outermost element: links to another state of the
 * page then change the state instead of loading a document.
 */
export function useUrlState<State>(form: UrlFormat<State>, search: string) {
  const { prefix } = useReader();
  const [state, setState] = useState(() => form.read(new URLSearchParams(search)));
  const latest = useRef(state);
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const typedOn = useRef('');

  const show = useCallback((next: State) => {
    latest.current = next;
    setState(next);
  }, []);

  /** Written when typing pauses: Safari allows 100 history changes in 30 seconds. */
  const writeTyped = useCallback(() => {
    if (typing.current === undefined) return;
    clearTimeout(typing.current);
    typing.current = undefined;
    history.replaceState(history.state, '', localPath(form.href(latest.current), prefix));
  }, [form, prefix]);

  const change = useCallback<ChangeState<State>>(
    (make, step = 'push') => {
      const next = make(latest.current);
      if (next === latest.current) return;
      if (step === 'push') {
        writeTyped();
        history.pushState(null, '', localPath(form.href(next), prefix));
      } else {
        clearTimeout(typing.current);
        typing.current = setTimeout(writeTyped, TYPING_PAUSE_MS);
        typedOn.current = location.search;
      }
      show(next);
    },
    [form, prefix, show, writeTyped],
  );

  useEffect(() => {
    function goBack() {
      // A link to a place of the page, followed before what was typed is written, is no way back.
      if (typing.current !== undefined && location.search === typedOn.current) return writeTyped();
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

/** The target of a plain click on a link, if it is another state of this page. */
function linkedState(event: MouseEvent): URL | undefined {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
  if (event.defaultPrevented || !isPlain || !link || link.target || link.hasAttribute('download'))
    return undefined;
  const url = new URL(link.href);
  const isThisPage = url.origin === location.origin && url.pathname === location.pathname;
  // With the same query, the browser itself scrolls to the hash.
  return isThisPage && url.search !== location.search ? url : undefined;
}

/** Scrolls to the target of a link and moves the focus there, so that keyboard and screen reader continue from it. */
export function goToPlace(hash: string): void {
  const place = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!place) return;
  place.scrollIntoView();
  place.focus({ preventScroll: true });
}
