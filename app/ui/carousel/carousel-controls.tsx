import { Icon } from '../icon/icon.tsx';
import { joinClasses } from '../join-classes.ts';
import styles from './carousel-controls.module.css';

export interface CarouselWords {
  carousel: string;
  roles: { carousel: string; slide: string };
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
}

export function CarouselControls({ words, slides }: CarouselControlsProps) {
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
