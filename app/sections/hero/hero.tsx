import { heroCarousel, heroSlides } from '#words/hero.ts';
import { homePage } from '#words/home.ts';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import styles from './hero.module.css';
import { HeroSlide } from './hero-slide.tsx';
import { QuickTasks } from './quick-tasks.tsx';

const carouselSlides = heroSlides.map(({ id, title, delayMs }) => ({
  id: `slide-${id}`,
  name: title,
  delayMs,
}));

export function Hero() {
  return (
    <div className={styles.hero}>
      <div className={styles.board}>
        <h1 className={styles.name}>{homePage.heading}</h1>
      </div>
      <Carousel
        words={heroCarousel}
        slides={carouselSlides}
        renderSlide={(index) => <HeroSlide index={index} />}
      />
      <QuickTasks />
    </div>
  );
}
