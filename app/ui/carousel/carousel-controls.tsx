import { Icon } from '../icon/icon.tsx';
import styles from './carousel-controls.module.css';
import type { useCarousel } from './use-carousel.ts';

export interface CarouselWords {
  carousel: string;
  play: string;
  pause: string;
  previous: string;
  next: string;
  slide: (number: number, total: number, name: string) => string;
}

export interface CarouselSlide {
  id: string;
  name: string;
  delayMs: number;
}

interface CarouselControlsProps {
  words: CarouselWords;
  slides: CarouselSlide[];
  carousel: ReturnType<typeof useCarousel>;
}

export function CarouselControls({ words, slides, carousel }: CarouselControlsProps) {
  const { switchedOn, playing, started, selected, dispatch } = carousel;
  return (
    <div className={styles.bar}>
      <div className={styles.controls}>
        <button
          type="button"
          className={styles.button}
          aria-label={switchedOn ? words.pause : words.play}
          onClick={() => dispatch(switchedOn ? 'pause' : 'play')}
        >
          <Icon name={switchedOn ? 'pause' : 'play'} className={styles.icon} />
        </button>
        <ol className={styles.dots}>
          {slides.map((slide, index) => (
            <li key={slide.id} className={styles.item}>
              <button
                type="button"
                className={styles.dotButton}
                aria-label={words.slide(index + 1, slides.length, slide.name)}
                aria-current={index === selected ? 'true' : undefined}
                onClick={() => carousel.scrollTo(index)}
              >
                {index === selected ? (
                  <span key="line" className={styles.line}>
                    <span
                      // Play after a pause begins the slide's time anew, so its line does too.
                      key={String(playing)}
                      className={styles.elapsed}
                      data-running={started && playing}
                      style={{ animationDuration: `${slide.delayMs}ms` }}
                    />
                  </span>
                ) : (
                  <span key="dot" className={styles.dot} />
                )}
              </button>
            </li>
          ))}
        </ol>
        <div className={styles.arrows}>
          <button
            type="button"
            className={styles.button}
            aria-label={words.previous}
            onClick={carousel.scrollPrevious}
          >
            <Icon name="chevron-left" className={styles.icon} />
          </button>
          <button
            type="button"
            className={styles.button}
            aria-label={words.next}
            onClick={carousel.scrollNext}
          >
            <Icon name="chevron-right" className={styles.icon} />
          </button>
        </div>
      </div>
    </div>
  );
}
