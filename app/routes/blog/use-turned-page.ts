import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useReducedMotion } from '../../ui/use-reduced-motion.ts';

/**
 * After a move to another page of the list: glides to the top, and takes keyboard and screen reader there too. The
 * back button is left to the router, which finds the old place.
 */
export function useTurnedPage(list: RefObject<HTMLElement | null>) {
  const { search } = useLocation();
  const shown = useRef(search);
  const type = useNavigationType();
  const isStill = useReducedMotion();
  const turn = useEffectEvent(() => {
    list.current?.focus({ preventScroll: true });
    if (type !== 'POP') window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
  });

  useEffect(() => {
    if (shown.current === search) return;
    shown.current = search;
    turn();
  }, [search]);
}
