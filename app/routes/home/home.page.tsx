import { homePage, sections } from '#words/home.ts';
import { ConsentBanner } from '../../layout/consent/consent-banner.tsx';
import { definePage } from '../../page.ts';
import { Hero } from '../../sections/hero/hero.tsx';
import { sectionComponents } from '../../sections/section.page.tsx';

export default definePage({
  hasPopUp: true,
  meta: () => ({ ...homePage, canonical: '/' }),
  View: () => (
    <>
      <ConsentBanner />
      <Hero />
      {sections.map(({ id }) => {
        const Section = sectionComponents[id];
        return <Section key={id} heading="h2" />;
      })}
    </>
  ),
});
