import { externalLinks } from './external-links.ts';
import type { Policy } from './schema/policy.ts';
import { brand, email, office, phoneLines } from './site.ts';

/** Their texts are the Markdown files in content/policies. */
export const policies = {
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
    date: '2025-07-11',
    dateLabel: 'Last updated:',
  },
} satisfies Record<string, Policy>;

export type PolicyId = keyof typeof policies;

export const policyWords = { contents: 'On this page' };

/** What stands in the texts between braces, so that a number or address changes in one place. */
export const policyValues: Record<string, string> = {
  brand: brand.name,
  fullName: brand.fullName,
  scheme: brand.scheme,
  email,
  tollFree: phoneLines.tollFree.display,
  tollFreeDigits: phoneLines.tollFree.digits,
  tollFreeTel: phoneLines.tollFree.tel,
  office: office.lines.join(', '),
  analyticsOptOut: externalLinks.analyticsOptOut,
};
