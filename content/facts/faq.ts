import { externalLinks } from './links.ts';

export const enrolling = {
  id: 'enrolling',
  questions: {
    'who-must-enrol': { id: 'who-must-enrol' },
    'how-to-enrol': {
      id: 'how-to-enrol',
      links: {
        prepare: { to: '/enrol' },
        register: { to: externalLinks.register },
        whereToEnrol: { to: '/contact#where-to-enrol' },
        marketingAgents: { to: '/marketing-agents' },
      },
    },
    'where-to-enrol': {
      id: 'where-to-enrol',
      links: { whereToEnrol: { to: '/contact#where-to-enrol' } },
    },
    'what-to-bring': { id: 'what-to-bring', links: { prepare: { to: '/enrol' } } },
    lasrra: { id: 'lasrra' },
    nin: { id: 'nin', links: { faqLasrra: { to: '/faq#lasrra' } } },
    'enrolment-fee': { id: 'enrolment-fee', links: { faqReportFraud: { to: '/faq#report-fraud' } } },
    'public-servants': {
      id: 'public-servants',
      links: { whereToEnrol: { to: '/contact#where-to-enrol' } },
    },
    employers: {
      id: 'employers',
      links: { employers: { to: '/employers' }, prepare: { to: '/enrol?for=staff' } },
    },
    staff: { id: 'staff', links: { howToEnrol: { to: '/faq#how-to-enrol' } } },
    'small-business': { id: 'small-business', links: { employers: { to: '/employers' } } },
    'join-network': { id: 'join-network', links: { joinNetwork: { to: '/join-network' } } },
    'cannot-pay': {
      id: 'cannot-pay',
      links: { ekosha: { to: externalLinks.ekosha }, prepare: { to: '/enrol?for=cannot-pay' } },
    },
    'who-may-enrol-me': { id: 'who-may-enrol-me', links: { marketingAgents: { to: '/marketing-agents' } } },
  },
} as const;

export const paying = {
  id: 'plans-and-paying',
  questions: {
    'what-does-it-cost': {
      id: 'what-does-it-cost',
      links: {
        planHouseholdCost: { to: '/plan#household-cost' },
        planPlanComparison: { to: '/plan#plan-comparison' },
      },
    },
    'how-to-pay': { id: 'how-to-pay', links: { pay: { to: externalLinks.pay } } },
    'paying-in-instalments': { id: 'paying-in-instalments' },
    'when-cover-starts': {
      id: 'when-cover-starts',
      links: {
        planCoverDates: { to: '/plan/cover-dates' },
        faqWaitingPeriods: { to: '/faq#waiting-periods' },
      },
    },
    'waiting-periods': {
      id: 'waiting-periods',
      links: {
        planCoverDates: { to: '/plan/cover-dates' },
        planPlanComparison: { to: '/plan#plan-comparison' },
      },
    },
    renewing: {
      id: 'renewing',
      links: { pay: { to: externalLinks.pay }, verify: { to: externalLinks.verify } },
    },
    'late-renewal': { id: 'late-renewal', links: { pay: { to: externalLinks.pay } } },
    refund: {
      id: 'refund',
      links: {
        askedForMoney: { to: '/faq#hospital-asks-for-money' },
        complaint: { to: '/complaint' },
      },
    },
    dependants: { id: 'dependants', links: { planHouseholdCost: { to: '/plan#household-cost' } } },
    seniors: { id: 'seniors', links: { senior: { to: '/documents/senior.pdf' } } },
    diaspora: {
      id: 'diaspora',
      links: {
        prepare: { to: '/enrol?for=parent-abroad' },
        diaspora: { to: '/documents/diaspora.pdf' },
        askUs: {},
      },
    },
    'from-abroad': { id: 'from-abroad' },
  },
} as const;

export const usingYourCover = {
  id: 'using-your-cover',
  questions: {
    'finding-a-hospital': { id: 'finding-a-hospital', links: { provider: { to: '/provider' } } },
    'changing-hospital': {
      id: 'changing-hospital',
      links: { provider: { to: '/provider' }, changeHospital: { to: externalLinks.changeHospital } },
    },
    'is-it-covered': { id: 'is-it-covered', links: { whatIsCovered: { to: '/plan/what-is-covered' } } },
    emergency: { id: 'emergency', links: { emergency: { to: '/emergency' } } },
    'hospital-asks-for-money': {
      id: 'hospital-asks-for-money',
      links: { planPlanComparison: { to: '/plan#plan-comparison' }, complaint: { to: '/complaint' } },
    },
    pregnancy: {
      id: 'pregnancy',
      links: {
        planCoverDates: { to: '/plan/cover-dates' },
        maternalCare: { to: '/plan?search=maternal#plan-comparison' },
      },
    },
    'doctor-by-phone': { id: 'doctor-by-phone', links: { telemedicine: { to: '/telemedicine' } } },
    medicines: {
      id: 'medicines',
      links: {
        providerOpenPharmacy: { to: '/provider?open=pharmacy' },
        whatIsCovered: { to: '/plan/what-is-covered' },
      },
    },
    'refused-drugs': { id: 'refused-drugs', links: { complaint: { to: '/complaint' } } },
    'not-covered': { id: 'not-covered', links: { whatIsCovered: { to: '/plan/what-is-covered' } } },
    'checking-enrolment': { id: 'checking-enrolment', links: { verify: { to: externalLinks.verify } } },
    'lost-card': { id: 'lost-card' },
    'moving-away': { id: 'moving-away', links: { faqChangingHospital: { to: '/faq#changing-hospital' } } },
  },
} as const;

export const complaints = {
  id: 'complaints-and-safety',
  questions: {
    complaining: {
      id: 'complaining',
      links: { complaint: { to: '/complaint' }, complaintStatus: { to: '/complaint/status' } },
    },
    'report-fraud': { id: 'report-fraud' },
    'my-data': {
      id: 'my-data',
      links: { privacy: { to: '/privacy' }, cookiesPolicy: { to: '/cookies-policy' } },
    },
  },
} as const;

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

export const faqSearch = {
  shortcuts: {
    paying: { to: '/faq#plans-and-paying' },
    faqOfficialChannels: { to: '/faq#official-channels' },
    faqReportFraud: { to: '/faq#report-fraud' },
  },
  clear: { to: '/faq' },
  write: { to: '/contact' },
} as const;
