import { externalLinks } from './external-links.ts';

export const officialChannels = {
  id: 'official-channels',
  portals: {
    register: { to: externalLinks.register },
    pay: { to: externalLinks.pay },
    verify: { to: externalLinks.verify },
    changeHospital: { to: externalLinks.changeHospital },
    providerPlatform: { to: externalLinks.providerPlatform },
    regulator: { to: externalLinks.regulator },
    ekosha: { to: externalLinks.ekosha },
    spotlight: { to: externalLinks.spotlight },
    playStore: { to: externalLinks.playStore },
  },
  fraud: { to: '/faq#report-fraud' },
} as const;
