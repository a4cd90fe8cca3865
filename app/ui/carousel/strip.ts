/** Browsers round both slide offsets and scroll positions. */
const ROUNDING_PX = 2;
/** Without a `scrollend` event, a strip that has not moved for this long is at rest. */
const REST_MS = 150;
/** Longer than browsers take to scroll smoothly. */
const LONGEST_SCROLL_MS = 1_500;

interface Swipe {
  /** The visitor scrolls the strip. */
  onMove: () => void;
  /** The visitor has scrolled the strip and it rests on a slide again. */
  onRest: () => void;
}

/**
 * Slides in a row that the browser scrolls, by hand or on request. At either end the opposite end is moved next to it,
 * so that the strip is endless in both directions, also when swiped.
 */
export function startStrip(viewport: HTMLElement, slides: readonly HTMLElement[], { onMove, onRest }: Swipe) {
  let current = slideInView();
  /** Whether a requested scroll is in progress; a touch ends it. */
  let isSent = false;
  let overdue: ReturnType<typeof setTimeout> | undefined;

  function distanceTo(index: number): number {
    return Math.abs((slides[index]?.offsetLeft ?? 0) - viewport.scrollLeft);
  }

  function slideInView(): number {
    return slides.reduce((best, _, index) => (distanceTo(index) < distanceTo(best) ? index : best), 0);
  }

  function send(behavior: ScrollBehavior): void {
    isSent = true;
    viewport.scrollTo({ left: slides[current]?.offsetLeft ?? 0, behavior });
    clearTimeout(overdue);
    if (behavior === 'smooth') overdue = setTimeout(arrive, LONGEST_SCROLL_MS);
  }

  /** Browsers may give up a scroll when the ends are joined meanwhile, and snap to where it began. */
  function arrive(): void {
    if (isSent && slideInView() !== current) send('instant');
  }

  /**
   * Moves the opposite end next to the current slide where needed, and corrects the scroll position so that nothing
   * seems to move.
   */
  function joinEnds(): void {
    const [first, last] = [slides[0], slides[slides.length - 1]];
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
    // Older versions of Safari have no `scrollend`.
    if ('onscrollend' in viewport) return;
    clearTimeout(resting);
    resting = setTimeout(rest, REST_MS);
  });
  viewport.addEventListener('scrollend', rest);
  // In time for the mouse wheel.
  viewport.addEventListener('pointerenter', joinEnds);
  for (const type of ['pointerdown', 'wheel']) viewport.addEventListener(type, takeOver, { passive: true });

  return {
    current: () => current,
    /** The index may run past either end. */
    show(index: number, behavior: ScrollBehavior): void {
      // Completes a scroll in progress: the slides next to the requested one must be in place.
      joinEnds();
      const next = (index + slides.length) % slides.length;
      if (next === current) return;
      current = next;
      send(behavior);
    },
  };
}
