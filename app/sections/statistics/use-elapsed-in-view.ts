import { type RefObject, useEffect, useState } from 'react';
import { useReducedMotion } from '../../ui/use-reduced-motion.ts';

/** Twenty steps a second look like counting; sixty would keep a slow phone busy with nothing else. */
const STEP_MS = 50;

/**
 * The time since a block came into view, at most the given duration, and back to 0 while the block is out of view.
 * The server's HTML, and whoever wants no motion, gets the end of the run.
 */
export function useElapsedInView(block: RefObject<Element | null>, durationMs: number): number {
  const isStill = useReducedMotion();
  const [elapsedMs, setElapsedMs] = useState(durationMs);

  useEffect(() => {
    if (isStill || !block.current) return;
    let request = 0;

    function run(startedAt: number, now: number) {
      const elapsed = now - startedAt;
      setElapsedMs(elapsed < durationMs ? elapsed - (elapsed % STEP_MS) : durationMs);
      if (elapsed < durationMs) request = requestAnimationFrame((next) => run(startedAt, next));
    }

    const observer = new IntersectionObserver((entries) => {
      cancelAnimationFrame(request);
      if (entries.at(-1)?.isIntersecting) request = requestAnimationFrame((now) => run(now, now));
      else setElapsedMs(0);
    });
    observer.observe(block.current);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(request);
    };
  }, [block, durationMs, isStill]);

  return isStill ? durationMs : elapsedMs;
}
