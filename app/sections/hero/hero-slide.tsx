import { heroSlides } from '#content/hero.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { heroScenes } from './hero-scenes.ts';
import styles from './hero-slide.module.css';

export function HeroSlide({ index }: { index: number }) {
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
          <ButtonLink to={slide.btnLink} className={styles.action}>
            {slide.btnText}
          </ButtonLink>
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
