import { aboutPage } from '#words/about-page.ts';
import { definePage } from '../../page.ts';
import scene from '../../pictures/scenes/about.svg';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import { Milestones } from './milestones.tsx';
import { Purpose } from './purpose.tsx';
import { RelatedLinks } from './related-links.tsx';
import { Structure } from './structure/structure.tsx';
import { Welcome } from './welcome.tsx';

export default definePage({
  meta: () => ({ ...aboutPage, canonical: '/about' }),
  View: About,
});

function About() {
  return (
    <>
      <PageHead
        heading={aboutPage.heading}
        lead={aboutPage.lead}
        scene={{ src: scene, alt: aboutPage.alt }}
      />
      <Welcome />
      <Purpose />
      <Structure />
      <Milestones />
      <RelatedLinks />
    </>
  );
}
