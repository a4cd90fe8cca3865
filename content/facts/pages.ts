import type { NamedLine } from '../schema/contact.ts';
import { email, office, socialLinks } from './addresses.ts';
import { externalLinks } from './links.ts';
import { withPublished } from './published.ts';
import { brand, phoneLines } from './site.ts';

export const pages = {
  home: { path: '/', card: { scene: 'hero-family', cloth: 'circles', ground: 'indigo' } },
  plan: { path: '/plan', card: { scene: 'hero-pay', cloth: 'combs', ground: 'green' } },
  planCoverDates: {
    path: '/plan/cover-dates',
    card: { scene: 'hero-family', cloth: 'combs', ground: 'rust' },
  },
  whatIsCovered: {
    path: '/plan/what-is-covered',
    card: { scene: 'provider', cloth: 'cowries', ground: 'green' },
  },
  whatWouldIPay: {
    path: '/plan/what-would-i-pay',
    card: { scene: 'hero-pay', cloth: 'cowries', ground: 'indigo' },
  },
  provider: { path: '/provider', card: { scene: 'provider', cloth: 'birds', ground: 'indigo' } },
  emergency: { path: '/emergency', card: { scene: 'provider', cloth: 'weave', ground: 'rust' } },
  marketingAgents: {
    path: '/marketing-agents',
    card: { scene: 'hero-enrol', cloth: 'cowries', ground: 'rust' },
  },
  resources: { path: '/resources', card: { scene: 'hero-compliance', cloth: 'combs', ground: 'indigo' } },
  contact: { path: '/contact', card: { scene: 'hero-vbooth', cloth: 'circles', ground: 'rust' } },
  enrol: { path: '/enrol', card: { scene: 'hero-enrol', cloth: 'circles', ground: 'green' } },
  employers: { path: '/employers', card: { scene: 'hero-compliance', cloth: 'weave', ground: 'rust' } },
  joinNetwork: { path: '/join-network', card: { scene: 'provider', cloth: 'cowries', ground: 'green' } },
  complaint: { path: '/complaint', card: { scene: 'about', cloth: 'combs', ground: 'rust' } },
  isThisLashma: {
    path: '/is-this-lashma',
    card: { scene: 'hero-compliance', cloth: 'birds', ground: 'rust' },
  },
  about: { path: '/about', card: { scene: 'about', cloth: 'cowries', ground: 'green' } },
  blog: { path: '/blog', card: { scene: 'telemedicine', cloth: 'birds', ground: 'green' } },
  faq: { path: '/faq', card: { scene: 'lost', cloth: 'weave', ground: 'indigo' } },
  privacyPolicy: {
    path: '/privacy-policy',
    alsoAt: '/privacy',
    card: { scene: 'hero-bridge', cloth: 'weave', ground: 'green' },
  },
  cookiesPolicy: { path: '/cookies-policy', card: { scene: 'hero-bridge', cloth: 'weave', ground: 'rust' } },
  accessibility: {
    path: '/accessibility',
    card: { scene: 'hero-bridge', cloth: 'circles', ground: 'indigo' },
  },
} as const;

/** What people come to do; first in the menu of a phone, and first in Our Network. */
export const menuTasks = {
  emergency: { to: '/emergency' },
  whatIsCovered: { to: '/plan/what-is-covered' },
  faq: { to: '/faq' },
  isThisLashma: { to: '/is-this-lashma' },
} as const;

/** What there is to read; last in the menu of a phone, and last in Our Network. */
export const menuNews = { blog: { to: '/blog' }, newsletter: { to: '/newsletter' } } as const;

export const menu = {
  home: { to: '/' },
  plan: { to: '/plan' },
  'our-arms': {
    id: 'our-arms',
    links: {
      ileraEko: { to: '/maintenance' },
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
  emergency: { to: '/emergency' },
  about: { to: '/about' },
  blog: { to: '/blog' },
  contact: { to: '/contact' },
  complaint: { to: '/complaint' },
  isThisLashma: { to: '/is-this-lashma' },
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

export const complaintPage = { status: { to: '/complaint/status' } } as const;

export const escalation = {
  ways: {
    callAgain: {},
    hefamaa: { link: { to: externalLinks.hefamaa } },
    nhia: {},
  },
} as const;

export const complaintSentPage = {
  whatsAppUrl: externalLinks.whatsAppShare,
  ways: { complaintStatus: { to: '/complaint/status' } },
  unknown: { ways: { call: {}, complaintStatus: { to: '/complaint/status' } } },
} as const;

export const complaintStatusPage = { found: { again: { to: '/complaint/status' } } } as const;

export const consentCookie = { name: 'lashma_cookie_consent', days: 365 };

/** Where the choice is posted. */
export const consentPath = '/api/consent';

export const consentBanner = { policy: { to: '/cookies-policy' } } as const;

export const newsletterWays = { again: { to: '/newsletter' }, home: { to: '/' } } as const;

export const unsubscribePage = { failed: { ways: { contact: { to: '/contact' }, home: {} } } } as const;

export const notFoundPage = {
  code: '404',
  home: { to: '/' },
  ways: {
    plan: { icon: 'shield-check', to: '/plan' },
    provider: { icon: 'hospital', to: '/provider' },
    contact: { icon: 'message-circle', to: '/contact' },
    phone: { icon: 'phone' },
  },
} as const;

export const maintenancePage = {
  ways: { plan: { to: '/plan' }, provider: { to: '/provider' } },
  home: { to: '/' },
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

export const searchPage = {
  tasks: {
    emergency: { to: '/emergency' },
    provider: { to: '/provider' },
    whatIsCovered: { to: '/plan/what-is-covered' },
    planHouseholdCost: { to: '/plan#household-cost' },
    howToEnrol: { to: '/enrol' },
    faqRenewing: { to: '/faq#renewing' },
    faqChangingHospital: { to: '/faq#changing-hospital' },
    complaint: { to: '/complaint' },
  },
} as const;

/** Our own names; beside other words they say nothing: "ilera eko price" asks for the price. */
export const ownNames = ['ilera eko', 'ileraeko', 'lashma'];

const noHours: Partial<Record<NamedLine, string>> = {};
/** Of the lines whose hours staff have published. */
const openingHours: Partial<Record<NamedLine, string>> = withPublished('openingHours', noHours);

/** The agency's structured data; placeholder phone lines and accounts (see launch.ts) are left out. */
export const agencyRecord = {
  name: brand.fullName,
  shortName: brand.name,
  logo: '/icon-512.png',
  email,
  address: {
    street: office.lines.slice(0, -1).join(', '),
    locality: (office.lines.slice(-1)[0] ?? '').replace(/, Lagos$/, ''),
    region: 'Lagos',
    country: 'NG',
  },
  lines: [
    { ...phoneLines.tollFree, hours: openingHours.tollFree, purpose: 'customer support', tollFree: true },
    { ...phoneLines.askLine, hours: openingHours.askLine, purpose: 'enquiries', tollFree: true },
    { ...phoneLines.salesLine, hours: openingHours.salesLine, purpose: 'sales', tollFree: false },
    { ...phoneLines.doctorLine, hours: openingHours.doctorLine, purpose: 'telemedicine', tollFree: false },
  ],
  accounts: socialLinks.filter(({ icon }) => icon !== 'whatsapp').map(({ to }) => to),
  planCategory: 'Health insurance',
  area: 'Lagos State',
};
