import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { joinClasses } from '../join-classes.ts';
import styles from './carousel.module.css';
import carouselControlsStyles from './carousel-controls.module.css';

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

interface CarouselWords {
  carousel: string;
  roles: { carousel: string; slide: string };
  play: string;
  pause: string;
  previous: string;
  next: string;
  slide: (number: number, total: number, name: string) => string;
}

interface CarouselSlide {
  id: string;
  name: string;
  delayMs: number;
}

interface CarouselControlsProps {
  words: CarouselWords;
  slides: CarouselSlide[];
}

function CarouselControls({ words, slides }: CarouselControlsProps) {
  return (
    <div className={carouselControlsStyles.bar}>
      <div className={carouselControlsStyles.controls}>
        <button
          type="button"
          className={carouselControlsStyles.button}
          aria-label={words.pause}
          data-play={words.play}
          data-pause={words.pause}
        >
          <Icon
            name="play"
            className={joinClasses(carouselControlsStyles.icon, carouselControlsStyles.play)}
          />
          <Icon
            name="pause"
            className={joinClasses(carouselControlsStyles.icon, carouselControlsStyles.pause)}
          />
        </button>
        <ol className={carouselControlsStyles.dots}>
          {slides.map(({ id, name, delayMs }, index) => (
            <li key={id} className={carouselControlsStyles.item}>
              <a
                href={`#${id}`}
                className={carouselControlsStyles.link}
                aria-label={words.slide(index + 1, slides.length, name)}
              >
                <span className={carouselControlsStyles.dot} />
                <span className={carouselControlsStyles.line}>
                  <span
                    className={carouselControlsStyles.elapsed}
                    style={{ animationDuration: `${delayMs}ms` }}
                  />
                </span>
              </a>
            </li>
          ))}
        </ol>
        <div className={carouselControlsStyles.arrows}>
          <button
            type="button"
            className={carouselControlsStyles.button}
            aria-label={words.previous}
            data-turn="-1"
          >
            <Icon name="chevron-left" className={carouselControlsStyles.icon} />
          </button>
          <button
            type="button"
            className={carouselControlsStyles.button}
            aria-label={words.next}
            data-turn="1"
          >
            <Icon name="chevron-right" className={carouselControlsStyles.icon} />
          </button>
        </div>
      </div>
    </div>
  );
}
