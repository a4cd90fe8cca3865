import { externalLinks } from './external-links.ts';

export const menu = {
  home: { to: '/' },
  plan: { to: '/plan' },
  'our-arms': {
    id: 'our-arms',
    links: {
      maintenance: { to: '/maintenance' },
      lshsRegulation: { to: '/maintenance' },
      ekosha: { to: externalLinks.ekosha },
    },
  },
  about: { to: '/about' },
  'our-network': {
    id: 'our-network',
    links: {
      stateGovernment: { to: externalLinks.stateGovernment },
      spotlight: { to: externalLinks.spotlight },
      resources: { to: '/resources' },
      marketingAgents: { to: '/marketing-agents' },
      employers: { to: '/employers' },
      joinNetwork: { to: '/join-network' },
      faq: { to: '/faq' },
      verify: { to: externalLinks.verify },
      changeHospital: { to: externalLinks.changeHospital },
    },
  },
  provider: { to: '/provider' },
  contact: { to: '/contact' },
} as const;

export const headerButtons = {
  enrol: { to: externalLinks.register },
  pay: { to: externalLinks.pay },
} as const;

export const footerNavigation = {
  home: { to: '/' },
  about: { to: '/about' },
  blog: { to: '/blog' },
  contact: { to: '/contact' },
  complaint: { to: '/complaint' },
  faq: { to: '/faq' },
  employers: { to: '/employers' },
  joinNetwork: { to: '/join-network' },
} as const;

export const benefitDocuments = {
  standardJaara: { to: '/documents/standard-jaara.pdf' },
  senior: { to: '/documents/senior.pdf' },
  diaspora: { to: '/documents/diaspora.pdf' },
  vbooth: {},
} as const;

export const legalLinks = {
  privacy: { to: '/privacy' },
  cookiesPolicy: { to: '/cookies-policy' },
  accessibility: { to: '/accessibility' },
  termsAgreement: {},
} as const;
