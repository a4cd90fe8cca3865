import type { ComponentType } from 'react';
import type { SectionId } from '#words/home.ts';
import { cardSections } from './card-sections.tsx';
import { OfficeMap } from './map/map.tsx';
import { sceneSections } from './scene-sections.tsx';
import type { SectionProps } from './section-frame.tsx';
import { Statistics } from './statistics/statistics.tsx';

/** Typed by section id, so that none can be missing. */
export const sectionComponents: Record<SectionId, ComponentType<SectionProps>> = {
  ...sceneSections,
  ...cardSections,
  statistics: Statistics,
  map: OfficeMap,
};
