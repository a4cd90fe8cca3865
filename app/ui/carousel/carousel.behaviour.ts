import { type AutoplayEvent, autoplayReducer, initialAutoplayState, isPlaying } from './autoplay-state.ts';
import { bringNear, readCarousel, showState } from './carousel-parts.ts';
import { startStrip } from './strip.ts';

const LATEST_START_MS = 1_500;
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

export default function startCarousel(element: HTMLElement): void {
  const start = () => startRotation(element);
  // It measures every slide, which on a slow phone must not come on top of the start of the page. Until then the
  // slides are a strip to scroll by hand, and the dots are links. Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'undefined') setTimeout(start, LATEST_START_MS);
  else requestIdleCallback(start, { timeout: LATEST_START_MS });
}

/** In the pattern of the ARIA Authoring Practices. */
function startRotation(element: HTMLElement): void {
  const parts = readCarousel(element);
  const { viewport, slides, dots } = parts;
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const strip = startStrip(viewport, slides, { onMove: follow, onRest: update });
  let autoplay = {
    ...initialAutoplayState,
    // A finger leaves its hover behind where it was last.
    hovered: element.matches(':hover') && matchMedia('(hover: hover)').matches,
    focused: element.contains(document.activeElement?.closest(':focus-visible') ?? null),
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let timed: number | undefined;

  /** Gives the slide its whole time again. */
  function restart(): void {
    clearTimeout(timer);
    if (!isPlaying(autoplay, calm.matches)) return;
    const current = strip.current();
    timer = setTimeout(() => show(current + 1), Number(slides[current]?.dataset.delay));
    // Its line begins by itself when it comes, and anew when it gets its time again.
    if (timed === current)
      for (const line of dots[current]?.getAnimations({ subtree: true }) ?? []) line.currentTime = 0;
    timed = current;
  }

  function follow(): void {
    restart();
    // A hand may go backwards too.
    bringNear(slides.at(strip.current() - 1));
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
    // The slide that holds the focus is about to become inert, and focus must not get lost with it.
    if (viewport.contains(document.activeElement)) viewport.focus({ preventScroll: true });
    strip.show(index, calm.matches ? 'instant' : 'smooth');
    update();
  }

  element.addEventListener('pointerenter', ({ pointerType }) => {
    // A finger does not hover: it would hold the slides until the next tap elsewhere.
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
    // With one of these keys the arrow leads back in the browser's history.
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
