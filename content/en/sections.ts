import * as facts from '../facts/sections.ts';
import type { Section } from '../schema/home.ts';
import { withWords } from '../with-words.ts';

/**
 * The sections of the home page in order; a slug gives a section a page of its own, and the terse slugs are those of
 * the old site.
 */
export const sections = withWords(facts.sections, {
  'testimonial-videos': {
    title: 'Stories from beneficiaries',
    description: 'Short films in which people tell what Ilera Eko cover has done for them.',
  },
  services: {
    title: 'How can we help you?',
    description: 'Explore plans, reach support, join the provider network or read about regulation.',
  },
  'change-hospital': {
    title: 'Need to change your hospital?',
    description: 'How an Ilera Eko enrollee moves to another accredited hospital.',
  },
  about: { title: 'Good health for everyone in Lagos' },
  spotlight: { title: 'One platform for every provider' },
  statistics: {
    title: 'The scheme in numbers',
    description: 'Lives covered, care providers and maternal cases of the Lagos State Health Scheme.',
  },
  telemedicine: {
    title: "Don't Google your symptoms; speak to a doctor from home",
    description: 'See a doctor by phone or app, 24 hours a day, as part of your Ilera Eko plan.',
  },
  products: {
    title: 'Our programmes',
    description: 'Ilera Eko, the state health scheme, and EKOSHA, which pays for those who cannot.',
  },
  'call-to-action': {
    title: 'Get Health Insurance. Get Wealth Bonus. Get Living.',
    description: 'Start your Ilera Eko enrolment or ask us first.',
  },
  partners: {
    title: 'Our partners',
    description: 'The organisations that stand behind the Lagos State Health Scheme.',
  },
  map: { title: 'Where to find us', description: 'The head office of LASHMA in Alausa, Ikeja, on the map.' },
}) satisfies Section[];

export type SectionId = (typeof sections)[number]['id'];
