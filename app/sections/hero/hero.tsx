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
import heroSlideStyles from './hero-slide.module.css';
import quickTasksStyles from './quick-tasks.module.css';

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
    <div className={joinClasses(heroSlideStyles.slide, heroSlideStyles[scene.cloth])}>
      <div className={heroSlideStyles.inner}>
        <div className={heroSlideStyles.words}>
          <h2 className={heroSlideStyles.title}>{slide.title}</h2>
          <p className={heroSlideStyles.subtitle}>{slide.subtitle}</p>
          <ButtonLink to={slide.btnLink} className={heroSlideStyles.action}>
            {slide.btnText}
          </ButtonLink>
        </div>
        <div className={heroSlideStyles.stage}>
          <img
            className={heroSlideStyles.scene}
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
    <nav className={quickTasksStyles.tasks} aria-label={quickTasks.label}>
      <ul className={quickTasksStyles.list}>
        {quickTasks.list.map(({ icon, label, to }) => (
          <li key={label}>
            <Link to={to} className={quickTasksStyles.task}>
              <Icon name={icon} className={quickTasksStyles.icon} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
