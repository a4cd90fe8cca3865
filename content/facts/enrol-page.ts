import { externalLinks } from './links.ts';
import { withPublished } from './published.ts';

/** In which LGA each place to enrol lies; its words name a town or an LCDA. */
export const enrolmentLgas: Readonly<Record<string, string>> = withPublished('enrolmentLgas', {
  'head-office': 'Ikeja',
  'alausa-kiosk': 'Ikeja',
  'ikorodu-division': 'Ikorodu',
  'badagry-division': 'Badagry',
  'lagos-island-division': 'Eti-Osa',
  'epe-division': 'Epe',
  'ikeja-division': 'Alimosho',
  'adamo-booth': 'Ikorodu',
  'sabo-ikorodu-booth': 'Ikorodu',
  'sabo-yaba-booth': 'Lagos Mainland',
  'ketu-booth': 'Kosofe',
  'aiyetoro-booth': 'Epe',
});

/** Where everybody can go; the kiosk beside it is for public servants. */
export const HEAD_OFFICE = 'head-office';
export const PUBLIC_SERVANTS_ONLY = 'alausa-kiosk';

export const enrolCases = {
  'parent-abroad': {
    id: 'parent-abroad',
    to: '/enrol?for=parent-abroad',
    links: {
      diaspora: { to: '/plan#diaspora-plan' },
      seniors: { to: '/plan#seniors-plan-content' },
    },
  },
  staff: {
    id: 'staff',
    to: '/enrol?for=staff',
    links: { employers: { to: '/employers' }, regulator: { to: externalLinks.regulator } },
  },
  'cannot-pay': {
    id: 'cannot-pay',
    to: '/enrol?for=cannot-pay',
    links: {
      ekosha: { to: externalLinks.ekosha },
      instalments: { to: '/faq#paying-in-instalments' },
      publicServants: { to: '/faq#public-servants' },
    },
  },
} as const;

export const parentSteps = {
  links: { register: { to: externalLinks.register }, pay: { to: externalLinks.pay } },
} as const;

export const enrolForm = {
  id: 'prepare',
  to: '/enrol',
  areaId: 'choose-area',
  hospitalId: 'choose-hospital',
} as const;

export const enrolSummary = {
  id: 'summary',
  register: externalLinks.register,
  pay: externalLinks.pay,
  regulator: externalLinks.regulator,
  provider: '/provider',
  agents: '/marketing-agents',
  coverDates: '/plan/cover-dates',
  lasrra: '/faq#lasrra',
  write: '/contact#write',
} as const;
