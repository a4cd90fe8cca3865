import { startStrip } from './strip.ts';

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

type CarouselParts = ReturnType<typeof readCarousel>;

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
  parts: CarouselParts,
  current: number,
  state: AutoplayState,
  reducedMotion: boolean,
): void {
  const { element, viewport, toggle, slides, dots } = parts;
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

export function autoplayReducer(state: AutoplayState, event: AutoplayEvent): AutoplayState {
  switch (event) {
    case 'play':
      // Pressing play counts although pointer or focus are then on the button, inside the carousel.
      return { choice: 'play', hovered: false, focused: false };
    case 'pause':
      return { ...state, choice: 'pause' };
    case 'hover':
      return { ...state, hovered: true };
    case 'leave':
      return { ...state, hovered: false };
    case 'focus':
      return { ...state, focused: true };
    case 'blur':
      return { ...state, focused: false };
  }
}

/** Whether autoplay is on, even while hover or focus suspends it. */
export function isSwitchedOn({ choice }: AutoplayState, reducedMotion: boolean): boolean {
  return choice === undefined ? !reducedMotion : choice === 'play';
}

export function isPlaying(state: AutoplayState, reducedMotion: boolean): boolean {
  return isSwitchedOn(state, reducedMotion) && !state.hovered && !state.focused;
}
