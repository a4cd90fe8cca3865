import { externalLinks } from './external-links.ts';

export const changeHospitalSection = { link: { to: externalLinks.changeHospital } } as const;

export const aboutSection = { link: { to: '/about' } } as const;

export const spotlightSection = {
  link: { to: externalLinks.providerPlatform },
  guide: { to: '/join-network' },
  radio: { to: externalLinks.spotlight },
} as const;

export const telemedicineSection = {
  playStore: { to: externalLinks.playStore },
  appStore: { to: externalLinks.appStore },
} as const;

export const callToActionSection = {
  start: { to: externalLinks.register },
  contact: { to: '/contact' },
} as const;

export const mapSection = { others: { to: '/contact#where-to-enrol' } } as const;

export const supportSection = {
  routes: {
    phone: { icon: 'phone' },
    whatsapp: { icon: 'whatsapp' },
    mail: { icon: 'mail' },
    contact: { icon: 'file-text', to: '/contact' },
  },
} as const;

export const popUp = { action: { to: externalLinks.register } } as const;
