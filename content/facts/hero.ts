import { externalLinks } from './external-links.ts';

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
    provider: { icon: 'hospital', to: '/provider' },
    planHouseholdCost: { icon: 'calculator', to: '/plan#household-cost' },
    howToEnrol: { icon: 'user-plus', to: '/faq#how-to-enrol' },
    pay: { icon: 'credit-card', to: externalLinks.pay },
    faqChangingHospital: { icon: 'refresh-ccw', to: '/faq#changing-hospital' },
    complaint: { icon: 'message-circle', to: '/complaint' },
  },
} as const;
