import { type ComponentType, lazy } from 'react';
import type { SectionId } from '#content/sections.ts';
import type { SectionProps } from './section-props.ts';

type Load = () => Promise<{ default: ComponentType<SectionProps> }>;

function lazily(load: Load) {
  return { load, Section: lazy(load) };
}

/** Typed by the registry's ids, so that no section is forgotten. */
export const sectionComponents: Record<SectionId, ReturnType<typeof lazily>> = {
  'testimonial-videos': lazily(() => import('./testimonial-videos/testimonial-videos.tsx')),
  services: lazily(() => import('./services/services.tsx')),
  'change-hospital': lazily(() => import('./change-hospital/change-hospital.tsx')),
  about: lazily(() => import('./about/about.tsx')),
  spotlight: lazily(() => import('./spotlight/spotlight.tsx')),
  statistics: lazily(() => import('./statistics/statistics.tsx')),
  telemedicine: lazily(() => import('./telemedicine/telemedicine.tsx')),
  products: lazily(() => import('./products/products.tsx')),
  'call-to-action': lazily(() => import('./call-to-action/call-to-action.tsx')),
  partners: lazily(() => import('./partners/partners.tsx')),
  map: lazily(() => import('./map/map.tsx')),
};

/** For a move to the home page inside the site, which waits for all sections: they are fetched side by side. */
export function preloadSections(): void {
  for (const { load } of Object.values(sectionComponents)) load();
}
