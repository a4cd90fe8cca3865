import { heroCarousel, heroSlides, homePage, quickTasks } from '#words/home.ts';
import bridge from '../../pictures/scenes/hero-bridge.svg';
import compliance from '../../pictures/scenes/hero-compliance.svg';
import enrol from '../../pictures/scenes/hero-enrol.svg';
import family from '../../pictures/scenes/hero-family.svg';
import pay from '../../pictures/scenes/hero-pay.svg';
import vbooth from '../../pictures/scenes/hero-vbooth.svg';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { Link } from '../../ui/link/link.tsx';
import styles from './hero.module.css';

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
      <QuickTasks />
      <Carousel
        words={heroCarousel}
        slides={carouselSlides}
        renderSlide={(index) => <HeroSlide index={index} />}
      />
    </div>
  );
}

/** Typed by slide id, so that none can be missing. */
const heroScenes: Record<(typeof heroSlides)[number]['id'], { src: string; cloth: string }> = {
  enrol: { src: enrol, cloth: 'circles' },
  family: { src: family, cloth: 'circlesInk' },
  compliance: { src: compliance, cloth: 'combs' },
  pay: { src: pay, cloth: 'combsInk' },
  vbooth: { src: vbooth, cloth: 'birds' },
  bridge: { src: bridge, cloth: 'cowries' },
};

function HeroSlide({ index }: { index: number }) {
  const slide = heroSlides[index];
  if (!slide) return null;
  const scene = heroScenes[slide.id];
  const isFirst = index === 0;
  return (
    <div className={joinClasses(styles.slide, styles[scene.cloth])}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 className={styles.title}>{slide.title}</h2>
          <p className={styles.subtitle}>{slide.subtitle}</p>
          <ButtonLink to={slide.btnLink} label={slide.btnText} className={styles.action} />
        </div>
        <div className={styles.stage}>
          <img
            className={styles.scene}
            src={scene.src}
            alt={slide.alt}
            width={640}
            height={480}
            loading={isFirst ? 'eager' : 'lazy'}
            fetchPriority={isFirst ? 'high' : 'auto'}
          />
        </div>
      </div>
    </div>
  );
}

function QuickTasks() {
  return (
    <nav className={styles.tasks} aria-label={quickTasks.label}>
      <ul className={styles.list}>
        {quickTasks.list.map(({ icon, label, to }) => (
          <li key={label}>
            <Link to={to} className={styles.task}>
              <Icon name={icon} className={styles.icon} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
