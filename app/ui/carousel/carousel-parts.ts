import { type AutoplayState, isPlaying, isSwitchedOn } from './autoplay-state.ts';

type CarouselParts = ReturnType<typeof readCarousel>;

/** Reads the elements of the server's markup. */
export function readCarousel(element: HTMLElement) {
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

export function showState(
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
export function loadPictures(slide: HTMLElement | undefined): void {
  slide?.removeAttribute('data-far');
  for (const picture of slide?.querySelectorAll('img') ?? []) picture.loading = 'eager';
}
