import type { FocusEvent, KeyboardEvent, PointerEvent, ReactNode } from 'react';
import styles from './carousel.module.css';
import { CarouselControls, type CarouselSlide, type CarouselWords } from './carousel-controls.tsx';
import { isNearby } from './nearby-slides.ts';
import { useCarousel } from './use-carousel.ts';

interface CarouselProps {
  words: CarouselWords;
  slides: CarouselSlide[];
  /** The picture of a slide that is not nearby must not be fetched yet. */
  renderSlide: (index: number, nearby: boolean) => ReactNode;
}

/** Slides that take turns by themselves, in the pattern of the ARIA Authoring Practices. */
export function Carousel({ words, slides, renderSlide }: CarouselProps) {
  const carousel = useCarousel(slides.map((slide) => slide.delayMs));
  const { dispatch, selected, started, swiped } = carousel;

  function onPointerEnter(event: PointerEvent) {
    // A finger does not hover: it would hold the slides until the next tap elsewhere.
    if (event.pointerType === 'mouse') dispatch('hover');
  }

  function onFocus(event: FocusEvent) {
    if (event.target.matches(':focus-visible')) dispatch('focus');
  }

  function onBlur(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) dispatch('blur');
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowLeft') carousel.scrollPrevious();
    else if (event.key === 'ArrowRight') carousel.scrollNext();
    else return;
    event.preventDefault();
  }

  return (
    <section
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label={words.carousel}
      onPointerEnter={onPointerEnter}
      onPointerLeave={() => dispatch('leave')}
      onFocus={onFocus}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      <div className={styles.viewport} data-started={started} ref={carousel.viewportRef} tabIndex={-1}>
        <div className={styles.track} aria-live={carousel.playing ? 'off' : 'polite'}>
          {slides.map((slide, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is no fieldset, and HTML has no element for it
            <div
              key={slide.id}
              className={styles.slide}
              role="group"
              aria-roledescription="slide"
              aria-label={words.slide(index + 1, slides.length, slide.name)}
              inert={started && index !== selected}
            >
              {renderSlide(index, isNearby(index, { selected, count: slides.length, started, swiped }))}
            </div>
          ))}
        </div>
      </div>
      <CarouselControls words={words} slides={slides} carousel={carousel} />
    </section>
  );
}
