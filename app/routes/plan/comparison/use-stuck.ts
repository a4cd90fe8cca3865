import { useEffect, useRef, useState } from 'react';

/**
 * Tells whether a sticky element has left its place: it has when the sentinel, which covers everything above that
 * place, is out of the window. A jump of any length is noticed that way.
 */
export function useStuck() {
  const sentinel = useRef<HTMLSpanElement>(null);
  const [isStuck, setIsStuck] = useState(false);

  useEffect(() => {
    if (!sentinel.current) return;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last) setIsStuck(!last.isIntersecting);
    });
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, []);

  return { sentinel, isStuck };
}
