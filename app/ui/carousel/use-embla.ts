import { useCallback, useEffect, useRef, useState } from 'react';
import { whenIdle } from '../when-idle.ts';
import type { EmblaCarouselType } from './start-embla.ts';

/**
 * What moves the slides is fetched and started when the browser is idle, or when somebody presses a control: it
 * measures every slide, which on a slow phone must not come on top of the start of the page. Until then the slides
 * are a strip to scroll by hand.
 */
export function useEmbla(delaysMs: number[]) {
  const viewportRef = useRef<HTMLDivElement>(null);
  const starting = useRef<Promise<EmblaCarouselType | undefined>>(undefined);
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  const [delays] = useState(delaysMs);

  const start = useCallback(() => {
    starting.current ??= import('./start-embla.ts').then(
      ({ startEmbla }) => {
        if (!viewportRef.current) return undefined;
        const running = startEmbla(viewportRef.current, delays);
        setEmbla(running);
        return running;
      },
      () => {
        // It could not be fetched: the strip stays, and the next press asks again.
        starting.current = undefined;
        return undefined;
      },
    );
    return starting.current;
  }, [delays]);

  useEffect(() => {
    const callOff = whenIdle(start);
    return () => {
      callOff();
      starting.current?.then((running) => running?.destroy());
      starting.current = undefined;
    };
  }, [start]);

  return { viewportRef, embla, start };
}
