import { externalLinks } from './external-links.ts';

export const planPage = { hero: { action: { to: '#plans' }, compare: { to: '#plan-comparison' } } } as const;

export const planCards = { id: 'plans', buy: { to: externalLinks.register } } as const;

export const planComparison = { id: 'plan-comparison' } as const;

export const enrolment = {
  ways: { register: { to: externalLinks.register }, contactWhereToEnrol: { to: '/contact#where-to-enrol' } },
} as const;
