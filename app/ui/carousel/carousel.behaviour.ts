/** Browsers round both slide offsets and scroll positions. */
const ROUNDING_PX = 2;
/** Without a `scrollend` event, a strip that has not moved for this long is at rest. */
const REST_MS = 150;
/** Longer than browsers take to scroll smoothly. */
const LONGEST_SCROLL_MS = 1_500;
const LATEST_START_MS = 1_500;
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

export default function startCarousel(element: HTMLElement): void {
  const start = () => startRotation(element);
  // Starting measures every slide, which must not slow the start of the page on a slow phone; until then the slides
  // scroll by hand and the dots are links. Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'undefined') setTimeout(start, LATEST_START_MS);
  else requestIdleCallback(start, { timeout: LATEST_START_MS });
}

/** Follows the carousel pattern of the ARIA Authoring Practices. */
function startRotation(element: HTMLElement): void {
  const parts = readCarousel(element);
  const { viewport, slides, dots } = parts;
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const strip = startStrip(viewport, slides, { onMove: follow, onRest: update });
  let autoplay = {
    ...initialAutoplayState,
    // After a tap, touch screens keep the hover state on the last target.
    hovered: element.matches(':hover') && matchMedia('(hover: hover)').matches,
    focused: element.contains(document.activeElement?.closest(':focus-visible') ?? null),
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let timed: number | undefined;

  /** Restarts the slide's full time. */
  function restart(): void {
    clearTimeout(timer);
    if (!isPlaying(autoplay, calm.matches)) return;
    const current = strip.current();
    timer = setTimeout(() => show(current + 1), Number(slides[current]?.dataset.delay));
    // The progress line starts by itself on a new slide, and must be restarted on the same one.
    if (timed === current)
      for (const line of dots[current]?.getAnimations({ subtree: true }) ?? []) line.currentTime = 0;
    timed = current;
  }

  function follow(): void {
    restart();
    // Visitors may also swipe backwards.
    loadPictures(slides[(strip.current() || slides.length) - 1]);
  }

  function update(): void {
    showState(parts, strip.current(), autoplay, calm.matches);
    restart();
  }

  function dispatch(event: AutoplayEvent): void {
    const before = isPlaying(autoplay, calm.matches);
    autoplay = autoplayReducer(autoplay, event);
    showState(parts, strip.current(), autoplay, calm.matches);
    if (isPlaying(autoplay, calm.matches) !== before) restart();
  }

  function show(index: number): void {
    // The focused slide is about to become inert, which would lose the focus.
    if (viewport.contains(document.activeElement)) viewport.focus({ preventScroll: true });
    strip.show(index, calm.matches ? 'instant' : 'smooth');
    update();
  }

  element.addEventListener('pointerenter', ({ pointerType }) => {
    // A touch would hold the slides until the next tap elsewhere.
    if (pointerType === 'mouse') dispatch('hover');
  });
  element.addEventListener('pointerleave', () => dispatch('leave'));
  element.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) dispatch('focus');
  });
  element.addEventListener('focusout', ({ relatedTarget }) => {
    if (!element.contains(relatedTarget as Node | null)) dispatch('blur');
  });
  element.addEventListener('keydown', (event) => {
    const step = STEPS[event.key];
    // With these modifiers, arrow keys navigate the browser's history.
    if (!step || event.altKey || event.metaKey) return;
    event.preventDefault();
    show(strip.current() + step);
  });
  for (const [index, dot] of dots.entries())
    dot.addEventListener('click', (event) => {
      event.preventDefault();
      show(index);
    });
  for (const button of parts.arrows)
    button.addEventListener('click', () => show(strip.current() + Number(button.dataset.turn)));
  parts.toggle.addEventListener('click', () =>
    dispatch(element.dataset.autoplay === 'on' ? 'pause' : 'play'),
  );
  calm.addEventListener('change', update);
  update();
  element.dataset.started = '';
}

/** Reads the elements of the server's markup. */
function readCarousel(element: HTMLElement) {
  const all = (selector: string) => [...element.querySelectorAll<HTMLElement>(selector)];
  const [viewport] = all('[data-strip]');
  const [toggle] = all('[data-play]');
  if (!viewport || !toggle) throw new Error('The carousel lacks its strip or its button');
  return {
    element,
    viewport,
    toggle,
    slides: all('[data-delay]'),
    dots: all('ol a'),
    arrows: all('[data-turn]'),
  };
}

function showState(
  { element, viewport, toggle, slides, dots }: ReturnType<typeof readCarousel>,
  current: number,
  state: AutoplayState,
  reducedMotion: boolean,
): void {
  const playing = isPlaying(state, reducedMotion);
  const switchedOn = isSwitchedOn(state, reducedMotion);
  element.dataset.autoplay = switchedOn ? 'on' : 'off';
  element.toggleAttribute('data-playing', playing);
  toggle.setAttribute('aria-label', (switchedOn ? toggle.dataset.pause : toggle.dataset.play) ?? '');
  viewport.setAttribute('aria-live', playing ? 'off' : 'polite');
  for (const [index, slide] of slides.entries()) slide.inert = index !== current;
  for (const dot of dots) dot.removeAttribute('aria-current');
  dots[current]?.setAttribute('aria-current', 'true');
  loadPictures(slides[current]);
  loadPictures(slides[(current + 1) % slides.length]);
}

/** Lets the browser fetch a slide's picture once the slide may be shown next. */
function loadPictures(slide: HTMLElement | undefined): void {
  slide?.removeAttribute('data-far');
  for (const picture of slide?.querySelectorAll('img') ?? []) picture.loading = 'eager';
}

/** What decides whether the slides move: the visitor's choice first, then hover and focus. */
interface AutoplayState {
  /** Undefined until the play button is pressed; until then the motion preference decides. */
  choice: 'play' | 'pause' | undefined;
  hovered: boolean;
  focused: boolean;
}

export type AutoplayEvent = 'play' | 'pause' | 'hover' | 'leave' | 'focus' | 'blur';

export const initialAutoplayState: AutoplayState = { choice: undefined, hovered: false, focused: false };

const CHANGES: Record<AutoplayEvent, Partial<AutoplayState>> = {
  // Pressing play counts although pointer or focus are then on the button, inside the carousel.
  play: { choice: 'play', hovered: false, focused: false },
  pause: { choice: 'pause' },
  hover: { hovered: true },
  leave: { hovered: false },
  focus: { focused: true },
  blur: { focused: false },
};

export function autoplayReducer(state: AutoplayState, event: AutoplayEvent): AutoplayState {
  return { ...state, ...CHANGES[event] };
}

/** Whether autoplay is on, even while hover or focus suspends it. */
export function isSwitchedOn({ choice }: AutoplayState, reducedMotion: boolean): boolean {
  return choice === undefined ? !reducedMotion : choice === 'play';
}

export function isPlaying(state: AutoplayState, reducedMotion: boolean): boolean {
  return isSwitchedOn(state, reducedMotion) && !state.hovered && !state.focused;
}

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
