import type { heroSlides } from '#content/hero.ts';
import bridge from '../../pictures/scenes/hero-bridge.svg';
import compliance from '../../pictures/scenes/hero-compliance.svg';
import enrol from '../../pictures/scenes/hero-enrol.svg';
import family from '../../pictures/scenes/hero-family.svg';
import pay from '../../pictures/scenes/hero-pay.svg';
import vbooth from '../../pictures/scenes/hero-vbooth.svg';

type HeroSlideId = (typeof heroSlides)[number]['id'];

/** Typed by slide id, so that none can be missing. */
export const heroScenes: Record<HeroSlideId, { src: string; cloth: string }> = {
  enrol: { src: enrol, cloth: 'circles' },
  family: { src: family, cloth: 'circlesInk' },
  compliance: { src: compliance, cloth: 'combs' },
  pay: { src: pay, cloth: 'combsInk' },
  vbooth: { src: vbooth, cloth: 'birds' },
  bridge: { src: bridge, cloth: 'cowries' },
};
