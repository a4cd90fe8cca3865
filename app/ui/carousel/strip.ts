/** Browsers round both the place of a slide and how far the strip is scrolled. */
const ROUNDING_PX = 2;
/** Without word from the browser, a strip that has not moved for so long has come to rest. */
const REST_MS = 150;

interface Swipe {
  /** A hand moves the strip. */
  onMove: () => void;
  /** A hand has moved the strip, and it rests on a slide again. */
  onRest: () => void;
}

/**
 * Slides side by side that the browser scrolls, by hand or when told. Whichever end is shown, the other end stands
 * beside it: so the strip goes round, in both directions and under a finger too.
 */
export function startStrip(viewport: HTMLElement, slides: readonly HTMLElement[], { onMove, onRest }: Swipe) {
  let current = slideInView();
  /** Whether the strip is on its way to where it was sent; a hand on it ends that. */
  let isSent = false;

  function distanceTo(index: number): number {
    return Math.abs((slides[index]?.offsetLeft ?? 0) - viewport.scrollLeft);
  }

  function slideInView(): number {
    return slides.reduce((best, _, index) => (distanceTo(index) < distanceTo(best) ? index : best), 0);
  }

  function send(behavior: ScrollBehavior): void {
    isSent = true;
    viewport.scrollTo({ left: slides[current]?.offsetLeft ?? 0, behavior });
  }

  /** Puts the ends beside each other where it matters. Nothing seems to move: the slide shown goes along. */
  function joinEnds(): void {
    const [first, last] = [slides[0], slides.at(-1)];
    const [firstOrder, lastOrder] = [current === slides.length - 1 ? '1' : '', current === 0 ? '-1' : ''];
    if (!first || !last || (first.style.order === firstOrder && last.style.order === lastOrder)) return;
    first.style.order = firstOrder;
    last.style.order = lastOrder;
    send('instant');
  }

  function takeOver(): void {
    joinEnds();
    isSent = false;
  }

  function rest(): void {
    const index = slideInView();
    const isPassing = isSent && index !== current;
    if (isPassing || distanceTo(index) > ROUNDING_PX) return;
    const isSwiped = !isSent;
    isSent = false;
    current = index;
    joinEnds();
    if (isSwiped) onRest();
  }

  let resting: ReturnType<typeof setTimeout> | undefined;
  viewport.addEventListener('scroll', () => {
    if (!isSent) onMove();
    // Older Safaris do not tell when they have done scrolling.
    if ('onscrollend' in viewport) return;
    clearTimeout(resting);
    resting = setTimeout(rest, REST_MS);
  });
  viewport.addEventListener('scrollend', rest);
  // Before a wheel turns under it.
  viewport.addEventListener('pointerenter', joinEnds);
  for (const type of ['pointerdown', 'wheel']) viewport.addEventListener(type, takeOver, { passive: true });

  return {
    current: () => current,
    /** Counts on past either end. */
    show(index: number, behavior: ScrollBehavior): void {
      // Ends a move that is still under way: the slide beside the one that was asked for must be in its place.
      joinEnds();
      const next = (index + slides.length) % slides.length;
      if (next === current) return;
      current = next;
      send(behavior);
    },
  };
}
