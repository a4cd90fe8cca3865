import { startTransition, useCallback, useOptimistic, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { cutSearch } from '#rules/cut-search.ts';

export const QUERY_NAME = 'q';
const TYPING_PAUSE_MS = 250;

export type FaqQuery = { text: string; change: (text: string) => void };

/** What is searched for lives in the address; the page shows it ahead, and the address follows when typing stops. */
export function useFaqQuery(): FaqQuery {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [text, showAhead] = useOptimistic(cutSearch(params.get(QUERY_NAME) ?? ''));
  const latest = useRef(text);

  const change = useCallback(
    (next: string) => {
      latest.current = next;
      startTransition(async () => {
        showAhead(next);
        const { href } = window.location;
        await new Promise((resolve) => setTimeout(resolve, TYPING_PAUSE_MS));
        // More was typed, or a link was followed meanwhile: that goes first.
        if (latest.current !== next || window.location.href !== href) return;
        const query = next ? `?${new URLSearchParams({ [QUERY_NAME]: next })}` : '';
        await navigate(`/faq${query}`, { replace: true, preventScrollReset: true });
      });
    },
    [navigate, showAhead],
  );

  return { text, change };
}
