import { useEffect, useState } from 'react';
import { followScroll } from './follow-scroll.ts';

/** Specification, section 9. */
const SCROLL_THROTTLE_MS = 100;

export function useHiddenOnScroll(): boolean {
  const [isHidden, setIsHidden] = useState(false);

  useEffect(() => {
    let header = { y: window.scrollY, isHidden: false };
    let timer: ReturnType<typeof setTimeout> | undefined;
    function onScroll() {
      timer ??= setTimeout(() => {
        timer = undefined;
        header = followScroll(header, window.scrollY);
        setIsHidden(header.isHidden);
      }, SCROLL_THROTTLE_MS);
    }
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      clearTimeout(timer);
    };
  }, []);

  return isHidden;
}
