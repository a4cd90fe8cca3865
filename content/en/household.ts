import * as facts from '../facts/household.ts';
import {
  CHILD_AGE_LIMIT,
  familyPackages,
  jaaraPlus,
  SENIOR_AGE,
  seniorsPlan,
  standardJaara,
} from './plans.ts';
import { sharingWords } from './site.ts';

/** The names of domain/plans/household-cost.ts. */
type OpenQuestion = 'policy-alone' | 'child-alone' | 'grown-dependant' | 'senior-couple';

/** The input of domain/plans/household-cost.ts. */
export const householdContent = {
  familyPlans: [standardJaara, jaaraPlus],
  seniorsPlan,
  packages: familyPackages,
};

export const householdCalculator = {
  id: facts.householdCalculator.id,
  heading: 'What will it cost us?',
  lead: 'Tell us who lives with you. We find the cheapest mix of policies for each plan, and what else is possible.',
  groups: {
    adults: { label: 'Adults', hint: `${CHILD_AGE_LIMIT} to ${SENIOR_AGE - 1} years` },
    children: { label: 'Children', hint: `under ${CHILD_AGE_LIMIT} years` },
    seniors: { label: 'Seniors', hint: `${SENIOR_AGE} years and above` },
  },
  fewer: (label: string) => `${label}: one fewer`,
  more: (label: string) => `${label}: one more`,
  tooMany: (max: number) => `${max} at most. Call us for more.`,
  submit: 'Work it out',
  answer: (plan: string, total: string) => `${plan}: ${total} a year.`,
  total: 'Total a year',
  cheapest: 'Lowest price',
  /** Over a dearer way: of all that the cheapest leaves open, how much it still does. */
  otherWay: (open: number, stillOpen: number): string => {
    if (open === 1) return 'If the answer is no';
    return stillOpen === 0 ? 'If every answer is no' : 'If one answer is no';
  },
  instalments: 'In instalments',
  instalment: (times: number, each: string, sum: string) => `${times} × ${each} = ${sum}`,
  noInstalments: 'Instalments for this mix are not published: ask us.',
  instalmentsNote:
    'Some care is covered only once the premium of the whole year is paid: maternal care and screening, and on Jaara Plus also surgery and secondary care.',
  people: (counts: string[]) => `For: ${counts.join(', ')}.`,
  count: (label: string, count: number) => `${label} ${count}`,
  nobody: 'Add at least one person to see a price.',
  assumptionsHeading: 'How we work it out',
};

/** The labels of a cost line, by count. */
export const costItemWords = {
  individual: { one: 'individual policy', many: 'individual policies' },
  family4: { one: 'family of up to 4', many: 'families of up to 4' },
  family6: { one: 'family of up to 6', many: 'families of up to 6' },
  'extra-under-23': { one: 'extra dependant under 23', many: 'extra dependants under 23' },
  'extra-above-23': { one: 'dependant above 23', many: 'dependants above 23' },
  'senior-couple': { one: 'Seniors Plan for a couple', many: 'Seniors Plans for couples' },
  senior: { one: 'Seniors Plan for one person', many: 'Seniors Plans for one person' },
};

/** What to ask before relying on a way that the published rules leave open. */
export const openQuestions: Record<OpenQuestion, string> = {
  'child-alone': 'Ask whether a child may have its own policy.',
  'policy-alone': 'Ask whether a child may have its own policy, or one of two parents.',
  'grown-dependant': 'Ask whether the other adults count as your dependants.',
  'senior-couple': 'Ask whether two of the seniors count as a couple.',
};

export const householdSharing = {
  share: 'Share this price',
  title: 'What Ilera Eko costs our household a year',
  ...sharingWords,
  whatsApp: 'Send the price by WhatsApp',
  print: 'Print / save the price',
  printedFrom: 'Work it out again at',
};

/** Assumptions where the published rules are silent. */
export const householdAssumptions = [
  'A family of up to 4 is a principal, a spouse and 2 children, or a principal and 3 children. A family of up to 6 is a principal, a spouse and 4 children, or a principal and 5 children. Principal and spouse are adults of 23 to 59; children are under 23.',
  'A family package may cover fewer people than it has places for, when that is cheaper. Anybody under 60 may also have an individual policy.',
  'The price of an extra dependant under 23 is counted only on top of a full family of 6.',
  'The first two adults are taken as principal and spouse. On Jaara Plus, further adults join their family package as dependants above 23.',
  'People of 60 and above are counted on the Seniors Plan, and two of them as a couple. If they are not a couple, each pays the price for one person.',
  'Instalments are shown where they are published: for individual and family policies of the Jaara plans. Ask us to confirm your case before you pay.',
];
