import type { ComponentType } from 'react';
import { type SectionId, sections } from '#words/home.ts';
import { brand } from '#words/site.ts';
import { definePage } from '../page.ts';
import { cardSections } from './card-sections.tsx';
import { OfficeMap } from './map/map.tsx';
import { sceneSections } from './scene-sections.tsx';
import type { SectionProps } from './section-frame.tsx';
import { Statistics } from './statistics/statistics.tsx';

export default definePage({
  hasPopUp: true,
  load: ({ path }) => sectionAt(path),
  meta: ({ title, description }, { path }) => ({
    title: `${title} | ${brand.name}`,
    description,
    canonical: path,
  }),
  View: ({ data: { id } }) => {
    const Section = sectionComponents[id];
    return <Section heading="h1" />;
  },
});

function sectionAt(path: string) {
  const section = sections.find((entry) => 'slug' in entry && path === `/${entry.slug}`);
  if (!section || !('slug' in section)) throw new Error('No section has this address');
  return section;
}

/** Typed by section id, so that none can be missing. */
export const sectionComponents: Record<SectionId, ComponentType<SectionProps>> = {
  ...sceneSections,
  ...cardSections,
  statistics: Statistics,
  map: OfficeMap,
};
