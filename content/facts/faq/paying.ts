import { externalLinks } from '../external-links.ts';

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
    diaspora: { id: 'diaspora', links: { diaspora: { to: '/documents/diaspora.pdf' }, askUs: {} } },
    'from-abroad': { id: 'from-abroad' },
  },
} as const;
