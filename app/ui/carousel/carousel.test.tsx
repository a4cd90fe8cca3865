import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  type AutoplayEvent,
  autoplayReducer,
  initialAutoplayState,
  isPlaying,
  isSwitchedOn,
  startStrip,
} from './carousel.behaviour.ts';
import { Carousel } from './carousel.tsx';

test('each dot is a link to its slide; slides carry their time, and all but the first are far', () => {
  const markup = renderToStaticMarkup(
    <Carousel
      words={{
        carousel: 'News',
        roles: { carousel: 'carousel', slide: 'slide' },
        play: 'Play',
        pause: 'Pause',
        previous: 'Previous',
        next: 'Next',
        slide: (number, total, name) => `${number} of ${total}: ${name}`,
      }}
      slides={[
        { id: 'one', name: 'First', delayMs: 5_000 },
        { id: 'two', name: 'Second', delayMs: 30_000 },
      ]}
      renderSlide={(index) => <p>Slide {index}</p>}
    />,
  );
  for (const id of ['one', 'two']) expect(markup).toContain(`<a href="#${id}"`);
  expect(markup).toMatch(/<div id="one"[^>]* role="group"[^>]* data-delay="5000">/);
  expect(markup).toMatch(/<div id="two"[^>]* role="group"[^>]* data-delay="30000" data-far="">/);
});

test.each<[what: string, events: AutoplayEvent[], calm: boolean, plays: boolean]>([
  ['plays by itself', [], false, true],
  ['unless the visitor prefers reduced motion', [], true, false],
  ['holds while the pointer is inside', ['hover'], false, false],
  ['or the keyboard focus', ['focus'], false, false],
  ['or one of both', ['hover', 'focus', 'leave'], false, false],
  ['goes on when both have left', ['hover', 'focus', 'leave', 'blur'], false, true],
  ['stays paused once paused', ['hover', 'pause', 'leave', 'focus', 'blur'], false, false],
  ['starts at once when play is pressed, also under reduced motion', ['hover', 'focus', 'play'], true, true],
  ['holds again when something moves in again', ['focus', 'play', 'focus'], false, false],
])('autoplay %s', (_what, events, calm, plays) => {
  expect(isPlaying(events.reduce(autoplayReducer, initialAutoplayState), calm)).toBe(plays);
});

test('a held carousel is still switched on', () => {
  expect(isSwitchedOn(autoplayReducer(initialAutoplayState, 'hover'), false)).toBe(true);
});

const WIDTH = 360;

/** Positions its slides by their order as a browser does; tests say where it is scrolled to and when that ends. */
class FakeViewport extends EventTarget {
  scrollLeft = 0;
  onscrollend = null;
  asked = 0;
  readonly slides = Array.from({ length: 6 }, () => this.addSlide());

  addSlide() {
    const slide = { style: { order: '' }, offsetLeft: 0 };
    Object.defineProperty(slide, 'offsetLeft', { get: () => this.inOrder().indexOf(slide) * WIDTH });
    return slide;
  }

  inOrder() {
    return this.slides.toSorted((a, b) => Number(a.style.order) - Number(b.style.order));
  }

  scrollTo({ left, behavior }: { left: number; behavior: string }) {
    this.asked = left;
    if (behavior === 'instant') this.scrollLeft = left;
  }

  /** Completes a smooth scroll. */
  arrive() {
    this.scrollLeft = this.asked;
    this.dispatchEvent(new Event('scroll'));
    this.dispatchEvent(new Event('scrollend'));
  }

  swipe(slides: number) {
    this.dispatchEvent(new Event('pointerdown'));
    this.asked = this.scrollLeft + slides * WIDTH;
    this.arrive();
  }

  shown() {
    return this.slides.findIndex(({ offsetLeft }) => offsetLeft === this.scrollLeft);
  }
}

let viewport = new FakeViewport();
const swipe = { onMove: vi.fn(), onRest: vi.fn() };

function start() {
  return startStrip(viewport as unknown as HTMLElement, viewport.slides as unknown as HTMLElement[], swipe);
}

beforeEach(() => {
  viewport = new FakeViewport();
  vi.clearAllMocks();
});

test('the strip goes round by a single step although the move before has not ended', () => {
  const strip = start();
  strip.show(4, 'smooth');
  strip.show(5, 'smooth');
  strip.show(6, 'smooth');
  expect(viewport.asked - viewport.scrollLeft).toBe(WIDTH);
  viewport.arrive();
  expect(viewport.shown()).toBe(0);
});

test('passing a slide on the way elsewhere changes nothing', () => {
  const strip = start();
  strip.show(3, 'smooth');
  viewport.scrollLeft = viewport.slides[2]?.offsetLeft ?? 0;
  viewport.dispatchEvent(new Event('scrollend'));
  expect(strip.current()).toBe(3);
});

test('a hand that rests is followed, round the end too, and one between two slides has not chosen yet', () => {
  const strip = start();
  viewport.swipe(0.6);
  expect(strip.current()).toBe(0);
  expect(swipe.onMove).toHaveBeenCalled();
  expect(swipe.onRest).not.toHaveBeenCalled();
  viewport.scrollLeft = viewport.slides[0]?.offsetLeft ?? 0;
  viewport.swipe(-1);
  expect([strip.current(), viewport.shown()]).toEqual([5, 5]);
  expect(swipe.onRest).toHaveBeenCalledOnce();
});
