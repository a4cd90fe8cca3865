import type { ComponentType } from 'react';
import type { SectionId } from '#words/home.ts';
import { About } from './about/about.tsx';
import { CallToAction } from './call-to-action/call-to-action.tsx';
import { ChangeHospital } from './change-hospital/change-hospital.tsx';
import { OfficeMap } from './map/map.tsx';
import { Partners } from './partners/partners.tsx';
import { Products } from './products/products.tsx';
import type { SectionProps } from './section-frame.tsx';
import { Services } from './services/services.tsx';
import { Spotlight } from './spotlight/spotlight.tsx';
import { Statistics } from './statistics/statistics.tsx';
import { Telemedicine } from './telemedicine/telemedicine.tsx';
import { TestimonialVideos } from './testimonial-videos/testimonial-videos.tsx';

/** Typed by section id, so that none can be missing. */
export const sectionComponents: Record<SectionId, ComponentType<SectionProps>> = {
  'testimonial-videos': TestimonialVideos,
  services: Services,
  'change-hospital': ChangeHospital,
  about: About,
  spotlight: Spotlight,
  statistics: Statistics,
  telemedicine: Telemedicine,
  products: Products,
  'call-to-action': CallToAction,
  partners: Partners,
  map: OfficeMap,
};
