import type { BenefitRowId } from '../schema/plan.ts';
import { planFactsDate } from './plans.ts';
import { brand } from './site.ts';

/** The words of the plan documents (PDF) that the plan page does not have. */
export const planDocument = {
  kind: 'Benefit package',
  author: `${brand.fullName} (${brand.name})`,
  subject: (planName: string) =>
    `What the ${planName} of ${brand.scheme} covers, what it costs and when cover begins`,
  factsDate: `Facts as of ${planFactsDate.text}`,
  page: (number: number, count: number) => `Page ${number} of ${count}`,
  glance: 'At a glance',
  costs: {
    heading: 'What it costs',
    who: 'Who is covered',
    year: 'A year',
    instalments: 'In instalments',
    note: 'What it means',
    meanings: {
      'premium-individual': 'One person',
      'premium-family4': 'Principal, spouse and 2 children, or principal and 3 children; children under 23',
      'premium-family6': 'Principal, spouse and 4 children, or principal and 5 children; children under 23',
      'premium-couple': 'Two spouses of 60 and above',
    } as Partial<Record<BenefitRowId, string>>,
    each: (times: number, amount: string) => `${times} × ${amount}`,
    notApplicable: 'Not applicable',
    notStated: 'Not stated',
    extraUnder23: { label: 'Extra dependant under 23', note: 'For each one beyond the family package' },
    above23: { label: 'Dependant above 23', note: 'For each one, whatever the size of the family' },
    instalmentTotals: (totals: string) => `In instalments a year costs more: ${totals}.`,
  },
  benefits: { heading: 'What the plan covers', benefit: 'Benefit', cover: 'Cover' },
  details: { part: 'Field', what: 'What you get' },
  waiting: {
    heading: 'When cover begins',
    screening: (year: number) => `Annual screening starts in year ${year}.`,
  },
  contact: {
    heading: 'Talk to us',
    lead: 'Support is open 24 hours a day, 7 days a week.',
    register: 'Enrol online',
    email: 'E-mail',
    office: 'Office',
  },
  diaspora: {
    kind: 'Cover paid from abroad',
    launched: 'launched',
    divided: 'divided into two products',
    products: 'The two products',
    product: 'Product',
    audience: 'For whom',
    terms: 'Benefits and prices',
    unpublished: 'On request: ask us',
  },
};
