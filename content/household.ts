import {
  CHILD_AGE_LIMIT,
  familyPackages,
  jaaraPlus,
  SENIOR_AGE,
  seniorsPlan,
  standardJaara,
} from './plans.ts';

/** The input of domain/plans/household-cost.ts. */
export const householdContent = {
  familyPlans: [standardJaara, jaaraPlus],
  seniorsPlan,
  packages: familyPackages,
};

export const householdCalculator = {
  id: 'household-cost',
  heading: 'What will it cost us?',
  lead: 'Tell us who lives with you. We find the cheapest mix of policies for each plan and show the sum.',
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

/** Assumptions where the published rules are silent. */
export const householdAssumptions = [
  'A family of up to 4 is a principal, a spouse and 2 children, or a principal and 3 children. A family of up to 6 is a principal, a spouse and 4 children, or a principal and 5 children. Principal and spouse are adults of 23 to 59; children are under 23.',
  'A family package may cover fewer people than it has places for, when that is cheaper. Anybody under 60 may also have an individual policy.',
  'The price of an extra dependant under 23 is counted only on top of a full family of 6.',
  'The first two adults are taken as principal and spouse. On Jaara Plus, further adults join their family package as dependants above 23.',
  'People of 60 and above are counted on the Seniors Plan, and two of them as a couple. If they are not a couple, each pays the price for one person.',
  'The sum uses yearly premiums. Ask us to confirm your case before you pay.',
];
