import { heroSlides } from '#words/hero.ts';
import bridge from '../../pictures/scenes/hero-bridge.svg';
import compliance from '../../pictures/scenes/hero-compliance.svg';
import enrol from '../../pictures/scenes/hero-enrol.svg';
import family from '../../pictures/scenes/hero-family.svg';
import pay from '../../pictures/scenes/hero-pay.svg';
import vbooth from '../../pictures/scenes/hero-vbooth.svg';
import { ButtonLink } from '../../ui/button/button.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import styles from './hero-slide.module.css';

/** Typed by slide id, so that none can be missing. */
const heroScenes: Record<(typeof heroSlides)[number]['id'], { src: string; cloth: string }> = {
  enrol: { src: enrol, cloth: 'circles' },
  family: { src: family, cloth: 'circlesInk' },
  compliance: { src: compliance, cloth: 'combs' },
  pay: { src: pay, cloth: 'combsInk' },
  vbooth: { src: vbooth, cloth: 'birds' },
  bridge: { src: bridge, cloth: 'cowries' },
};

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
