import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * The router scrolls to the place that a link names; this brings the focus there too, so that keyboard and screen
 * reader go on at the top of the list. Going back leaves the focus alone.
 */
export function useHashFocus(): void {
  const { hash, key } = useLocation();
  const isLink = useNavigationType() !== 'POP';

  // biome-ignore lint/correctness/useExhaustiveDependencies: each move counts, to the same place again too
  useEffect(() => {
    if (isLink && hash) document.getElementById(hash.slice(1))?.focus({ preventScroll: true });
  }, [key, hash, isLink]);
}
