import { aboutPage } from '#content/about-page.ts';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/about.ts';
import { AboutHero } from './about-hero.tsx';
import { Milestones } from './milestones.tsx';
import { Purpose } from './purpose.tsx';
import { Structure } from './structure/structure.tsx';
import { WaysOn } from './ways-on.tsx';
import { Welcome } from './welcome.tsx';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { ...aboutPage, canonical: '/about' });
}

export default function About() {
  return (
    <>
      <AboutHero />
      <Welcome />
      <Purpose />
      <Structure />
      <Milestones />
      <WaysOn />
    </>
  );
}
