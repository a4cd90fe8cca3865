import type * as english from '../en/sections.ts';
import * as facts from '../facts/sections.ts';
import { withWords } from '../with-words.ts';

export const sections: typeof english.sections = withWords(facts.sections, {
  'testimonial-videos': {
    title: 'Stories from pipo wey don benefit',
    description: 'Short films wia pipo dey tell wetin Ilera Eko cover don do for dem.',
  },
  services: {
    title: 'How we fit help you?',
    description: 'See di plans, reach support, join di provider network or read about regulation.',
  },
  'change-hospital': {
    title: 'You wan change your hospital?',
    description: 'How pesin wey don register for Ilera Eko fit move go anoda approved hospital.',
  },
  about: { title: 'Good health for everybody for Lagos' },
  spotlight: { title: 'One platform for all providers' },
  statistics: {
    title: 'Di scheme in numbers',
    description: 'Lives wey get cover, care providers, belle and delivery for di Lagos State Health Scheme.',
  },
  telemedicine: {
    title: 'No go Google your sickness; tok to doctor from house',
    description: 'See doctor by phone or app, 24 hours every day, as part of your Ilera Eko plan.',
  },
  products: {
    title: 'Our programmes',
    description: 'Ilera Eko, di state health scheme, and EKOSHA, wey dey pay for pipo wey no fit pay.',
  },
  'call-to-action': {
    title: 'Get health insurance. Get wealth bonus. Enjoy life.',
    description: 'Start to register for Ilera Eko, or ask us first.',
  },
  partners: {
    title: 'Our partners',
    description: 'Di organisations wey dey support di Lagos State Health Scheme.',
  },
  map: { title: 'Wia you go find us', description: 'Di LASHMA head office for Alausa, Ikeja, for di map.' },
});
