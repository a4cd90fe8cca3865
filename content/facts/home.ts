import { externalLinks } from './links.ts';

const DELAY_MS = 5_000;

/** The compliance notice takes longer to read. */
const COMPLIANCE_DELAY_MS = 30_000;

export const heroSlides = {
  enrol: { id: 'enrol', btnLink: externalLinks.register, delayMs: DELAY_MS },
  family: { id: 'family', btnLink: externalLinks.register, delayMs: DELAY_MS },
  compliance: { id: 'compliance', btnLink: externalLinks.regulator, delayMs: COMPLIANCE_DELAY_MS },
  pay: { id: 'pay', btnLink: externalLinks.pay, delayMs: DELAY_MS },
  vbooth: { id: 'vbooth', delayMs: DELAY_MS },
  bridge: { id: 'bridge', btnLink: '/plan', delayMs: DELAY_MS },
} as const;

export const quickTasks = {
  list: {
    emergency: { icon: 'activity', to: '/emergency' },
    provider: { icon: 'hospital', to: '/provider' },
    whatIsCovered: { icon: 'shield-check', to: '/plan/what-is-covered' },
    planHouseholdCost: { icon: 'calculator', to: '/plan#household-cost' },
    howToEnrol: { icon: 'user-plus', to: '/enrol' },
    pay: { icon: 'credit-card', to: externalLinks.pay },
    faqChangingHospital: { icon: 'refresh-ccw', to: '/faq#changing-hospital' },
    complaint: { icon: 'message-circle', to: '/complaint' },
    cannotPay: { icon: 'hand-heart', to: '/enrol?for=cannot-pay' },
    fromAbroad: { icon: 'heart-handshake', to: '/enrol?for=parent-abroad' },
    forStaff: { icon: 'users', to: '/enrol?for=staff' },
    isThisLashma: { icon: 'badge-check', to: '/is-this-lashma' },
  },
} as const;

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

export const sections = {
  'testimonial-videos': { id: 'testimonial-videos', slug: 'youtube' },
  services: { id: 'services', slug: 'card' },
  'change-hospital': { id: 'change-hospital', slug: 'break' },
  about: { id: 'about' },
  spotlight: { id: 'spotlight' },
  statistics: { id: 'statistics', slug: 'stat' },
  telemedicine: { id: 'telemedicine', slug: 'telemedicine' },
  products: { id: 'products', slug: 'programs' },
  'call-to-action': { id: 'call-to-action', slug: 'gap' },
  partners: { id: 'partners', slug: 'partner' },
  map: { id: 'map', slug: 'gmaps' },
} as const;

export const serviceCards = {
  plans: { id: 'plans', icon: 'shield-check', link: '/plans' },
  support: { id: 'support', icon: 'headset', link: '/contact' },
  provider: {
    id: 'provider',
    icon: 'hospital',
    link: externalLinks.providerPlatform,
    also: { to: '/join-network' },
  },
  regulation: { id: 'regulation', icon: 'scale', link: '/maintenance', also: { to: '/employers' } },
} as const;

export const productCards = {
  'ilera-eko': { id: 'ilera-eko', more: { to: '/maintenance' } },
  ekosha: { id: 'ekosha', more: { to: externalLinks.ekosha } },
} as const;

export const partners = {
  community: { id: 'community', kind: 'category' },
  arfh: { id: 'arfh', kind: 'named' },
  'health-sector': { id: 'health-sector', kind: 'category' },
  ccsi: { id: 'ccsi', kind: 'named' },
  civic: { id: 'civic', kind: 'category' },
  development: { id: 'development', kind: 'category' },
  'first-bank': { id: 'first-bank', kind: 'named' },
  'global-fund': { id: 'global-fund', kind: 'named' },
  healthcare: { id: 'healthcare', kind: 'category' },
  'social-fund': { id: 'social-fund', kind: 'category' },
  lsetf: { id: 'lsetf', kind: 'named' },
  finance: { id: 'finance', kind: 'category' },
  'public-office': { id: 'public-office', kind: 'category' },
  'sterling-bank': { id: 'sterling-bank', kind: 'named' },
  technology: { id: 'technology', kind: 'category' },
  unicef: { id: 'unicef', kind: 'named' },
  usaid: { id: 'usaid', kind: 'named' },
  'wema-bank': { id: 'wema-bank', kind: 'named' },
} as const;

export const testimonialVideos = {
  woman: { type: 'youtube', url: 'https://www.youtube.com/shorts/Y0ZaILQDlcU', scene: 'story-1' },
  family: {
    type: 'youtube',
    url: 'https://www.youtube.com/shorts/PUnMTesyGO0',
    scene: 'story-2',
  },
  beneficiary: {
    type: 'youtube',
    url: 'https://www.youtube.com/shorts/d8PCHIRuJME',
    scene: 'story-3',
  },
} as const;

export const statisticsSection = { find: { to: '/provider' } } as const;
