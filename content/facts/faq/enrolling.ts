import { externalLinks } from '../external-links.ts';

export const enrolling = {
  id: 'enrolling',
  questions: {
    'who-must-enrol': { id: 'who-must-enrol' },
    'how-to-enrol': {
      id: 'how-to-enrol',
      links: {
        register: { to: externalLinks.register },
        whereToEnrol: { to: '/contact#where-to-enrol' },
        marketingAgents: { to: '/marketing-agents' },
      },
    },
    'where-to-enrol': {
      id: 'where-to-enrol',
      links: { whereToEnrol: { to: '/contact#where-to-enrol' } },
    },
    'what-to-bring': { id: 'what-to-bring' },
    lasrra: { id: 'lasrra' },
    nin: { id: 'nin', links: { faqLasrra: { to: '/faq#lasrra' } } },
    'enrolment-fee': { id: 'enrolment-fee', links: { faqReportFraud: { to: '/faq#report-fraud' } } },
    'public-servants': {
      id: 'public-servants',
      links: { whereToEnrol: { to: '/contact#where-to-enrol' } },
    },
    employers: { id: 'employers', links: { employers: { to: '/employers' } } },
    staff: { id: 'staff', links: { howToEnrol: { to: '/faq#how-to-enrol' } } },
    'small-business': { id: 'small-business', links: { employers: { to: '/employers' } } },
    'join-network': { id: 'join-network', links: { joinNetwork: { to: '/join-network' } } },
    'cannot-pay': { id: 'cannot-pay', links: { ekosha: { to: externalLinks.ekosha } } },
    'who-may-enrol-me': { id: 'who-may-enrol-me', links: { marketingAgents: { to: '/marketing-agents' } } },
  },
} as const;
