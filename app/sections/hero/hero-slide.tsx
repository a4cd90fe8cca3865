import { heroSlides } from '#content/hero.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { heroScenes } from './hero-scenes.ts';
import styles from './hero-slide.module.css';

export function HeroSlide({ index, nearby }: { index: number; nearby: boolean }) {
  const slide = heroSlides[index];
  if (!slide) return null;
  const scene = heroScenes[slide.id];
  return (
    <div className={joinClasses(styles.slide, styles[scene.cloth], !nearby && styles.farSlide)}>
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
            className={joinClasses(styles.scene, !nearby && styles.far)}
            src={scene.src}
            alt={slide.alt}
            width={640}
            height={480}
            draggable={false}
            loading={nearby ? 'eager' : 'lazy'}
            fetchPriority={index === 0 ? 'high' : 'auto'}
          />
        </div>
      </div>
    </div>
  );
}
