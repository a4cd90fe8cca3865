import type { ReactNode } from 'react';
import styles from './carousel.module.css';
import { CarouselControls, type CarouselSlide, type CarouselWords } from './carousel-controls.tsx';

interface CarouselProps {
  words: CarouselWords;
  slides: CarouselSlide[];
  /**
   * `data-far` marks the slides after the first until they may be shown, so that their pictures are not fetched yet.
   */
  renderSlide: (index: number) => ReactNode;
}

/** A strip of slides to scroll by hand; its behaviour adds autoplay. */
export function Carousel({ words, slides, renderSlide }: CarouselProps) {
  return (
    <section
      className={styles.carousel}
      data-behaviour="carousel"
      aria-roledescription={words.roles.carousel}
      aria-label={words.carousel}
    >
      <div className={styles.viewport} data-strip="" tabIndex={-1} aria-live="off">
        {slides.map(({ id, name, delayMs }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is not a fieldset, and HTML has no element for it
          <div
            key={id}
            id={id}
            className={styles.slide}
            role="group"
            aria-roledescription={words.roles.slide}
            aria-label={words.slide(index + 1, slides.length, name)}
            data-delay={delayMs}
            data-far={index === 0 ? undefined : ''}
          >
            {renderSlide(index)}
          </div>
        ))}
      </div>
      <CarouselControls words={words} slides={slides} />
    </section>
  );
}
