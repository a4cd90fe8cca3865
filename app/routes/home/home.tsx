import { homePage } from '#content/home.ts';
import { sections } from '#content/sections.ts';
import { HydrateInView } from '../../hydrate-in-view.tsx';
import { isHydrated } from '../../hydration.ts';
import { ConsentBanner } from '../../layout/consent/consent-banner.tsx';
import { pageMeta } from '../../page-meta.ts';
import { preloadSections, sectionComponents } from '../../sections/components.ts';
import { Hero } from '../../sections/hero/hero.tsx';
import type { Route } from './+types/home.ts';

if (isHydrated()) preloadSections();

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { ...homePage, canonical: '/' });
}

export default function Home() {
  return (
    <>
      <ConsentBanner />
      <Hero />
      {sections.map(({ id }) => {
        const { Section } = sectionComponents[id];
        return (
          <HydrateInView key={id}>
            <Section heading="h2" />
          </HydrateInView>
        );
      })}
    </>
  );
}
