import { type RefObject, useEffect, useRef, useState } from 'react';
import { whenIdle } from '../when-idle.ts';
import type { EmblaCarouselType } from './start-embla.ts';

/**
 * What moves the slides is fetched and started when the browser is idle: it measures every slide, which on a slow
 * phone must not come on top of the start of the page. Until then the slides are a strip to scroll by hand.
 */
export function useEmbla(
  delaysMs: number[],
): [RefObject<HTMLDivElement | null>, EmblaCarouselType | undefined] {
  const viewport = useRef<HTMLDivElement>(null);
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  const [delays] = useState(delaysMs);

  useEffect(() => {
    let running: EmblaCarouselType | undefined;
    let isGone = false;
    const callOff = whenIdle(async () => {
      // When it cannot be fetched the strip stays, and the next page asks again.
      const engine = await import('./start-embla.ts').catch(() => undefined);
      if (!engine || isGone || !viewport.current) return;
      running = engine.startEmbla(viewport.current, delays);
      setEmbla(running);
    });
    return () => {
      isGone = true;
      callOff();
      running?.destroy();
    };
  }, [delays]);

  return [viewport, embla];
}
