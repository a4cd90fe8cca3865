import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Opens the answer that the address names, before the router scrolls to it: what is closed has no place to scroll
 * to. On a page load newer browsers have done the same already, without script.
 */
export function useRevealedAnswer(): void {
  const { hash, key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each move counts, to the same answer again too
  useLayoutEffect(() => {
    const answer = document.getElementById(hash.slice(1));
    const item = answer?.closest('details');
    if (!answer || !item || item.open) return;
    item.open = true;
    answer.scrollIntoView();
  }, [hash, key]);
}
