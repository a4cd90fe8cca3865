import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { joinClasses } from '../join-classes.ts';
import styles from './carousel.module.css';

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

function CarouselControls({ words, slides }: Omit<CarouselProps, 'renderSlide'>) {
  return (
    <div className={styles.bar}>
      <div className={styles.controls}>
        <button
          type="button"
          className={styles.button}
          aria-label={words.pause}
          data-play={words.play}
          data-pause={words.pause}
        >
          <Icon name="play" className={joinClasses(styles.icon, styles.play)} />
          <Icon name="pause" className={joinClasses(styles.icon, styles.pause)} />
        </button>
        <ol className={styles.dots}>
          {slides.map(({ id, name, delayMs }, index) => (
            <li key={id} className={styles.item}>
              <a
                href={`#${id}`}
                className={styles.link}
                aria-label={words.slide(index + 1, slides.length, name)}
              >
                <span className={styles.dot} />
                <span className={styles.line}>
                  <span className={styles.elapsed} style={{ animationDuration: `${delayMs}ms` }} />
                </span>
              </a>
            </li>
          ))}
        </ol>
        <div className={styles.arrows}>
          <button type="button" className={styles.button} aria-label={words.previous} data-turn="-1">
            <Icon name="chevron-left" className={styles.icon} />
          </button>
          <button type="button" className={styles.button} aria-label={words.next} data-turn="1">
            <Icon name="chevron-right" className={styles.icon} />
          </button>
        </div>
      </div>
    </div>
  );
}
