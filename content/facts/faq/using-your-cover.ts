import { externalLinks } from '../external-links.ts';

export const usingYourCover = {
  id: 'using-your-cover',
  questions: {
    'finding-a-hospital': { id: 'finding-a-hospital', links: { provider: { to: '/provider' } } },
    'changing-hospital': {
      id: 'changing-hospital',
      links: { changeHospital: { to: externalLinks.changeHospital }, provider: { to: '/provider' } },
    },
    'is-it-covered': { id: 'is-it-covered', links: { whatIsCovered: { to: '/plan/what-is-covered' } } },
    emergency: { id: 'emergency' },
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
