import Embla, { type EmblaCarouselType } from 'embla-carousel';
import Autoplay from 'embla-carousel-autoplay';

export type { EmblaCarouselType };

export function startEmbla(viewport: HTMLElement, delaysMs: number[]): EmblaCarouselType {
  const autoplay = Autoplay({ delay: () => delaysMs, playOnInit: false, stopOnFocusIn: false });
  // A finger may have moved the strip before.
  const startIndex = Math.round(viewport.scrollLeft / viewport.clientWidth);
  return Embla(viewport, { loop: true, startIndex }, [autoplay]);
}
