import { externalLinks } from './external-links.ts';

export const placePages = {
  cards: {
    hospital: { scene: 'provider', cloth: 'birds', ground: 'indigo' },
    pharmacy: { scene: 'hero-compliance', cloth: 'weave', ground: 'green' },
  },
} as const;

export const placePage = {
  choose: {
    hospital: {
      links: {
        register: { to: externalLinks.register },
        changeHospital: { to: externalLinks.changeHospital },
        plan: { to: '/plan' },
      },
    },
    pharmacy: { links: { plan: { to: '/plan' }, faqMedicines: { to: '/faq#medicines' } } },
  },
} as const;

export const gonePage = { change: { to: externalLinks.changeHospital } } as const;
