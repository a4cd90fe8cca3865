import type { Policy } from '../schema/pages.ts';
import { brand } from './site.ts';

/** The texts are Markdown files in content/policies. */
export const policies = {
  accessibility: {
    title: `Accessibility | ${brand.name}`,
    description: `How to use the ${brand.name} website your own way, what is not good enough yet, and how to tell us what stops you.`,
    heading: 'Accessibility',
    lead: 'How you can use this site, what is not good yet, and how to tell us what stops you.',
    canonical: '/accessibility',
    date: '2026-11-16',
    dateLabel: 'Date of this statement:',
  },
  cookies: {
    title: `Cookies Policy | ${brand.name}`,
    description: `What the ${brand.name} website keeps in your browser, why and for how long, and how to say no to it.`,
    heading: 'Cookies Policy',
    lead: 'What this site keeps in your browser, and how you decide about it.',
    canonical: '/cookies-policy',
    date: '2025-07-11',
    dateLabel: 'Effective date:',
  },
  privacy: {
    title: `Privacy Policy | ${brand.name}`,
    description: `Which personal data reaches ${brand.name} through this website, what is done with it, and the six rights you have.`,
    heading: 'Privacy Policy',
    lead: 'Which data about you reaches us through this site, and what you can ask of us.',
    canonical: '/privacy-policy',
    alsoAt: '/privacy',
    date: '2025-07-11',
    dateLabel: 'Last updated:',
  },
} satisfies Record<string, Policy>;

export type PolicyId = keyof typeof policies;

export function policyAt(path: string): PolicyId {
  const entries = Object.entries(policies) as [PolicyId, Policy][];
  const [id] = entries.find(([, { canonical, alsoAt }]) => path === canonical || path === alsoAt) ?? [];
  if (!id) throw new Error('No policy has this address');
  return id;
}

export const policyWords = { contents: 'On this page' };
